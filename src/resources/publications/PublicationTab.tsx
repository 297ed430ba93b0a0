import { useResourceContext, useTranslate } from 'ra-core';
import { AddButton } from '../../components/AddButton.tsx';
import { entryColumns } from '../../components/columns.tsx';
import { DeleteAction } from '../../components/DeleteAction.tsx';
import {
  FilteredRecords,
  LackingFilter,
  PostedRange,
  TitleSearch,
} from '../../components/FilteredRecords.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import type { Publication } from '../../dataProvider/records.ts';
import { ApproveAction } from './ApproveAction.tsx';
import type { Status } from './StatusTabs.tsx';

/** What the two lists say of an item that has two states. */
const markOf = ({ edited, replaces }: Publication) => (edited && 'edited') || (replaces && 'replaces');

const columns: readonly Column<Publication>[] = entryColumns.map((column) =>
  column.variant === 'heading'
    ? {
        ...column,
        render: (item: Publication) => (
          <>
            {column.render(item)}
            <StateMark state={markOf(item)} />
          </>
        ),
      }
    : column,
);

const StateMark = ({ state }: { state: ReturnType<typeof markOf> }) => {
  const translate = useTranslate();
  return state ? <span className="row-mark">{translate(`list.${state}`)}</span> : null;
};

const published: readonly Column<Publication>[] = [
  ...columns,
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
        <LackingFilter />
      </FilteredRecords>
    </div>
  );
};
