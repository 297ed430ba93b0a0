import { PGlite, type PGliteOptions, type QueryOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { inTurn } from '../lib/inTurn.ts';
import { DurableNodeFS, durableStartParams } from './durableFs.ts';
import { keepFirstCharacters } from './exactText.ts';
import { statementsOf } from './statements.ts';

/** Opens the embedded database of a folder in this very thread. Statements and transactions follow each other as they are asked for. */
export async function openFolder(folder: string, options: PGliteOptions = {}) {
  keepFirstCharacters();
  const pg = await PGlite.create({
    ...options,
    fs: new DurableNodeFS(folder),
    startParams: durableStartParams,
    extensions: { pg_trgm },
  });
  const { query, command } = statementsOf(pg);
  const turn = inTurn(1);
  const tx = {
    query: (sql: string, params: unknown[] = [], { rowMode }: Pick<QueryOptions, 'rowMode'> = {}) =>
      query(sql, params, rowMode),
  };
  return {
    query: (...asked: Parameters<typeof tx.query>) => turn(() => tx.query(...asked)),
    transaction: <Result>(work: (within: typeof tx) => Promise<Result>) =>
      turn(async () => {
        await command('begin');
        let result: Result;
        try {
          result = await work(tx);
        } catch (error) {
          await command('rollback');
          throw error;
        }
        // after a statement that has failed the answer is ROLLBACK
        if ((await command('commit')) !== 'COMMIT') throw new Error('The transaction was taken back.');
        return result;
      }),
    exec: (sql: string) => turn(() => command(sql)),
    close: () => turn(() => pg.close()),
    get closed() {
      return pg.closed;
    },
  };
}

export type FolderTransaction = Parameters<
  Parameters<Awaited<ReturnType<typeof openFolder>>['transaction']>[0]
>[0];
