import { ListContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { createContext, useContext } from 'react';
import { ListPages } from '../../components/ListPages.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import { useLocalList } from '../../components/useLocalList.ts';
import { useReadOf } from '../../components/useRead.ts';
import { type Deleted, trashCalls } from '../../dataProvider/trailCalls.ts';
import { russianMoment } from '../../dates.ts';
import { TrashActions } from './TrashActions.tsx';
import { useKindName } from './useKindName.ts';

const TRASH = 'trash';
const NONE: readonly Deleted[] = [];
const PER_PAGE = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

const KindName = ({ kind }: Deleted) => useKindName()(kind);

const Title = ({ title, recordId }: Deleted) => {
  const translate = useTranslate();
  return title || translate('trash.number', { id: recordId });
};

const DaysLeft = ({ endsAt }: Deleted) => {
  const translate = useTranslate();
  const days = Math.ceil((Date.parse(endsAt) - Date.now()) / DAY_MS);
  return days > 1 ? translate('trash.days', { smart_count: days }) : translate('trash.lastDay');
};

const ReadAgain = createContext<() => Promise<unknown>>(async () => undefined);

const Actions = ({ deleted }: { deleted: Deleted }) => {
  const translate = useTranslate();
  const kindName = useKindName();
  const name =
    deleted.title || `${kindName(deleted.kind)}, ${translate('trash.number', { id: deleted.recordId })}`;
  return <TrashActions deleted={deleted} name={name} readAgain={useContext(ReadAgain)} />;
};

const columns: readonly Column<Deleted>[] = [
  { label: 'trash.fields.title', source: 'title', variant: 'heading', render: (each) => <Title {...each} /> },
  { label: 'trash.fields.kind', source: 'kind', variant: 'code', render: (each) => <KindName {...each} /> },
  {
    label: 'trash.fields.who',
    source: 'deletedByName',
    variant: 'code',
    render: ({ deletedByName }) => deletedByName,
  },
  { label: 'trash.fields.at', source: 'deletedAt', render: ({ deletedAt }) => russianMoment(deletedAt) },
  { label: 'trash.fields.left', source: 'endsAt', render: (each) => <DaysLeft {...each} /> },
  { label: 'list.actions', variant: 'actions', render: (each) => <Actions deleted={each} /> },
];

const Trash = () => {
  const title = useTranslate()('trash.title');
  const { data, error, refetch, isFetching } = useReadOf(TRASH, trashCalls.list);
  const { list } = useLocalList(data ?? NONE, PER_PAGE);
  const state = { isPending: !data && !error, isFetching, error, refetch };
  return (
    <>
      <PageHeader title={title} />
      <ReadAgain.Provider value={refetch}>
        <ListContextProvider value={{ ...list, ...state } as typeof list}>
          <RecordTable columns={columns} label={title} emptyText="trash.empty" />
          <ListPages />
        </ListContextProvider>
      </ReadAgain.Provider>
    </>
  );
};

export const TrashScreen = () => (
  <ResourceContextProvider value={TRASH}>
    <Trash />
  </ResourceContextProvider>
);
