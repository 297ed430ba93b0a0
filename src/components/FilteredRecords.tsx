import { type RaRecord, useResourceContext, useStore, useTranslate } from 'ra-core';
import { createContext, type ReactNode, useContext } from 'react';
import { AddButton } from './AddButton.tsx';
import { DateRangeFilter, rangeIn } from './DateRangeFilter.tsx';
import { LackingSelect } from './LackingSelect.tsx';
import { ListPages } from './ListPages.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { PageHeader } from './PageHeader.tsx';
import { RecordList } from './RecordList.tsx';
import { type Column, RecordTable } from './RecordTable.tsx';
import { SearchInput } from './SearchInput.tsx';
import { useTyped } from './useTyped.ts';

type Filter = Record<string, string>;

interface Filtering {
  filter: Filter;
  setFilter: (change: Filter) => void;
  /** What stands in the search box. */
  typed: string;
  type: (title: string) => void;
}

const FilterContext = createContext<Filtering>({
  filter: {},
  setFilter: () => undefined,
  typed: '',
  type: () => undefined,
});

interface FilteredRecordsProps<R extends RaRecord> {
  /** Names this list among those of its kind. */
  name: string;
  columns: readonly Column<R>[];
  /** The accessible name of the table. */
  label: string;
  /** What the list is always narrowed by. */
  permanent?: Filter;
  /** Stands on the right of the filters, and in an empty list that no filter has emptied. */
  action?: ReactNode;
  /** The same of the empty list, where it is another. */
  emptyAction?: ReactNode;
  /** What an empty list says, where nothing has emptied it. */
  emptyText?: string;
  perPage?: number;
  /** The filters: `TitleSearch`, `PostedRange`. */
  children: ReactNode;
}

/** Records under their filters, which are kept while the session lasts: coming back from a form finds them as they were. */
export const FilteredRecords = <R extends RaRecord>({
  name,
  columns,
  label,
  permanent,
  action = <AddButton />,
  emptyAction = action,
  emptyText,
  perPage,
  children,
}: FilteredRecordsProps<R>) => {
  const resource = useResourceContext();
  const [filter, setWhole] = useStore<Filter>(`${resource}.${name}.filter`, {});
  const { typed, type } = useTyped(filter.title ?? '', (title) => setWhole((now) => ({ ...now, title })));
  const { from, to, ...others } = filter;
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const setFilter = (change: Filter) => setWhole({ ...filter, ...change });
  const handleReset = () => {
    type('');
    setWhole({});
  };
  return (
    <RecordList name={name} filter={{ ...permanent, ...others, ...rangeIn({ from, to }) }} perPage={perPage}>
      <ListToolbar isFiltered={isFiltered} onReset={handleReset} action={action}>
        <FilterContext.Provider value={{ filter, setFilter, typed, type }}>{children}</FilterContext.Provider>
      </ListToolbar>
      <RecordTable
        columns={columns}
        label={label}
        emptyText={isFiltered ? undefined : emptyText}
        emptyAction={!isFiltered && emptyAction}
      />
      <ListPages />
    </RecordList>
  );
};

interface FilteredListProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  children: ReactNode;
}

/** A whole list screen: the kind's name, its records and the filters over them. */
export const FilteredList = <R extends RaRecord>({ columns, children }: FilteredListProps<R>) => {
  const translate = useTranslate();
  const name = translate(`resources.${useResourceContext()}.name`);
  return (
    <>
      <PageHeader title={name} />
      <FilteredRecords name="all" columns={columns} label={name}>
        {children}
      </FilteredRecords>
    </>
  );
};

/** Search in the titles (part 1, §5). */
export const TitleSearch = ({ label }: { label?: string }) => {
  const { typed, type } = useContext(FilterContext);
  return <SearchInput label={label} value={typed} onChange={type} />;
};

/** What is lacking, in a list that is narrowed by it: a language, a cover, a translation that is as new as the Russian text. */
export const LackingFilter = () => {
  const { filter, setFilter } = useContext(FilterContext);
  return <LackingSelect value={filter.lacking ?? ''} onChange={(lacking) => setFilter({ lacking })} />;
};

/** The first and the last day. */
export const PostedRange = () => {
  const { filter, setFilter } = useContext(FilterContext);
  const { from = '', to = '' } = filter;
  return <DateRangeFilter value={{ from, to }} onChange={(range) => setFilter({ ...range })} />;
};
