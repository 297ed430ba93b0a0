import { useEffect, useState } from 'react';
import { useGetList, useNavigate, useStore, useStoreContext } from 'react-admin';
import { SERVER_ORDER } from '../../dataProvider/listing.ts';
import { reviewPath, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { BASE } from '../../routing/returnTo.ts';
import { session } from '../../session.ts';

/** The resource, and its path below `/dashboard/`. */
export const QUEUE = 'review';
export const PER_PAGE = 20;

/** The filters of the queue. */
interface QueueFilter {
  kind?: string;
  author?: string;
  title?: string;
  /** The least number of days that it has waited. */
  age?: string;
  /** Only those that were saved again after they were sent back. */
  answered?: boolean;
  /** Only those that were sent back. */
  returned?: boolean;
}

interface QueuePlace {
  page: number;
  filter: QueueFilter;
}

/** The key of page and filter in react-admin's store and, to survive a reload, in session storage. */
const STORE_KEY = `${QUEUE}.list`;
const SESSION_KEY = 'REVIEW_PLACE';

const listParams = (place: Partial<QueuePlace>) => ({
  ...{ sort: SERVER_ORDER.field, order: SERVER_ORDER.order, perPage: PER_PAGE },
  ...{ page: 1, filter: {} as QueueFilter, ...place },
});

/** @returns the store entry that opens the queue with this filter */
export const storePlace = (filter: QueueFilter): Record<string, unknown> => ({
  [STORE_KEY]: listParams({ filter }),
});

/** Restores page and filter of the queue; they last until the session ends, also over a reload. */
export const useQueuePlace = () => {
  const store = useStoreContext();
  // before react-admin's list reads the store
  useState(() => {
    const stored = session.kept(SESSION_KEY);
    if (stored && !store.getItem(STORE_KEY)) store.setItem(STORE_KEY, listParams(JSON.parse(stored)));
  });
  const [params, setParams] = useStore(STORE_KEY, listParams({}));
  const { page, filter } = params;
  useEffect(() => session.keep(SESSION_KEY, JSON.stringify({ page, filter })), [page, filter]);
  return { page, filter, setPage: (page: number) => setParams({ ...params, page }) };
};

/** A page of the queue; the list uses the same query. */
const useQueuePage = ({ filter, page }: QueuePlace, enabled = true) =>
  useGetList<Waiting>(
    QUEUE,
    { filter, pagination: { page, perPage: PER_PAGE }, sort: SERVER_ORDER },
    { enabled },
  );

/** A row and its page. */
interface Neighbour {
  row: Waiting;
  page: number;
}

const neighbour = (row: Waiting | undefined, page: number): Neighbour | undefined => row && { row, page };

/**
 * Navigates from an item of the queue to its neighbours, also across pages; Back leads to the queue, not through all items. After an item
 * that is not on the page, for example one opened by its address, comes the first one of the page.
 */
export const useQueueNavigation = (kind: string, id: string | number) => {
  const navigate = useNavigate();
  const { filter, page: stored, setPage } = useQueuePlace();
  const current = useQueuePage({ filter, page: stored });
  const { data: rows = [], total = 0 } = current;
  const pageCount = Math.max(1, Math.ceil(total / PER_PAGE));
  // the answer to a page after the end is the last page
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
    /** Counted from 1; undefined when the item is not on the page. */
    number: at < 0 ? undefined : (page - 1) * PER_PAGE + at + 1,
    total,
    next,
    previous,
    /** The neighbouring page that could not be read. */
    failed: [current, later, earlier].find(({ error }) => error),
    open: (target?: Neighbour) => {
      if (!target) return;
      setPage(target.page);
      open(target);
    },
    /** Called when this item has left the queue, so that the first row of the next page has moved to this one. */
    leave: () => {
      if (!next && previous) setPage(previous.page);
      open(next ?? previous);
    },
  };
};
