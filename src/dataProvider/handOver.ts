import type { Identifier, RaRecord } from 'react-admin';
import { session } from '../session.ts';
import { isObject } from './answers.ts';
import type { ListFilter } from './endpoint.ts';
import { endpointOf } from './endpoints.ts';

/** Identifies an item in a history entry, so that Back and Forward find it again. */
export interface ItemRef {
  kind: string;
  id: string;
  /** The list in which it was opened, where one told: another depository may have the id in two lists. */
  list?: ListFilter;
}

/** The item handed from a list to a form; `record` is missing until it is read from the depository again. */
interface HandedOver extends ItemRef {
  record?: RaRecord;
}

const ITEM = 'CURRENT_ITEM';
const KIND = 'CURRENT_ITEM_KIND';
/** The filter of the list it was read from. */
const LIST = 'CURRENT_ITEM_LIST';

/** The lists in which records were read or opened, also when the lists are read again, or the page. */
export const origins = new WeakMap<RaRecord, ListFilter>();

/** Whether a record stood in the list of what the site shows; undefined where no list told. Another depository may not tell otherwise. */
export const isOnSite = (record: RaRecord): boolean | undefined => {
  const status = origins.get(record)?.status;
  return status === 'published' || (status === 'pending' ? false : undefined);
};

/** Whether a pending item that is gone may have been published: another depository may give it another id then. */
export const mayBePublished = (wasOnSite?: boolean): boolean =>
  wasOnSite === false && !session.hasFeature('versions');

/** A record as opened from a list that it may have left since. */
export const openedIn = (list: ListFilter, record: RaRecord): RaRecord => {
  const opened = { ...record };
  origins.set(opened, list);
  return opened;
};

/** `undefined`: not read from the storage yet. */
let current: HandedOver | null | undefined;
/** The row whose link was clicked last. */
let offered: { kind: string; record: RaRecord } | undefined;

const isSame = (one: ItemRef | null | undefined, { kind, id }: ItemRef) =>
  one?.kind === kind && one.id === id;

const read = (): HandedOver | null => {
  const kind = sessionStorage.getItem(KIND);
  try {
    const item: unknown = JSON.parse(sessionStorage.getItem(ITEM) ?? 'null');
    if (!kind || !isObject(item) || !('id' in item)) return null;
    const [record] = Object.keys(item).length > 1 ? endpointOf(kind).shape.read(item) : [];
    const list: ListFilter | undefined = JSON.parse(sessionStorage.getItem(LIST) ?? 'null') ?? undefined;
    if (record && list) origins.set(record, list);
    return { kind, id: String(item.id), record, list };
  } catch {
    return null;
  }
};

const remove = () => {
  for (const key of [ITEM, KIND, LIST]) sessionStorage.removeItem(key);
};

const write = (kind: string, item: object, list?: ListFilter): boolean => {
  try {
    remove();
    sessionStorage.setItem(KIND, kind);
    if (list) sessionStorage.setItem(LIST, JSON.stringify(list));
    sessionStorage.setItem(ITEM, JSON.stringify(item));
    return true;
  } catch {
    return false;
  }
};

/** Stores an item in its wire format, or its id alone when it is too large (browsers allow about 5 MB). */
const store = (kind: string, record: RaRecord) => {
  const list = origins.get(record);
  if (!write(kind, endpointOf(kind).shape.write(record), list)) write(kind, { id: record.id }, list);
  current = { kind, id: String(record.id), record };
};

session.onClear(() => {
  current = undefined;
});

/**
 * Owns CURRENT_ITEM, the item that a list hands over to a form or to the list that belongs to it (part 1, §4 and §9; DECISIONS 4 to 6).
 * A second key names its kind, a third its list. `routing/followHistory.ts` decides when an item arrives and when it is cleared.
 */
export const handOver = {
  current: (): HandedOver | null => {
    if (current === undefined) current = read();
    return current;
  },

  /** Remembers the row of a clicked link: its item is handed over if the link navigates. */
  offer: (kind: string, record: RaRecord): void => {
    offered = { kind, record };
  },

  offeredOf: (kind?: string): ItemRef | undefined =>
    offered && offered.kind === kind
      ? { kind, id: String(offered.record.id), list: origins.get(offered.record) }
      : undefined,

  /** Stores the item on arrival at its address: the whole record of the clicked row, or its id until `complete`. */
  take: (item: ItemRef): void => {
    const row = offered;
    offered = undefined;
    if (row && isSame({ kind: row.kind, id: String(row.record.id) }, item)) store(row.kind, row.record);
    else if (!isSame(handOver.current(), item)) {
      write(item.kind, { id: item.id }, item.list);
      current = { ...item };
    }
  },

  /** Adds the record to an item that was stored by its id alone. */
  complete: (kind: string, record: RaRecord): void => {
    if (isSame(handOver.current(), { kind, id: String(record.id) })) store(kind, record);
  },

  forget: (): void => {
    offered = undefined;
    current = null;
    remove();
  },

  /** This item if it is the one handed over. */
  itemOf: (kind: string, id: Identifier): Partial<HandedOver> => {
    const item = handOver.current();
    return item && isSame(item, { kind, id: String(id) }) ? item : {};
  },
};
