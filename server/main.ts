import { firstPasswordPath, unusedFirstPasswords } from './accounts/firstPasswords.ts';
import { buildApp } from './app.ts';
import { startBackups } from './backup/schedule.ts';
import { listenForCommands } from './console/socket.ts';
import { ExplainedError } from './errors/explained.ts';
import { causesOf, faultOf } from './errors/faults.ts';
import { keepTimeOf } from './fields/days.ts';
import { openFileStore } from './files/openFileStore.ts';
import { startMail } from './mail/start.ts';
import { announcement } from './operation/announcement.ts';
import { addFirstContent } from './operation/firstContent.ts';
import { readInstallation } from './operation/installation.ts';
import { startMaintenance } from './operation/maintenance.ts';
import { openDatabase } from './operation/openDatabase.ts';
import { stopOnSignals } from './operation/stopping.ts';
import { warnings } from './operation/warnings.ts';
import { paths } from './paths.ts';
import { seedSample } from './sample/seed.ts';
import { startSchedule } from './schedule/runner.ts';
import { readSettings } from './settings.ts';
import { openSanitiser } from './texts/sanitiser.ts';

/** Nothing can be done without it, and at the next start it mends itself: like a crash, but said. */
function endWithDatabase(error: Error) {
  console.error(
    `Встроенная база данных остановилась, сервер остановлен. Запустите его снова. / ${error.message}`,
  );
  process.exit(1);
}

/** Opens database, files and port, in this order, and closes them in the other one. */
async function start() {
  const settings = readSettings();
  keepTimeOf(settings.timeZone);
  const { databaseUrl, dataDir } = settings;
  const database = await openDatabase(settings, {
    onLost: (error) => console.error(`Database: ${error.message}`),
    onEnd: endWithDatabase,
    onBackup: (path) => console.log(`База данных обновляется. Прежняя сохранена в ${path}.`),
  });
  const { db } = database;
  const fileStore = await openFileStore(settings);
  await fileStore.belongTo((await readInstallation(db)).id);
  const first = await addFirstContent(db, settings, (tx, createdBy) =>
    seedSample({ db: tx, fileStore, folder: paths.sample, createdBy }),
  );
  const app = await buildApp({
    settings,
    db,
    connections: database.connections,
    fileStore,
    frontEndFolder: paths.frontEnd,
    sanitise: openSanitiser(paths.sanitiser),
  });
  startMaintenance(app, database);
  startBackups(app, database);
  await startMail(app);
  const schedule = startSchedule(app);
  app.addHook('onClose', () => schedule.stop());
  if (!databaseUrl) listenForCommands(app, database);

  stopOnSignals(app, database);

  const address = await app.listen({ port: settings.port, host: settings.host });
  const kept = await unusedFirstPasswords(db, dataDir);
  const keptIn = firstPasswordPath(dataDir);
  console.log(announcement({ address, first, kept, keptIn, warned: await warnings(app) }));
}

/** What a person who starts the server can do something about is one sentence; anything else keeps its stack. */
function explain(error: unknown) {
  if (error instanceof ExplainedError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'Порт уже занят. Остановите другой сервер или укажите другой порт в PORT. / The port is in use.';
  }
  if (faultOf(error) === 503) {
    return `База данных недоступна, проверьте DATABASE_URL. / The database is out of reach: ${causesOf(error).at(-1)?.message}`;
  }
  if (faultOf(error) === 507) return 'На диске нет места. Сервер не запущен. / The disk is full.';
  return error;
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
