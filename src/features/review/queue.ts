import { useStore } from 'ra-core';
import { type ReadOptions, useReadOf } from '../../components/useRead.ts';
import { type QueuePage, reviewCalls, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { session } from '../../session.ts';

/** What was read of the review is kept under this name. */
export const QUEUE = 'review';
export const PER_PAGE = 20;

/** What the queue is narrowed by; '' is everything. */
export interface QueueFilter {
  kind: string;
  author: string;
  /** Days that it has waited at least. */
  age: string;
  /** `1`: those that were sent back. */
  returned: string;
}

export const NO_FILTER: QueueFilter = { kind: '', author: '', age: '', returned: '' };

const queryOf = (filter: QueueFilter, page: number): Record<string, string> => ({
  page: String(page),
  ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
});

/** Under this name filter and page are kept, as they are asked for. */
const PLACE = 'REVIEW_PLACE';

/** Keeps what the queue is to show. @returns what the store has to know of it */
export const keepPlace = (filter: QueueFilter, page: number): Record<string, string> => {
  const place = String(new URLSearchParams(queryOf(filter, page)));
  session.keep(PLACE, place);
  return { [PLACE]: place };
};

/** Filter and page stay while the session lasts, also over a reload: the items of the queue know by them what comes next. */
export const useQueuePlace = () => {
  const [kept, keep] = useStore(PLACE, session.kept(PLACE) ?? '');
  const { page, ...filter } = { page: '', ...NO_FILTER, ...Object.fromEntries(new URLSearchParams(kept)) };
  const go = (chosen: QueueFilter, to: number) => keep(keepPlace(chosen, to)[PLACE] ?? '');
  return {
    filter,
    setFilter: (chosen: QueueFilter) => go(chosen, 1),
    page: Number(page) || 1,
    setPage: (to: number) => go(filter, to),
  };
};

/** A page of the queue. */
export const useQueuePage = (filter: QueueFilter, page: number, options?: ReadOptions) =>
  useReadOf(QUEUE, reviewCalls.queue({ ...queryOf(filter, page), perPage: String(PER_PAGE) }), options);

/** A row in the version that was seen. */
export const seenAs = ({ id, version }: Waiting): string => `${id} ${version}`;

export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE));

/** A row, and the page that it stands on. */
export interface Neighbour {
  row: Waiting;
  page: number;
}

const neighbour = (row: Waiting | undefined, page: number): Neighbour | undefined => row && { row, page };

const NONE: QueuePage = { rows: [], total: 0 };

/**
 * What stands before and after an item in the queue, over the ends of the page too. An item that is not on it, such as one that
 * was opened by its address, is followed by the first one of the page.
 *
 * @param here - the id of its row
 */
export const useNeighbours = (here: string) => {
  const { filter, page: kept } = useQueuePlace();
  const { rows, total } = useQueuePage(filter, kept).data ?? NONE;
  // a page behind the last one is answered with the last one
  const page = Math.min(kept, pageCountOf(total));
  const at = rows.findIndex(({ id }) => id === here);
  const isLast = at >= 0 && at === rows.length - 1 && page < pageCountOf(total);
  const isFirst = at === 0 && page > 1;
  const later = useQueuePage(filter, page + 1, { isWanted: isLast }).data;
  const earlier = useQueuePage(filter, page - 1, { isWanted: isFirst }).data;
  return {
    row: rows[at],
    /** Counted from 1; absent where it is not on the page. */
    number: at < 0 ? undefined : (page - 1) * PER_PAGE + at + 1,
    total,
    next: isLast ? neighbour(later?.rows[0], page + 1) : neighbour(rows[at + 1], page),
    previous: isFirst ? neighbour(earlier?.rows.at(-1), page - 1) : neighbour(rows[at - 1], page),
  };
};
