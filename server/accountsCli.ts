import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, runAccountCommand, USAGE } from './accounts/commands.ts';
import { openEmbedded } from './db/embedded.ts';
import { FolderInUseError } from './db/folderLock.ts';
import { openPostgres } from './db/postgres.ts';
import { speakRussian } from './fields/russian.ts';
import { askServer } from './operation/accountSocket.ts';
import { readSettings, SettingsError } from './settings.ts';

/** Opens the database that no server has open, or PostgreSQL, where any number may work. */
async function openDatabase() {
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl) return await openPostgres(databaseUrl, (error) => console.error(error.message));
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
    throw new CommandError(`В папке ${dataDir} ещё нет базы данных: сначала запустите сервер.`);
  }
  return await openEmbedded(dataDir);
}

/** `npm run accounts`: through the running server, or on the database itself. */
async function run(words: string[]) {
  if (words.length === 0) throw new CommandError(USAGE);
  const { databaseUrl, dataDir } = readSettings();
  const said = databaseUrl ? undefined : await askServer(dataDir, words);
  if (said !== undefined) return said;
  const { db, close } = await openDatabase();
  return await runAccountCommand(db, words, new Date()).finally(close);
}

speakRussian();
try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isExplained = [CommandError, SettingsError, FolderInUseError].some((known) => error instanceof known);
  console.error(isExplained && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
