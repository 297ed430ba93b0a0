import { firstPasswordPath, unusedFirstPasswords } from './accounts/firstPasswords.ts';
import { buildApp } from './app.ts';
import { seedContent } from './content/seed.ts';
import type { OpenDatabase } from './db/database.ts';
import { startSchedule } from './features/schedule/runner.ts';
import { openFileStore } from './files/openFileStore.ts';
import { openSanitiser } from './lib/sanitiser.ts';
import { startMail } from './mail/sender.ts';
import { announcement } from './operation/announcement.ts';
import { startBackups } from './operation/backup/schedule.ts';
import { listenForCommands } from './operation/console/socket.ts';
import { addFirstContent } from './operation/firstContent.ts';
import { readInstallation } from './operation/installation.ts';
import { startMaintenance } from './operation/maintenance.ts';
import { stopOnSignals } from './operation/stopping.ts';
import { warnings } from './operation/warnings.ts';
import { paths } from './paths.ts';
import type { Settings } from './settings.ts';

/** Opens files and port on a database that is open, in this order, and closes all of them in the other one. */
export async function serve(settings: Settings, database: OpenDatabase) {
  const { databaseUrl, dataDir } = settings;
  const { db } = database;
  const fileStore = await openFileStore(settings);
  await fileStore.belongTo((await readInstallation(db)).id);
  const first = await addFirstContent(db, settings, (tx, createdBy) =>
    seedContent({ db: tx, fileStore, createdBy }),
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
  const passwords = await unusedFirstPasswords(db, dataDir);
  const passwordFile = firstPasswordPath(dataDir);
  console.log(announcement({ address, first, passwords, passwordFile, warned: await warnings(app) }));
}
