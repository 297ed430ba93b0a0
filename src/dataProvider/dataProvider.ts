import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { session } from '../session.ts';
import type { PublishableName } from '../wire/kinds.ts';
import type { FileIdWire } from '../wire/wire.ts';
import { createAttempts } from './attempts.ts';
import type { Call, Change } from './calls.ts';
import {
  afterOwnSave,
  begunWith,
  conflictOf,
  madeBefore,
  refuseConflict,
  refuseIfChanged,
  type SaveMeta,
  SHOWN_FIELDS,
} from './conflict.ts';
import { atSources } from './endpoint.ts';
import { endpointOf, endpoints, kindsWithCovers } from './endpoints.ts';
import { fundResources } from './guaranteeFund.ts';
import { handOver } from './handOver.ts';
import type { Http } from './http.ts';
import { fileCalls } from './kindCalls.ts';
import { SERVER_ORDER } from './listing.ts';
import { createLists } from './lists.ts';
import { type OwnResource, ownResources } from './ownResources.ts';
import { coversOf, hasVersion } from './records.ts';
import { unanswered } from './unanswered.ts';

/** react-admin's methods and the depository's own. Call it through `useDataProvider`, so that a 401 ends the session. */
export interface DepositoryDataProvider extends DataProvider {
  /**
   * Publishes a pending item in the version that the user saw.
   *
   * @param params.isEarly - also when it is scheduled for later, which is refused with 428 otherwise
   */
  approve: (
    resource: PublishableName,
    params: { id: Identifier; previousData?: RaRecord; isEarly?: boolean },
  ) => Promise<void>;
  /** The record as the lists have it; stale lists are read again. Undefined when it was deleted. */
  current: (resource: string, record: RaRecord) => Promise<RaRecord | undefined>;
  /** Reads a record once more before an act that goes by these fields, where the depository compares no versions. @throws when they are old */
  refuseOld: (resource: string, record: RaRecord, fields: readonly string[]) => Promise<void>;
  count: (resource: PublishableName) => Promise<number>;
  /** Whether a stored record uses a cover. */
  isCoverUsed: (cover: FileIdWire) => Promise<boolean>;
  /** A call that belongs to no kind, such as those of accounts. */
  ask: <T>(call: Call<T>) => Promise<T>;
  /** Uploads a file and returns its id. */
  upload: Http['upload'];
  /** Like `ask`, but changes data and makes the cached answers under that name stale. */
  change: Change;
  /** Checks whether the depository answers at all; `connection` is told the result. */
  reach: () => Promise<void>;
}

const unsupported = () => Promise.reject(new Error('The depository has no such call'));

/**
 * Translates react-admin's methods to the depository's calls (parts 1 and 2, §7).
 *
 * `lists.ts` reads lists, page by page where the depository has pages. `getOne` looks at the handed-over item, then at the
 * fresh lists in the cache, and asks the depository last.
 */
