import type { Identifier, RaRecord } from 'react-admin';
import { session } from '../session.ts';
import { isObject } from './answers.ts';
import { endpointOf } from './endpoints.ts';

/** Names an item in an address's history entry, so that Back and Forward find it again. */
export interface ItemRef {
  kind: string;
  id: string;
}

/** The item handed from a list to a form; `record` is missing until it is read from the depository again. */
interface HandedOver extends ItemRef {
  record?: RaRecord;
}

const ITEM = 'CURRENT_ITEM';
const KIND = 'CURRENT_ITEM_KIND';

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
    const isWhole = Object.keys(item).length > 1;
    return { kind, id: String(item.id), record: isWhole ? endpointOf(kind).shape.read(item)[0] : undefined };
  } catch {
    return null;
  }
};

const write = (kind: string, item: object): boolean => {
  try {
    sessionStorage.removeItem(ITEM);
    sessionStorage.setItem(KIND, kind);
    sessionStorage.setItem(ITEM, JSON.stringify(item));
    return true;
  } catch {
    return false;
  }
};

/** Stores an item as the wire writes it; its id alone when it does not fit (the browser allows about 5 MB). */
const store = (kind: string, record: RaRecord) => {
  if (!write(kind, endpointOf(kind).shape.write(record))) write(kind, { id: record.id });
  current = { kind, id: String(record.id), record };
};

const forget = () => {
  sessionStorage.removeItem(ITEM);
  sessionStorage.removeItem(KIND);
  current = null;
};

session.onClear(() => {
  current = undefined;
});

/**
 * The one owner of CURRENT_ITEM, the item that a list hands over to a form or to the list of what belongs to it (part 1, §4 and §9;
 * DECISIONS 4 to 6). A second key names its kind. `routing/followHistory.ts` says when an item arrives and when it is forgotten.
 */
export const handOver = {
  current: (): HandedOver | null => {
    if (current === undefined) current = read();
    return current;
  },

  /** A row's link was clicked: if it leads anywhere, this is the item that goes along. */
  offer: (kind: string, record: RaRecord): void => {
    offered = { kind, record };
  },

  offeredOf: (kind?: string): ItemRef | undefined =>
    offered && offered.kind === kind ? { kind, id: String(offered.record.id) } : undefined,

  /** An address of this item was entered: stores the row's own record, or only its id until `complete`. */
  take: (item: ItemRef): void => {
    const row = offered;
    offered = undefined;
    if (row && isSame({ kind: row.kind, id: String(row.record.id) }, item)) store(row.kind, row.record);
    else if (!isSame(handOver.current(), item)) {
      write(item.kind, { id: item.id });
      current = { ...item };
    }
  },

  /** The item that was stored by its id alone has been read. */
  complete: (kind: string, record: RaRecord): void => {
    if (isSame(handOver.current(), { kind, id: String(record.id) })) store(kind, record);
  },

  forget: (): void => {
    offered = undefined;
    forget();
  },

  /** The record of this item, when it is the one handed over. */
  recordOf: (kind: string, id: Identifier): RaRecord | undefined => {
    const item = handOver.current();
    return isSame(item, { kind, id: String(id) }) ? item?.record : undefined;
  },
};
