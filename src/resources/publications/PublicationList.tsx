import { Button, Chip, Tab, Tabs } from '@mui/material';
import {
  useGetList,
  useListContext,
  useRecordContext,
  useResourceContext,
  useStore,
  useStoreContext,
  useTranslate,
} from 'react-admin';
import { CreateButton } from '../../components/list/CreateButton.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton, EditButton } from '../../components/list/editAndDelete.tsx';
import { CoverField, DateField, TitleField } from '../../components/list/fields.tsx';
import { DateInput, MissingSelect, SearchInput } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { NUMBER_ALONE, SERVER_ORDER } from '../../dataProvider/listing.ts';
import { waitingEdit } from '../../dataProvider/records.ts';
import { ApproveButton } from './ApproveButton.tsx';

const search = <SearchInput key="title" source="title" />;
const missing = <MissingSelect key="lacking" source="lacking" />;

/** The pending tab has no dates and no «Добавить» (part 1, §2). */
const FILTERS = {
  published: [search, <DateInput key="from" source="from" />, <DateInput key="to" source="to" />, missing],
  pending: [search, missing],
};

export const PublicationList = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [status, setStatus] = useStore<Status>(`${resource}.status`, 'published');
  const name = translate(`resources.${resource}.name`);
  const isPending = status === 'pending';
  return (
    <>
      <PageHeader title={name}>{!isPending && <CreateButton />}</PageHeader>
      <StatusTabs status={status} onChange={setStatus} />
      <div role="tabpanel" id={tabPanelId} aria-labelledby={tabId(status)}>
        <List key={status} title={false} storeKey={status} filter={{ status }} filters={FILTERS[status]}>
          <DataTable
            aria-label={`${name}: ${translate(`list.${status}`)}`}
            emptyAction={isPending ? false : undefined}
            filteredAction={<FoundInOtherTab status={status} onChange={setStatus} />}
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

/** The title, and whether the item has a waiting edit or replaces a published one. */
const PublicationTitle = ({ source }: { source?: string }) => {
  const translate = useTranslate();
  const state = waitingEdit(useRecordContext());
  return (
    <>
      <TitleField source={source} />
      {state && <span className="row-mark">{translate(`list.${state}`)}</span>}
    </>
  );
};

const STATUSES = ['published', 'pending'] as const;
type Status = (typeof STATUSES)[number];

const COLOUR = { published: 'success', pending: 'warning' } as const;

const tabId = (status: Status) => `tab-${status}`;
const tabPanelId = 'tab-content';

interface StatusTabsProps {
  status: Status;
  onChange: (status: Status) => void;
}

const StatusTabs = ({ status, onChange }: StatusTabsProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const lists = { published: useCount('published'), pending: useCount('pending') };
  const counts = { published: lists.published.total, pending: lists.pending.total };
  return (
    <Tabs
      value={status}
      onChange={(_event, chosen: Status) => {
        onChange(chosen);
        // the count of the tab is refetched with its list
        void lists[chosen].refetch();
      }}
      aria-label={translate(`resources.${resource}.name`)}
      sx={{ marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {STATUSES.map((value) => (
        <Tab
          key={value}
          value={value}
          id={tabId(value)}
          aria-controls={value === status ? tabPanelId : undefined}
          aria-description={
            counts[value] === undefined
              ? undefined
              : translate('list.records', { smart_count: counts[value] })
          }
          label={translate(`list.${value}`)}
          icon={
            // drawn by CSS, so that the tab's label stays exactly as specified; the number is its description
            <Chip
              component="span"
              color={COLOUR[value]}
              data-count={counts[value]}
              sx={{
                visibility: counts[value] === undefined ? 'hidden' : undefined,
                minWidth: 26,
                '&::after': { content: 'attr(data-count)', paddingInline: 0.75 },
                '& .MuiChip-label': { display: 'none' },
              }}
            />
          }
          iconPosition="end"
          // all tabs are visible on a phone
          sx={{
            minHeight: 48,
            gap: { sm: 0.5 },
            minWidth: { xs: 'min-content', sm: 90 },
            paddingInline: { xs: 0.75, sm: 2 },
          }}
        />
      ))}
    </Tabs>
  );
};

/** The number of items in a tab, read without its list. */
const useCount = (status: Status, filter = {}) => {
  const resource = useResourceContext() ?? '';
  return useGetList(resource, { ...NUMBER_ALONE, filter: { ...filter, status } });
};

/** Leads to the records of the other tab that match a search which finds none in this one. */
const FoundInOtherTab = ({ status, onChange }: StatusTabsProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues, perPage } = useListContext();
  const { setItem } = useStoreContext();
  const other = status === 'published' ? 'pending' : 'published';
  // the pending tab has no days
  const { from, to, ...filter } = filterValues;
  const { total } = useCount(other, filter);
  if (!total || Object.keys(filter).length === 0) return null;
  return (
    <Button
      variant="outlined"
      onClick={() => {
        const { field, order } = SERVER_ORDER;
        setItem(`${resource}.${other}`, { filter, page: 1, perPage, sort: field, order });
        onChange(other);
        document.getElementById(tabId(other))?.focus();
      }}
    >
      {translate('list.foundInOther', { tab: translate(`list.${other}`), smart_count: total })}
    </Button>
  );
};
