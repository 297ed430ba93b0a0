import { Chip, Tab, Tabs } from '@mui/material';
import { useGetList, useResourceContext, useTranslate } from 'react-admin';
import { NUMBER_ALONE, SERVER_ORDER } from '../../dataProvider/listing.ts';

const STATUSES = ['published', 'pending'] as const;
export type Status = (typeof STATUSES)[number];

const COLOUR = { published: 'success', pending: 'warning' } as const;

export const tabId = (status: Status) => `tab-${status}`;
export const tabPanelId = 'tab-content';

interface StatusTabsProps {
  status: Status;
  onChange: (status: Status) => void;
}

export const StatusTabs = ({ status, onChange }: StatusTabsProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const counts = { published: useCount('published'), pending: useCount('pending') };
  return (
    <Tabs
      value={status}
      onChange={(_event, chosen: Status) => onChange(chosen)}
      aria-label={translate(`resources.${resource}.name`)}
      sx={{ marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {STATUSES.map((value) => (
        <Tab
          key={value}
          value={value}
          id={tabId(value)}
          aria-controls={value === status ? tabPanelId : undefined}
          aria-description={
            counts[value] === undefined
              ? undefined
              : translate('list.records', { smart_count: counts[value] })
          }
          label={translate(`list.${value}`)}
          icon={
            // drawn by CSS: the tab's text stays its label to the letter, and the number is its description
            <Chip
              component="span"
              size="small"
              variant="outlined"
              color={COLOUR[value]}
              data-count={counts[value]}
              sx={{
                visibility: counts[value] === undefined ? 'hidden' : undefined,
                minWidth: 26,
                '&::after': { content: 'attr(data-count)', paddingInline: 0.75 },
                '& .MuiChip-label': { display: 'none' },
              }}
            />
          }
          iconPosition="end"
          // all tabs of a telephone are seen at once
          sx={{
            minHeight: 48,
            gap: { sm: 0.5 },
            minWidth: { xs: 'min-content', sm: 90 },
            paddingInline: { xs: 0.75, sm: 2 },
          }}
        />
      ))}
    </Tabs>
  );
};

/** How many items a tab holds: the number alone, never the list. */
const useCount = (status: Status) => {
  const resource = useResourceContext() ?? '';
  return useGetList(resource, { pagination: NUMBER_ALONE, sort: SERVER_ORDER, filter: { status } }).total;
};
