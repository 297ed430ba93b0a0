import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../settings.ts';

/** What an upgrade or `npm run convert` has left. */
const COPY = /^(?:before-(?:upgrade|convert)-.+\.tar|database\.before-.+)$/;

/** Copies of the database that the daily ones never replace, and that may hold whatever was erased since: their paths. */
export async function olderCopies({ dataDir, backupDir }: Pick<Settings, 'dataDir' | 'backupDir'>) {
  const backups = join(dataDir, 'backups');
  const folders = [...new Set([dataDir, backups, backupDir ?? backups])];
  const copies = await Promise.all(
    folders.map(async (folder) => {
      // nothing was ever put into a folder that is not there
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => COPY.test(name)).map((name) => join(folder, name));
    }),
  );
  return copies.flat().sort();
}
