import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { SERVER_ORDER } from '../../dataProvider/listing.ts';
import type { Waiting } from '../../dataProvider/reviewCalls.ts';
import { session } from '../../session.ts';

/** The resource, and its address below `/dashboard/`. */
export const QUEUE = 'review';
export const PER_PAGE = 20;

/** What the queue is narrowed by. */
export interface QueueFilter {
  kind?: string;
  author?: string;
  /** Days that it has waited at least. */
  age?: string;
  /** Those that were sent back. */
  returned?: boolean;
}

/** Where react-admin's store has page and filter, and session storage, which a reload does not empty. */
const STORE_KEY = `${QUEUE}.list`;
const SESSION_KEY = 'REVIEW_PLACE';

interface QueuePlace {
  page: number;
  filter: QueueFilter;
}

const FIRST_PAGE: QueuePlace = { page: 1, filter: {} };

const storedPlace = (): QueuePlace => ({
  ...FIRST_PAGE,
  ...JSON.parse(session.kept(SESSION_KEY) ?? '{}'),
});

export const storePlace = ({ page, filter }: QueuePlace) =>
  session.keep(SESSION_KEY, JSON.stringify({ page, filter }));

/** @returns the entry of react-admin's store with which the queue opens at this filter and page */
export const keepPlace = (filter: QueueFilter, page: number): Record<string, unknown> => {
  storePlace({ page, filter });
  return {
    [STORE_KEY]: { sort: SERVER_ORDER.field, order: SERVER_ORDER.order, perPage: PER_PAGE, page, filter },
  };
};

/** Page and filter of the queue; they last as long as the session, also over a reload. */
export const useQueuePlace = () => {
  const [params, setParams] = useStore<Partial<QueuePlace>>(STORE_KEY, storedPlace());
  const place = { ...FIRST_PAGE, ...params };
  return {
    ...place,
    setPage: (page: number) => setParams(keepPlace(place.filter, page)[STORE_KEY] as QueuePlace),
  };
};

/** A page of the queue, shared with its list. */
const useQueuePage = ({ filter, page }: QueuePlace, enabled = true) => {
  const depository = useDepository();
  const params = { filter, pagination: { page, perPage: PER_PAGE }, sort: SERVER_ORDER };
  return useQuery({
    queryKey: [QUEUE, 'getList', params],
    queryFn: () => depository.getList<Waiting>(QUEUE, params),
    enabled,
  });
};

/** A row in the version that was seen. */
export const seenAs = ({ id, version }: Waiting): string => `${id} ${version}`;

const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE));

/** A row, and the page that it stands on. */
export interface Neighbour {
  row: Waiting;
  page: number;
}

const neighbour = (row: Waiting | undefined, page: number): Neighbour | undefined => row && { row, page };

/**
 * The rows before and after an item in the queue, over the ends of the page too. An item that is not on it, such as one that
 * was opened by its address, is followed by the first one of the page.
 *
 * @param here - the id of its row
 */
export const useNeighbours = (here: string) => {
  const { filter, page: stored } = useQueuePlace();
  const { data: rows = [], total = 0 } = useQueuePage({ filter, page: stored }).data ?? {};
  // a page behind the last one is answered with the last one
  const page = Math.min(stored, pageCountOf(total));
  const at = rows.findIndex(({ id }) => id === here);
  const isLast = at >= 0 && at === rows.length - 1 && page < pageCountOf(total);
  const isFirst = at === 0 && page > 1;
  const later = useQueuePage({ filter, page: page + 1 }, isLast).data;
  const earlier = useQueuePage({ filter, page: page - 1 }, isFirst).data;
  return {
    row: rows[at],
    /** Counted from 1; absent where it is not on the page. */
    number: at < 0 ? undefined : (page - 1) * PER_PAGE + at + 1,
    total,
    next: isLast ? neighbour(later?.data[0], page + 1) : neighbour(rows[at + 1], page),
    previous: isFirst ? neighbour(earlier?.data.at(-1), page - 1) : neighbour(rows[at - 1], page),
  };
};
