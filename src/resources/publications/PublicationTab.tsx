import { useResourceContext, useTranslate } from 'ra-core';
import { AddButton } from '../../components/AddButton.tsx';
import { DateRangeFilter } from '../../components/DateRangeFilter.tsx';
import { DeleteAction } from '../../components/DeleteAction.tsx';
import { entryColumns } from '../../components/entryColumns.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { ListToolbar } from '../../components/ListToolbar.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import { SearchInput } from '../../components/SearchInput.tsx';
import { useListFilter } from '../../components/useListFilter.ts';
import type { Publication } from '../../dataProvider/records.ts';
import { ApproveAction } from './ApproveAction.tsx';
import type { Status } from './StatusTabs.tsx';

const published: readonly Column<Publication>[] = [
  ...entryColumns,
  { label: 'list.delete', variant: 'bare', render: () => <DeleteAction /> },
];

const COLUMNS = {
  published,
  pending: [...published, { label: 'list.approve', variant: 'bare', render: () => <ApproveAction /> }],
} satisfies Record<Status, readonly Column<Publication>[]>;

export const PublicationTab = ({ status }: { status: Status }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filter, setFilter, isFiltered, resetFilter } = useListFilter(status, {
    title: '',
    from: '',
    to: '',
  });
  const isPublished = status === 'published';
  return (
    <div role="tabpanel" id="tab-content" aria-labelledby={`tab-${status}`}>
      <RecordList name={status} filter={{ status, ...filter }}>
        <ListToolbar isFiltered={isFiltered} onReset={resetFilter} action={isPublished && <AddButton />}>
          <SearchInput value={filter.title} onChange={(title) => setFilter({ title })} />
          {isPublished && <DateRangeFilter value={filter} onChange={setFilter} />}
        </ListToolbar>
        <RecordTable
          columns={COLUMNS[status]}
          label={`${translate(`resources.${resource}.name`)}: ${translate(`list.${status}`)}`}
          emptyAction={isPublished && !isFiltered && <AddButton />}
        />
        <ListPages />
      </RecordList>
    </div>
  );
};
