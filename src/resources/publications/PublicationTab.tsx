import { useResourceContext, useTranslate } from 'ra-core';
import { AddButton } from '../../components/AddButton.tsx';
import { entryColumns } from '../../components/columns.tsx';
import { DeleteAction } from '../../components/DeleteAction.tsx';
import { FilteredRecords, PostedRange, TitleSearch } from '../../components/FilteredRecords.tsx';
import type { Column } from '../../components/RecordTable.tsx';
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

/** The pending tab has no dates and no «Добавить» (part 1, §2). */
export const PublicationTab = ({ status }: { status: Status }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const isPublished = status === 'published';
  return (
    <div role="tabpanel" id="tab-content" aria-labelledby={`tab-${status}`}>
      <FilteredRecords
        name={status}
        permanent={{ status }}
        columns={COLUMNS[status]}
        label={`${translate(`resources.${resource}.name`)}: ${translate(`list.${status}`)}`}
        action={isPublished && <AddButton />}
      >
        <TitleSearch />
        {isPublished && <PostedRange />}
      </FilteredRecords>
    </div>
  );
};
