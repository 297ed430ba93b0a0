import { useGetList, useResourceContext, useTranslate } from 'ra-core';
import { Tab, Tabs } from '../../components/Tabs.tsx';
import { NUMBER_ALONE, SERVER_ORDER } from '../../dataProvider/listing.ts';

export const STATUSES = ['published', 'pending'] as const;
export type Status = (typeof STATUSES)[number];

const COLOUR = { published: 'success', pending: 'warning' };

interface StatusTabsProps {
  status: Status;
  onChange: (status: Status) => void;
}

export const StatusTabs = ({ status, onChange }: StatusTabsProps) => {
  const translate = useTranslate();
  const counts = { published: useCount('published'), pending: useCount('pending') };
  return (
    <div className="tabs-line">
      <Tabs value={status} onChange={onChange}>
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
            // drawn by CSS, so that the tab's name stays its label; the number is the tab's description
            mark={<span className={`tab-count ${COLOUR[value]}`} data-count={counts[value]} />}
          />
        ))}
      </Tabs>
    </div>
  );
};

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
