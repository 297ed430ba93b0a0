import type { RaRecord } from 'ra-core';

/** For so long a record is believed to stand as it was seen, unless something was saved. */
const FRESH_MS = 30_000;

/** When a record was seen, in a page or alone (then as it was), and after how many changes of its kind. */
interface Sight {
  at: number;
  change: number;
  alone?: RaRecord;
}

/**
 * Which records were seen of late.
 *
 * @param changesOf - how many changes of a kind were sent from here
 */
export const createSightings = (changesOf: (resource: string) => number) => {
  const seen = new Map<string, Sight>();
  const keyOf = (resource: string, { id }: RaRecord) => `${resource} ${id}`;

  const forgetOld = () => {
    for (const [key, { at }] of seen) if (Date.now() - at > FRESH_MS) seen.delete(key);
  };

  return {
    inPage: (resource: string, records: readonly RaRecord[]) => {
      forgetOld();
      const now = { at: Date.now(), change: changesOf(resource) };
      for (const record of records) seen.set(keyOf(resource, record), now);
    },
    /** @param change - how many changes there had been when it was asked for */
    alone: (resource: string, record: RaRecord, change: number) => {
      forgetOld();
      seen.set(keyOf(resource, record), { at: Date.now(), change, alone: record });
    },
    /** @returns the record as it was just seen; the one that is handed in where that was in its list */
    lastOf: (resource: string, record: RaRecord): RaRecord | undefined => {
      const last = seen.get(keyOf(resource, record));
      const isFresh = last?.change === changesOf(resource) && Date.now() - last.at < FRESH_MS;
      return isFresh ? (last.alone ?? record) : undefined;
    },
  };
};
