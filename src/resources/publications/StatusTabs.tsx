import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetList, useResourceContext, useTranslate } from 'ra-core';
import { SERVER_ORDER } from '../../dataProvider/listing.ts';

export const STATUSES = ['published', 'pending'] as const;
export type Status = (typeof STATUSES)[number];

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
          label={translate(`list.${value}`)}
          aria-label={translate(`list.${value}`)}
          aria-description={
            counts[value] === undefined
              ? undefined
              : translate('list.records', { smart_count: counts[value] })
          }
          icon={
            counts[value] === undefined ? undefined : (
              <Chip
                size="small"
                className="tabular"
                label={counts[value]}
                color={value === 'pending' ? 'warning' : 'success'}
                variant="outlined"
              />
            )
          }
          iconPosition="end"
        />
      ))}
    </Tabs>
  );
};

/** How many items a tab holds; read from the list that the tab shows, so it costs no further request. */
const useCount = (status: Status) => {
  const resource = useResourceContext() ?? '';
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: SERVER_ORDER, filter: { status } },
    { onError: (error: Error) => console.error(error) },
  );
  return total;
};
