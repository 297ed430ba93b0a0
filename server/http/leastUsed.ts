export interface LeastUsed<Value> {
  /** What is kept under the key, if it has this tag. */
  get(key: string, tag: string): Value | undefined;
  /** @param bytes - what the value takes, be it nothing */
  set(key: string, tag: string, value: Value, bytes: number): void;
  drop(key: string): void;
}

/** What an entry takes beside its value and its key. */
const ENTRY_BYTES = 500;

/**
 * Keeps values under keys, each for as long as its tag is the one that is asked for, and no more than weigh `limit` bytes together with their
 * keys: what was used longest ago goes first.
 */
export function leastUsed<Value>(limit: number): LeastUsed<Value> {
  const entries = new Map<string, { tag: string; value: Value; weight: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    drop,
    get(key, tag) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      drop(key);
      if (entry.tag !== tag) return undefined;
      entries.set(key, entry);
      total += entry.weight;
      return entry.value;
    },
    set(key, tag, value, bytes) {
      drop(key);
      const weight = bytes + 2 * key.length + ENTRY_BYTES;
      if (weight > limit) return;
      entries.set(key, { tag, value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= limit) return;
        drop(oldest);
      }
    },
  };
}
