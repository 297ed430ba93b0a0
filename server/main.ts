import { keepTimeOf } from './lib/days.ts';
import { ExplainedError } from './lib/explained.ts';
import { causesOf, codeOf, faultOf } from './lib/faults.ts';
import { openDatabase } from './operation/openDatabase.ts';
import { readSettings } from './settings.ts';

/** Nothing can be done without it, and at the next start it mends itself: like a crash, but said. */
function endWithDatabase(error: Error) {
  console.error(
    `Встроенная база данных остановилась, сервер остановлен. Запустите его снова. / ${error.message}`,
  );
  process.exit(1);
}

/** Opens the database, and reads the rest of the program while that is under way, in its own thread or on another machine. */
async function start() {
  const settings = readSettings();
  keepTimeOf(settings.timeZone);
  const opening = openDatabase(settings, {
    onLost: (error) => console.error(`Database: ${error.message}`),
    onEnd: endWithDatabase,
    onBackup: (path) => console.log(`База данных обновляется. Прежняя сохранена в ${path}.`),
  });
  const [database, { serve }] = await Promise.all([opening, import('./serving.ts')]);
  await serve(settings, database);
}

/** What a person who starts the server can do something about is one sentence; anything else keeps its stack. */
function explain(error: unknown) {
  if (error instanceof ExplainedError) return error.message;
  if (codeOf(error) === 'EADDRINUSE') {
    return 'Порт уже занят. Остановите другой сервер или укажите другой порт в PORT. / The port is in use.';
  }
  if (faultOf(error) === 507) return 'На диске нет места. Сервер не запущен. / The disk is full.';
  const reason = causesOf(error).at(-1)?.message;
  if (faultOf(error) === 503 && process.env.DATABASE_URL)
    return `База данных недоступна, проверьте DATABASE_URL. / The database is out of reach: ${reason}`;
  if (faultOf(error) === 503)
    return `Встроенная база данных не открылась: проверьте место на диске и права на папку данных. / The embedded database did not open: ${reason}`;
  return error;
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
