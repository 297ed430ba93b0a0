import { column, entryColumns } from '../../components/columns.tsx';
import { FilteredList, LackingFilter, PostedRange, TitleSearch } from '../../components/FilteredRecords.tsx';

const columns = [...entryColumns, column.remove];

export const MediaList = () => (
  <FilteredList columns={columns}>
    <TitleSearch />
    <PostedRange />
    <LackingFilter />
  </FilteredList>
);
