export interface LeastUsed<Value> {
  /** What is kept under the key, if it has this tag. */
  get(key: string, tag: string): Value | undefined;
  set(key: string, tag: string, value: Value, weight: number): void;
  drop(key: string): void;
}

/**
 * Keeps values under keys, each for as long as its tag is the one that is asked for, and no more than weigh `limit` together: what was
 * used longest ago goes first.
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
    set(key, tag, value, weight) {
      drop(key);
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
