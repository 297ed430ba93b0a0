import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS, durableStartParams } from './durableFs.ts';
import { keepFirstCharacters } from './exactText.ts';

/** Opens the embedded database of a folder in this very thread. */
export async function openFolder(folder: string, options: PGliteOptions = {}) {
  keepFirstCharacters();
  return await PGlite.create({
    ...options,
    fs: new DurableNodeFS(folder),
    startParams: durableStartParams,
    extensions: { pg_trgm },
  });
}
