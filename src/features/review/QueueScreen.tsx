import { ListContextProvider, ResourceContextProvider, useList, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { ListPages } from '../../components/ListPages.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RecordTable } from '../../components/RecordTable.tsx';
import type { Waiting } from '../../dataProvider/reviewCalls.ts';
import { ApproveSelected } from './ApproveSelected.tsx';
import type { Outcome } from './approveEach.ts';
import { Outcomes } from './Outcomes.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import {
  PER_PAGE,
  pageCountOf,
  QUEUE,
  type QueueFilter,
  seenAs,
  useQueuePage,
  useQueuePlace,
} from './queue.ts';
import { queueColumns, Selection } from './queueColumns.tsx';

const NONE: Waiting[] = [];
const NOTHING: ReadonlySet<string> = new Set();

const Queue = () => {
  const translate = useTranslate();
  const title = translate('review.title');
  const { filter, setFilter, page, setPage } = useQueuePlace();
  const { data, error, refetch, isFetching } = useQueuePage(filter, page, { keepsFormer: true });
  const [selected, setSelected] = useState(NOTHING);
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const rows = data?.rows ?? NONE;
  const blank = useList({ data: rows, perPage: PER_PAGE });
  const state = { isPending: !data && !error, isFetching, error, refetch, data: rows };
  const paging = { page, perPage: PER_PAGE, total: data?.total ?? 0 };

  // the last rows of the last page were published
  const last = pageCountOf(paging.total);
  if (data && page > last && !isFetching) setPage(last);

  const select = (chosen: readonly Waiting[]) => setSelected(new Set(chosen.map(seenAs)));
  const selection = useMemo(
    () => ({
      selected,
      toggle: (row: Waiting) => {
        const seen = seenAs(row);
        const others = [...selected].filter((each) => each !== seen);
        setSelected(new Set(selected.has(seen) ? others : [...others, seen]));
      },
    }),
    [selected],
  );
  const forget = () => {
    setSelected(NOTHING);
    setOutcomes(undefined);
  };
  const handleFilter = (chosen: QueueFilter) => {
    setFilter(chosen);
    forget();
  };
  const tell = (came: Outcome[]) => {
    setOutcomes(came);
    void refetch();
  };
  const handleOutcomes = (came: Outcome[]) => {
    setSelected(NOTHING);
    tell(came);
  };
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <>
      <PageHeader title={title} />
      <QueueFilters filter={filter} onChange={handleFilter} />
      <ApproveSelected
        rows={rows.filter(({ mayApprove }) => mayApprove)}
        selected={selected}
        onSelect={select}
        onDone={handleOutcomes}
      />
      {outcomes && <Outcomes outcomes={outcomes} onRetried={tell} onClose={() => setOutcomes(undefined)} />}
      <Selection.Provider value={selection}>
        <ListContextProvider
          value={
            {
              ...blank,
              ...state,
              ...paging,
              setPage: (to: number) => {
                setPage(to);
                setSelected(NOTHING);
              },
            } as typeof blank
          }
        >
          <RecordTable
            columns={queueColumns}
            label={title}
            emptyText={isFiltered ? 'review.emptyFiltered' : 'review.empty'}
          />
          <ListPages />
        </ListContextProvider>
      </Selection.Provider>
    </>
  );
};

/** Everything that waits for an approval, of every kind, what has waited longest first. */
export const QueueScreen = () => (
  <ResourceContextProvider value={QUEUE}>
    <Queue />
  </ResourceContextProvider>
);
