import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { headKeeper } from './audit/headFile.ts';
import { CommandError } from './console/command.ts';
import { runCommand } from './console/commands.ts';
import { askServer } from './console/socket.ts';
import { databaseClock } from './db/clock.ts';
import { openEmbedded } from './db/embedded.ts';
import { FolderInUseError } from './db/folderLock.ts';
import { openPostgres } from './db/postgres.ts';
import { speakRussian } from './fields/russian.ts';
import { readInstallation } from './operation/installation.ts';
import { readSettings, SettingsError } from './settings.ts';

const complain = (error: unknown) => console.error(error instanceof Error ? error.message : error);

/** Opens the database that no server has open, or PostgreSQL, where any number may work. */
async function openDatabase() {
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl) return await openPostgres(databaseUrl, complain);
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
    throw new CommandError(`В папке ${dataDir} ещё нет базы данных: сначала запустите сервер.`);
  }
  return await openEmbedded(dataDir);
}

/** Does a command on the database itself. */
async function* runHere(words: string[]) {
  const { dataDir } = readSettings();
  const { db, close } = await openDatabase();
  const keeper = headKeeper(dataDir, complain);
  try {
    const { digestKey } = await readInstallation(db);
    const now = await databaseClock().read(db);
    yield* runCommand({ db, dataDir, now, digestKey, noteAudit: keeper.note }, words);
  } finally {
    await keeper.settle();
    await close();
  }
}

/** `npm run accounts` and `npm run audit`: through the running server, or on the database itself. */
async function run(words: string[]) {
  const { databaseUrl, dataDir } = readSettings();
  const said = databaseUrl ? undefined : await askServer(dataDir, words);
  await pipeline(Readable.from(said ?? runHere(words)), process.stdout, { end: false });
}

speakRussian();
try {
  await run(process.argv.slice(2));
} catch (error) {
  const isExplained = [CommandError, SettingsError, FolderInUseError].some((known) => error instanceof known);
  console.error(isExplained && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
