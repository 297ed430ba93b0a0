import type { PGlite } from '@electric-sql/pglite';
import { fsyncCount } from '../../server/db/durableFs.ts';
import { openFolder } from '../../server/db/openFolder.ts';
import type { openThread } from '../../server/db/thread.ts';

/** Opens an embedded database without a thread of its own: a test makes one for itself, and a thread takes longer to start than most tests. */
export const openHere: typeof openThread = async (folder) => {
  const client = await openFolder(folder);
  return {
    // tests, and drizzle, call nothing else of it
    client: client as Pick<typeof client, 'query' | 'transaction' | 'exec' | 'closed'> as unknown as PGlite,
    execute: async (sql) => void (await client.exec(sql)),
    fsyncs: async () => ({ ...fsyncCount }),
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
};
