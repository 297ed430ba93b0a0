import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemplate } from '../../server/db/embedded.ts';
import { paths } from '../../server/paths.ts';

/** Made once, for all runs. */
const CACHE = join(paths.root, 'node_modules/.cache/depository');

/** A name that changes with everything the template is made of. */
async function nameOfTemplate() {
  const hash = createHash('sha256');
  const migrations = await readdir(paths.migrations, { recursive: true });
  for (const name of migrations.filter((each) => /\.(sql|json)$/.test(each)).sort()) {
    hash.update(name).update(readFileSync(join(paths.migrations, name)));
  }
  for (const path of ['server/db/embedded.ts', 'node_modules/@electric-sql/pglite/package.json']) {
    hash.update(readFileSync(join(paths.root, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

let made: Promise<string> | undefined;

/** The folder of a migrated database without rows. Made once per set of migrations, since initdb takes seconds. */
export function databaseTemplate(): Promise<string> {
  made ??= (async () => {
    const folder = join(CACHE, await nameOfTemplate());
    if (existsSync(folder)) return folder;
    const unfinished = `${folder}.${process.pid}`;
    await createTemplate(unfinished);
    // another worker may have been quicker
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
    return folder;
  })();
  return made;
}
