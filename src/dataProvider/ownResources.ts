import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { accountCalls, ownCalls } from './accountCalls.ts';
import { auditCalls, type Deleted, trashCalls } from './auditCalls.ts';
import type { Call, Change } from './calls.ts';
import { DepositoryError, type Http } from './http.ts';
import { pageOf, SERVER_ORDER, sortBy } from './listing.ts';
import { reviewCalls } from './reviewCalls.ts';

export interface OwnResource extends Partial<Pick<DataProvider, 'getList' | 'getOne' | 'update'>> {
  remove?: (id: number) => Promise<void>;
}

const listed = <R extends RaRecord>(records: R[], { sort = SERVER_ORDER, pagination }: GetListParams) => {
  const data = sortBy(records, sort);
  return { data: (pagination ? pageOf(data, pagination) : data) as never, total: records.length };
};

/** What a list is asked for, as texts. */
const queryOf = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );

/** A list that the depository answers as a whole. */
const wholeList =
  <R extends RaRecord>(http: Http, call: Call<R[]>): DataProvider['getList'] =>
  async (_resource, params) =>
    listed(await http.send(call), params);

/** Lists of ours beside the specification's kinds, by react-admin's methods. */
export const ownResources = (http: Http, change: Change): Readonly<Record<string, OwnResource>> => ({
  /** Newest first. `meta` is an AuditCursor. */
  audit: {
    getList: async (_resource, { filter, meta }) => {
      const before = meta?.filter === JSON.stringify(filter) ? meta?.before.at(-1) : undefined;
      const { rows, next } = await http.send(auditCalls.page(queryOf({ ...filter, before })));
      const pageInfo = { hasPreviousPage: before !== undefined, hasNextPage: next !== null };
      return { data: rows as never, pageInfo };
    },
  },

  trash: {
    /** The depository answers so many at once. */
    getList: async (_resource, params) => {
      const records: Deleted[] = [];
      let before: number | undefined;
      do {
        const { rows, next } = await http.send(trashCalls.page(before));
        records.push(...rows);
        before = next ?? undefined;
      } while (before !== undefined);
      return listed(records, params);
    },
    remove: (id) => change('trash', trashCalls.end(id)),
  },

  accounts: {
    getList: wholeList(http, accountCalls.list),
  },

  sessions: {
    getList: wholeList(http, ownCalls.sessions),
    remove: (id) =>
      change('sessions', ownCalls.endSession(id)).catch((error: unknown) => {
        // it is over already
        if (!(error instanceof DepositoryError && error.status === 404)) throw error;
      }),
  },

  review: {
    getList: async (_resource, { filter: { returned, answered, ...filter }, pagination }) => {
      const { page = 1, perPage = 20 } = pagination ?? {};
      const query = { ...filter, returned: returned && 1, answered: answered && 1, page, perPage };
      const { rows, total } = await http.send(reviewCalls.queue(queryOf(query)));
      return { data: rows as never, total };
    },
  },
});
