import type { PGlite } from '@electric-sql/pglite';

type Client = Pick<PGlite, 'query' | 'transaction'>;
type Query = Client['query'];

const READS = /^\s*select\b/i;

/**
 * Counts what may have changed a database that nobody else has open: each statement that is no `select`, and each transaction, when it is
 * asked for and again when it is over. What was read while the number stayed the same is how the database still stands.
 */
export function countingChanges(client: Client) {
  let changes = 0;
  async function changing<Result>(work: () => Promise<Result>) {
    changes += 1;
    try {
      return await work();
    } finally {
      changes += 1;
    }
  }
  const query: Query = (sql, ...rest) =>
    READS.test(sql) ? client.query(sql, ...rest) : changing(() => client.query(sql, ...rest));
  const counted: Client = {
    query,
    transaction: (work) => changing(() => client.transaction(work)),
  };
  // drizzle calls nothing else of it
  return { client: counted as PGlite, changes: () => changes };
}

/** What was read of a database, for as long as it counts no changes; nothing, where it cannot tell of all of them. */
export function untilChanged<Value>(changes: (() => number) | undefined) {
  const values = new Map<string, Value>();
  let readAt = changes?.();
  return {
    get(key: string): Value | undefined {
      if (!changes || changes() === readAt) return values.get(key);
      values.clear();
      readAt = changes();
      return undefined;
    },
    /** Keeps what `read` gives, unless something may have changed meanwhile. */
    async keep<Read extends Value | undefined>(key: string, read: () => Promise<Read>): Promise<Read> {
      const before = changes?.();
      const value = await read();
      if (changes && value !== undefined && before === readAt && changes() === before) values.set(key, value);
      return value;
    },
  };
}
