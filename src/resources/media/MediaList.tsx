import { useResourceContext, useTranslate } from 'ra-core';
import { AddButton } from '../../components/AddButton.tsx';
import { DateRangeFilter } from '../../components/DateRangeFilter.tsx';
import { DeleteWithCancelToast } from '../../components/DeleteWithCancelToast.tsx';
import { entryColumns } from '../../components/entryColumns.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { ListToolbar } from '../../components/ListToolbar.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import { SearchInput } from '../../components/SearchInput.tsx';
import { useListFilter } from '../../components/useListFilter.ts';
import type { MultilingualRecord } from '../../dataProvider/records.ts';

const COLUMNS: readonly Column<MultilingualRecord>[] = [
  ...entryColumns,
  { label: 'list.delete', variant: 'bare', render: () => <DeleteWithCancelToast /> },
];

/** Videos or audios: search, dates, add. */
export const MediaList = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filter, setFilter, isFiltered, resetFilter } = useListFilter('all', {
    title: '',
    from: '',
    to: '',
  });
  const title = translate(`resources.${resource}.name`);
  return (
    <>
      <PageHeader title={title} />
      <RecordList name="all" filter={filter}>
        <ListToolbar isFiltered={isFiltered} onReset={resetFilter} action={<AddButton />}>
          <SearchInput value={filter.title} onChange={(text) => setFilter({ title: text })} />
          <DateRangeFilter value={filter} onChange={setFilter} />
        </ListToolbar>
        <RecordTable columns={COLUMNS} label={title} emptyAction={!isFiltered && <AddButton />} />
        <ListPages />
      </RecordList>
    </>
  );
};