export const createDataProvider = (http: Http, queryClient: QueryClient): DepositoryDataProvider => {
  const attempt = createAttempts();
  const lists = createLists(http, queryClient);

  /** The call for exactly the version that the user saw, where the depository compares versions. */
  const ofVersion = <T>(call: Call<T>, seen?: Partial<RaRecord>): Call<T> =>
    hasVersion(seen) ? { ...call, path: `${call.path}?version=${seen.version}` } : call;

  const change: Change = async (resource, call) => {
    const wasOnline = navigator.onLine;
    try {
      return await attempt(call, http.send);
    } catch (error) {
      throw unanswered(error, wasOnline);
    } finally {
      await lists.invalidate(resource);
    }
  };

  const refuseOld = async (resource: string, record: RaRecord, fields: readonly string[]) => {
    const checked = refuseIfChanged(() => lists.currentFromLists(resource, record), record);
    await checked.catch((error) => refuseConflict(error, record, fields));
  };

  const findRecord = async (resource: string, id: Identifier): Promise<RaRecord> => {
    const handedOver = handOver.itemOf(resource, id);
    if (handedOver.record) return handedOver.record;
    const record = await lists.record(resource, id, handedOver.list);
    handOver.complete(resource, record);
    return record;
  };

  /** @param key - the form's: a repeated save changes the record that the first attempt created */
  const save = async (
    resource: string,
    record: Partial<RaRecord>,
    meta: SaveMeta = {},
  ): Promise<Partial<RaRecord>> => {
    const { key, opened } = meta;
    const { save: saveCall, shape, isSingle } = endpointOf(resource);
    if (!saveCall) return unsupported();
    // a save would overwrite languages that could not be read
    if (record.unreadEntries)
      throw new Error(
        'Языки этой записи пришли в незнакомом виде: сохранить её здесь нельзя. Сообщите администратору системы.',
      );
    if (opened && (record.id || isSingle))
      await refuseIfChanged(() => lists.currentFromLists(resource, opened), opened);
    const call = begunWith(saveCall(shape.write(record)), meta);
    try {
      const { id = 0, ...more } = await change(resource, { ...call, key });
      return { ...record, ...more, id: record.id || id };
    } catch (error) {
      const made = madeBefore(error);
      // a key derived from the first one, so that this save can be repeated too
      const again = made && { key: `${key}.${made.version}`, read: meta.read };
      if (made) return save(resource, { ...record, ...made }, again).catch(afterOwnSave);
      const current = opened && !hasVersion(opened) && (() => lists.currentFromLists(resource, opened));
      throw (record.id && (await conflictOf(error, shape, current))) || atSources(error, shape);
    }
  };

  const remove = async (resource: string, id: Identifier, seen?: RaRecord) => {
    const removeOwn = own[resource]?.remove;
    if (removeOwn) return await removeOwn(Number(id));
    const { remove: removeCall } = endpointOf(resource);
    if (!removeCall) return unsupported();
    if (seen) await refuseOld(resource, seen, [...SHOWN_FIELDS, 'status']);
    await change(resource, ofVersion(removeCall(id), seen));
  };

  /**
   * The covers that stored records use, as texts: one depository may write an id as number here, as text there. Another depository may
   * give one id to equal pictures, so all lists that would tell are read once more unless each upload gets an id of its own.
   *
   * @throws when a list or the languages of a record cannot be read
   */
  const coversInUse = async (): Promise<Set<string>> => {
    const areOwn = session.hasFeature('ownFiles');
    const found = areOwn ? [lists.freshRecords()] : [];
    for (const kind of areOwn ? [] : kindsWithCovers) found.push(await lists.everyRecord(kind));
    if (found.flat().some(({ unreadEntries }) => unreadEntries)) throw new Error('Languages cannot be read.');
    return new Set(found.flatMap((records) => records.flatMap(coversOf)).map(String));
  };

  /** Keeps a cover that another item uses, also where the lists cannot be read that would tell. */
  const deleteFormerCovers = async (former: RaRecord, saved: Partial<RaRecord>) => {
    const replaced = coversOf(former).filter((cover) => !coversOf(saved).includes(cover));
    const inUse = replaced.length > 0 ? await coversInUse() : new Set();
    for (const cover of replaced)
      if (!inUse.has(String(cover))) await http.send(fileCalls.deleteCover(cover));
  };

  const own: Readonly<Record<string, OwnResource>> = {
    ...ownResources(http, change),
    ...fundResources({
      http,
      change,
      currentRow: (row) => lists.currentFromLists('guaranteeFund', row),
    }),
  };

  return {
    // cancel a list that nobody waits for any more, such as that of an earlier search
    supportAbortSignal: true,

    getList: async (resource, params) => {
      const { getList } = own[resource] ?? {};
      if (getList) return await getList(resource, params);
      const { filter = {}, sort = SERVER_ORDER, pagination, meta, signal } = params;
      const { page, perPage } = pagination ?? { page: 1, perPage: 7 };
      const request = { page, perPage, sort, signal, showing: meta?.showing, isFresh: meta?.fresh };
      const { data, total, ...where } = await lists.page(resource, filter, request);
      return { data: data as never, total, meta: where };
    },

    getOne: async (resource, params) =>
      own[resource]?.getOne?.(resource, params) ?? { data: (await findRecord(resource, params.id)) as never },
    getMany: unsupported,
    getManyReference: unsupported,

    create: async (resource, { data, meta }) => ({ data: (await save(resource, data, meta)) as never }),
    update: async (resource, params) => {
      const updateOwn = own[resource]?.update;
      if (updateOwn) return await updateOwn(resource, params);
      const { id, data, previousData, meta } = params;
      // the id in the address is text; the record has it as the depository wrote it
      const saved = await save(resource, { id, ...data }, meta);
      if (previousData)
        deleteFormerCovers(previousData, saved).catch((error: unknown) => console.error(error));
      return { data: saved as never };
    },
    updateMany: unsupported,

    delete: async (resource, { id, previousData }) => {
      await remove(resource, id, previousData);
      return { data: (previousData ?? { id }) as never };
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, id);
      return { data: ids };
    },

    approve: async (resource, { id, previousData, isEarly }) => {
      if (previousData) await refuseOld(resource, previousData, SHOWN_FIELDS);
      const call = ofVersion(endpoints[resource].approve(id), previousData);
      const joined = call.path.includes('?') ? '&' : '?';
      await change(resource, isEarly ? { ...call, path: `${call.path}${joined}early=1` } : call);
    },

    current: lists.current,
    refuseOld,
    count: (resource) => http.send(endpoints[resource].count),
    isCoverUsed: async (cover) => (await coversInUse()).has(String(cover)),
    ask: (call) => http.send(call),
    upload: http.upload,
    change,
    reach: http.reach,
  };
};
