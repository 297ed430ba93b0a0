import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../console/command.ts';
import { moveDurably } from '../db/durably.ts';
import { databaseFolder } from '../db/embedded.ts';
import { lockFolder } from '../db/folderLock.ts';
import { paths } from '../paths.ts';
import { nameAt } from './folder.ts';
import { restore } from './restore.ts';
import { unmark } from './unfinished.ts';

/** Has another version of the program back the database up, which it alone can read. */
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
 * Takes an embedded database over from another version of the program whose disk format is another one: that one dumps it, this one
 * loads it. The old folder stays beside the new one; when anything fails it is put back.
 *
 * @param program - the folder of the other version, built
 */
export async function* convert(
  dataDir: string,
  program: string,
  template = paths.databaseTemplate,
): AsyncGenerator<string> {
  // throws while a server runs there
  await (await lockFolder(dataDir)).release();
  const now = new Date();
  const file = join(dataDir, 'backups', nameAt('before-convert', now));
  await dump(program, dataDir, file);
  yield `Прежняя версия сохранила базу данных в ${file}.\n`;
  const folder = databaseFolder(dataDir);
  const aside = `${folder}.${nameAt('before-convert', now).replace('.tar', '')}`;
  await moveDurably(folder, aside);
  try {
    yield* restore({ dataDir, databaseUrl: undefined }, file, template);
  } catch (error) {
    await rename(aside, folder);
    await unmark(dataDir);
    throw error;
  }
  yield `Прежняя папка лежит в ${aside}. Когда всё проверено, её можно удалить.\n`;
}
