import { useEffect, useState } from 'react';
import { useGetList, useNavigate, useStore, useStoreContext } from 'react-admin';
import { SERVER_ORDER } from '../../dataProvider/listing.ts';
import { reviewPath, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { BASE } from '../../routing/addresses.ts';
import { session } from '../../session.ts';

/** The resource, and its address below `/dashboard/`. */
export const QUEUE = 'review';
export const PER_PAGE = 20;

/** What the queue is narrowed by. */
interface QueueFilter {
  kind?: string;
  author?: string;
  /** Days that it has waited at least. */
  age?: string;
  /** Those that were sent back. */
  returned?: boolean;
}

interface QueuePlace {
  page: number;
  filter: QueueFilter;
}

/** Where react-admin's store has the page and the filter, and session storage, which a reload does not empty. */
const STORE_KEY = `${QUEUE}.list`;
const SESSION_KEY = 'REVIEW_PLACE';

const listParams = (place: Partial<QueuePlace>) => ({
  ...{ sort: SERVER_ORDER.field, order: SERVER_ORDER.order, perPage: PER_PAGE },
  ...{ page: 1, filter: {} as QueueFilter, ...place },
});

/** @returns the entry of react-admin's store with which the queue opens at this filter */
export const storePlace = (filter: QueueFilter): Record<string, unknown> => ({
  [STORE_KEY]: listParams({ filter }),
});

/** Page and filter of the queue; they last as long as the session, also over a reload. */
export const useQueuePlace = () => {
  const store = useStoreContext();
  // before react-admin's list reads it
  useState(() => {
    const stored = session.kept(SESSION_KEY);
    if (stored && !store.getItem(STORE_KEY)) store.setItem(STORE_KEY, listParams(JSON.parse(stored)));
  });
  const [params, setParams] = useStore(STORE_KEY, listParams({}));
  const { page, filter } = params;
  useEffect(() => session.keep(SESSION_KEY, JSON.stringify({ page, filter })), [page, filter]);
  return { page, filter, setPage: (page: number) => setParams({ ...params, page }) };
};

/** A page of the queue, shared with its list. */
const useQueuePage = ({ filter, page }: QueuePlace, enabled = true) =>
  useGetList<Waiting>(
    QUEUE,
    { filter, pagination: { page, perPage: PER_PAGE }, sort: SERVER_ORDER },
    { enabled },
  );

/** A row, and the page that it stands on. */
interface Neighbour {
  row: Waiting;
  page: number;
}

const neighbour = (row: Waiting | undefined, page: number): Neighbour | undefined => row && { row, page };

/**
 * From an item of the queue to those before and after it, over the ends of the page too; Back leads to the queue, not through all
 * of them. An item that is not on the page, such as one that was opened by its address, is followed by the first one of the page.
 */
export const useQueueNavigation = (kind: string, id: string | number) => {
  const navigate = useNavigate();
  const { filter, page: stored, setPage } = useQueuePlace();
  const current = useQueuePage({ filter, page: stored });
  const { data: rows = [], total = 0 } = current;
  const pageCount = Math.max(1, Math.ceil(total / PER_PAGE));
  // a page behind the last one is answered with the last one
  const page = Math.min(stored, pageCount);
  const at = rows.findIndex((row) => row.kind === kind && String(row.itemId) === String(id));
  const isLast = at >= 0 && at === rows.length - 1 && page < pageCount;
  const isFirst = at === 0 && page > 1;
  const later = useQueuePage({ filter, page: page + 1 }, isLast);
  const earlier = useQueuePage({ filter, page: page - 1 }, isFirst);
  const next = isLast ? neighbour(later.data?.[0], page + 1) : neighbour(rows[at + 1], page);
  const previous = isFirst ? neighbour(earlier.data?.at(-1), page - 1) : neighbour(rows[at - 1], page);

  const open = (target?: Neighbour) =>
    navigate(`${BASE}/${target ? reviewPath(target.row.kind, target.row.itemId) : QUEUE}`, { replace: true });

  return {
    /** Counted from 1; absent where it is not on the page. */
    number: at < 0 ? undefined : (page - 1) * PER_PAGE + at + 1,
    total,
    next,
    previous,
    /** A page that the neighbours are on and that could not be read. */
    failed: [current, later, earlier].find(({ error }) => error),
    open: (target?: Neighbour) => {
      if (!target) return;
      setPage(target.page);
      open(target);
    },
    /** After this item has left the queue; what stood on the next page stands on this one then. */
    leave: () => {
      if (!next && previous) setPage(previous.page);
      open(next ?? previous);
    },
  };
};
