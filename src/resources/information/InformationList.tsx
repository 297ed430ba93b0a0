import '../../i18n/registers.ts';
import { useListContext } from 'react-admin';
import { MissingSelect } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { ListByType } from '../../components/list/ListByType.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { NUMBER_ALONE } from '../../dataProvider/listing.ts';
import { useOpenYears } from './useOpenYears.ts';
import { YearPanel } from './YearPanel.tsx';
import { yearsDown } from './years.ts';

const filters = [<MissingSelect key="lacking" source="lacking" />];

/** The documents of the chosen type, year by year. The list around the years has their numbers alone. */
export const InformationList = () => (
  <ListByType placeholder="types.chooseTable" notChosen="information.notChosen">
    {(code) => (
      <List
        key={code}
        title={false}
        storeKey={code}
        filter={{ code }}
        perPage={NUMBER_ALONE.perPage}
        filters={filters}
        actions={false}
        pagination={false}
      >
        <Years code={code} />
      </List>
    )}
  </ListByType>
);

/** An accordion of years; at first the newest year with documents is open. */
const Years = ({ code }: { code: string }) => {
  const { data, meta, error, isPending, filterValues } = useListContext();
  const counts: Record<string, number> = meta?.groups ?? {};
  const years = yearsDown(Object.keys(counts));
  const [open, toggle] = useOpenYears(code, years.find((year) => counts[year]) ?? years[0]);
  if (error && !data) return null;
  if (isPending) return <SkeletonRows rowCount={years.length} columnCount={2} />;
  return years.map((year) => (
    <YearPanel
      key={year}
      filter={{ ...filterValues, code, year: String(year) }}
      count={meta?.groups && (counts[year] ?? 0)}
      isOpen={open.includes(year)}
      onToggle={() => toggle(year)}
    />
  ));
};
