import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { headKeeper } from './audit/headFile.ts';
import { holdsHead } from './audit/verify.ts';
import { databaseClock } from './db/clock.ts';
import { hasDatabase } from './db/embedded.ts';
import { openFileStore } from './files/openFileStore.ts';
import { keepTimeOf } from './lib/days.ts';
import { ExplainedError } from './lib/explained.ts';
import { speakRussian } from './lib/russian.ts';
import { typedPath, withTypedPaths } from './lib/typedPaths.ts';
import { convert } from './operation/backup/convert.ts';
import { restoreAndWarn } from './operation/backup/revived.ts';
import { CommandError } from './operation/console/command.ts';
import { runCommand } from './operation/console/commands.ts';
import { refuseOtherFiles } from './operation/console/ownFiles.ts';
import { askServer } from './operation/console/socket.ts';
import { readInstallation } from './operation/installation.ts';
import { openDatabase } from './operation/openDatabase.ts';
import { readSettings, type Settings } from './settings.ts';

const complain = (error: unknown) => console.error(error instanceof Error ? error.message : error);

/** Opens the database that no server has open, or PostgreSQL, where any number may work. */
async function openExisting(settings: Settings) {
  if (!settings.databaseUrl && !hasDatabase(settings.dataDir)) {
    throw new CommandError(`В папке ${settings.dataDir} ещё нет базы данных: сначала запустите сервер.`);
  }
  const onBackup = (path: string) => console.error(`База данных обновляется. Прежняя сохранена в ${path}.`);
  return await openDatabase(settings, { onLost: complain, onBackup });
}

/** Does a command on the database itself. */
async function* runHere(settings: Settings, words: string[]) {
  const { dataDir } = settings;
  const { db, snapshot, close } = await openExisting(settings);
  const keeper = headKeeper(dataDir, (head) => holdsHead(db, head), complain);
  try {
    const { id, digestKey } = await readInstallation(db);
    const now = await databaseClock().read(db);
    await refuseOtherFiles(settings, id, words);
    const fileStore = await openFileStore(settings);
    const here = { ...settings, db, snapshot, fileStore, now, digestKey, noteAudit: keeper.note };
    yield* runCommand(here, words);
  } finally {
    await keeper.settle();
    await close();
  }
}

interface Alone {
  usage: string;
  run(settings: Settings, path: string): AsyncIterable<string>;
}

/** `npm run restore` and `convert`: what is done where no server is. */
const alone: Record<string, Alone> = {
  restore: { usage: 'npm run restore -- <файл>', run: (settings, path) => restoreAndWarn(settings, path) },
  convert: {
    usage: 'npm run convert -- <папка прежней версии программы>',
    run: ({ dataDir }, program) => convert(dataDir, program),
  },
};

function doAlone({ usage, run }: Alone, settings: Settings, [path, ...others]: string[]) {
  if (!path || others.length > 0) throw new CommandError(usage);
  return run(settings, typedPath(path));
}

/** `npm run accounts` and the like: through the running server, or on the database itself. */
async function command(settings: Settings, [area = '', ...typed]: string[]) {
  const words = withTypedPaths(area, typed);
  const said = settings.databaseUrl ? undefined : await askServer(settings.dataDir, [area, ...words]);
  return said ?? runHere(settings, [area, ...words]);
}

async function run([area = '', ...words]: string[]) {
  const settings = readSettings();
  keepTimeOf(settings.timeZone);
  const found = Object.hasOwn(alone, area) ? alone[area] : undefined;
  const said = found ? doAlone(found, settings, words) : await command(settings, [area, ...words]);
  await pipeline(Readable.from(said), process.stdout, { end: false });
}

speakRussian();
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exitCode = 1;
}
