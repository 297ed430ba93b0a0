import { useRecordContext, useResourceContext, useStore, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { EditButton } from '../../components/list/EditButton.tsx';
import { CoverField, DateField, TitleField } from '../../components/list/fields.tsx';
import { DateInput, MissingSelect, SearchInput } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { Publication } from '../../dataProvider/records.ts';
import { ApproveButton } from './ApproveButton.tsx';
import { type Status, StatusTabs, tabId, tabPanelId } from './StatusTabs.tsx';

const search = <SearchInput key="title" source="title" />;
const missing = <MissingSelect key="lacking" source="lacking" />;

/** The pending tab has no dates and no «Добавить» (part 1, §2). */
const FILTERS = {
  published: [search, <DateInput key="from" source="from" />, <DateInput key="to" source="to" />, missing],
  pending: [search, missing],
};

/** Published and pending items of a kind, each tab with its own search, page and order. */
export const PublicationList = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [status, setStatus] = useStore<Status>(`${resource}.status`, 'published');
  const name = translate(`resources.${resource}.name`);
  const isPending = status === 'pending';
  return (
    <>
      <PageHeader title={name} />
      <StatusTabs status={status} onChange={setStatus} />
      <div role="tabpanel" id={tabPanelId} aria-labelledby={tabId(status)}>
        <List
          key={status}
          title={false}
          storeKey={status}
          filter={{ status }}
          filters={FILTERS[status]}
          actions={isPending ? false : undefined}
        >
          <DataTable
            aria-label={`${name}: ${translate(`list.${status}`)}`}
            emptyAction={isPending ? false : undefined}
          >
            <DataTable.Col source="id" />
            <DataTable.Col source="entries.ru.title" cell="title" field={PublicationTitle} />
            <DataTable.Col source="cover" cell="icon" field={CoverField} disableSort />
            <DataTable.Col source="posted" label="fields.posted" field={DateField} />
            <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
            <DataTable.Col label="list.delete" cell="icon">
              <DeleteButton tellsCancel={false} />
            </DataTable.Col>
            {isPending && <DataTable.Col label="list.approve" cell="icon" field={ApproveButton} />}
          </DataTable>
        </List>
      </div>
    </>
  );
};

/** The title, and what the two lists say of an item that has two states. */
const PublicationTitle = ({ source }: { source?: string }) => {
  const translate = useTranslate();
  const { edited, replaces } = useRecordContext<Publication>() ?? {};
  const state = (edited && 'edited') || (replaces && 'replaces');
  return (
    <>
      <TitleField source={source} />
      {state && <span className="row-mark">{translate(`list.${state}`)}</span>}
    </>
  );
};
