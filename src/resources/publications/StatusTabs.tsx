import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetList, useResourceContext, useTranslate } from 'ra-core';
import { NUMBER_ALONE, SERVER_ORDER } from '../../dataProvider/listing.ts';

export const STATUSES = ['published', 'pending'] as const;
export type Status = (typeof STATUSES)[number];

const COLOUR = { published: 'success.main', pending: 'warning.main' };

interface StatusTabsProps {
  status: Status;
  onChange: (status: Status) => void;
}

export const StatusTabs = ({ status, onChange }: StatusTabsProps) => {
  const translate = useTranslate();
  const counts = { published: useCount('published'), pending: useCount('pending') };
  return (
    <Tabs
      value={status}
      onChange={(_event, chosen: Status) => onChange(chosen)}
      sx={{ marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {STATUSES.map((value) => (
        <Tab
          key={value}
          value={value}
          id={`tab-${value}`}
          aria-controls={value === status ? 'tab-content' : undefined}
          aria-description={
            counts[value] === undefined
              ? undefined
              : translate('list.records', { smart_count: counts[value] })
          }
          label={translate(`list.${value}`)}
          icon={<Count value={counts[value]} colour={COLOUR[value]} />}
          iconPosition="end"
        />
      ))}
    </Tabs>
  );
};

/** Drawn by CSS, so that the tab's name stays its label; the number is the tab's description. */
const Count = ({ value, colour }: { value?: number; colour: string }) => (
  <Box
    component="span"
    data-count={value ?? ''}
    sx={{
      visibility: value === undefined ? 'hidden' : undefined,
      minWidth: 26,
      marginInlineStart: 1,
      paddingInline: 0.75,
      border: '1px solid',
      borderRadius: 5,
      color: colour,
      fontSize: 13,
      lineHeight: '22px',
      fontVariantNumeric: 'tabular-nums',
      '&::after': { content: 'attr(data-count)' },
    }}
  />
);

/** How many items a tab holds: the number alone, never the list. */
const useCount = (status: Status) => {
  const resource = useResourceContext() ?? '';
  const { total } = useGetList(
    resource,
    { pagination: NUMBER_ALONE, sort: SERVER_ORDER, filter: { status } },
    { onError: (error: Error) => console.error(error) },
  );
  return total;
};
