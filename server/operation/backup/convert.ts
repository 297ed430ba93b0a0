import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFolder, hasDatabase, hasOtherFormat } from '../../db/embedded.ts';
import { lockFolder } from '../../db/folderLock.ts';
import { moveDurably } from '../../lib/durably.ts';
import { paths } from '../../paths.ts';
import { CommandError } from '../console/command.ts';
import { nameAt } from './folder.ts';
import { restore } from './restore.ts';
import { isMarked, mark, unmark } from './unfinished.ts';

/** Runs another version of the program to dump a database that only it can read. */
async function dump(program: string, dataDir: string, file: string) {
  const command = join(program, 'build', 'console.mjs');
  if (!existsSync(command))
    throw new CommandError(`В папке ${program} нет собранной программы (build/console.mjs).`);
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const child = spawn(process.execPath, [command, 'backup', file, '--database-only'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandError('Прежняя версия не сделала копию. Ничего не изменено.');
}

/**
 * Converts an embedded database with another disk format: the other version of the program dumps it, this one loads the dump. The old
 * folder is kept beside the new one, and is put back when loading fails.
 *
 * @param program - the built folder of the other version
 */
export async function* convert(
  dataDir: string,
  program: string,
  template = paths.databaseTemplate,
): AsyncGenerator<string> {
  // throws while a server is running
  await (await lockFolder(dataDir)).release();
  const folder = databaseFolder(dataDir);
  // an earlier attempt was killed before it changed anything
  if (isMarked(dataDir) && (await hasOtherFormat(folder, template))) await unmark(dataDir);
  const now = new Date();
  const file = join(dataDir, 'backups', nameAt('before-convert', now));
  await dump(program, dataDir, file);
  yield `Прежняя версия сохранила базу данных в ${file}.\n`;
  const aside = `${folder}.${nameAt('before-convert', now).replace('.tar', '')}`;
  // from here on a start is refused until the dump is loaded or everything is restored
  await mark(dataDir, file);
  await moveDurably(folder, aside);
  try {
    yield* restore({ dataDir, databaseUrl: undefined }, file, template);
  } finally {
    // even without a listener; a loaded database can be completed by a restore
    if (!hasDatabase(dataDir)) {
      await moveDurably(aside, folder);
      await unmark(dataDir);
    }
  }
  yield `Прежняя папка лежит в ${aside}. Когда всё проверено, её можно удалить.\n`;
}
