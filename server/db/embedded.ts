import { cpSync, existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { moveDurably, syncPath } from '../lib/durably.ts';
import { ExplainedError } from '../lib/explained.ts';
import { inTurn } from '../lib/inTurn.ts';
import { paths } from '../paths.ts';
import { computed, type Database, type OpenDatabase } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { bringUpToDate } from './migrations.ts';
import { removeSnapshot, snapshotByTriggers } from './snapshot.ts';
import { openThread } from './thread.ts';

const FSYNCS_AT_ONCE = 8;
const OWNER_ALONE = 0o700;
/** Template databases of PostgreSQL, which are half of all files and are not needed. */
const PATTERNS = ['template1', 'template0'];

/** Syncs all files of a new database once, because creating it syncs only what goes through the log. */
async function syncTree(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const turn = inTurn(FSYNCS_AT_ONCE);
  await Promise.all(all.map((path) => turn(() => syncPath(path))));
}

/**
 * Creates a new database at `folder`, completely or not at all: it is created beside it and renamed. Copying the template takes a tenth of
 * the time and memory of PostgreSQL's initdb.
 *
 * @param fill - adds content before the rename
 */
export async function createDatabase(
  folder: string,
  template: string,
  fill?: (unfinished: string) => Promise<void>,
) {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  if (existsSync(join(template, 'PG_VERSION'))) {
    // nothing else runs yet, and a synchronous copy takes half the time
    cpSync(template, unfinished, { recursive: true });
  } else {
    await (await openThread(unfinished)).close();
  }
  // the template may be readable by everybody
  await chmod(unfinished, OWNER_ALONE);
  await fill?.(unfinished);
  await syncTree(unfinished);
  await moveDurably(unfinished, folder);
}

/** Starts checkpoints, which the embedded database does not do by itself: its log would grow without end. */
function checkpointer(db: Database) {
  let doneAt: string | undefined;
  const lsn = sql<string>`pg_current_wal_insert_lsn()::text`;
  const logEnd = async () => (await computed(db, { lsn })).lsn;
  return async () => {
    if ((await logEnd()) === doneAt) return;
    await db.execute(sql`checkpoint`);
    doneAt = await logEnd();
  };
}

const formatOf = async (folder: string) =>
  (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined))?.trim();

/** Whether a folder's database has another disk format than this program's. */
export async function hasOtherFormat(folder: string, template = paths.databaseTemplate) {
  const [found, own] = await Promise.all([folder, template].map(formatOf));
  return found !== undefined && own !== undefined && found !== own;
}

/** Another version of PostgreSQL has written the database, and alone can read it. @throws ExplainedError */
async function refuseOtherFormat(folder: string, template: string) {
  if (!(await hasOtherFormat(folder, template))) return;
  const [found, own] = await Promise.all([folder, template].map(formatOf));
  throw new ExplainedError(
    `База данных в ${folder} записана PostgreSQL ${found}, а эта программа пишет в формате ${own}. Перенесите её: ` +
      'npm run convert -- <папка прежней версии программы>. Здесь ничего не изменено. / The database has another disk format.',
  );
}

/** The folder of the embedded database in a data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

/** Whether a data folder has an embedded database. */
export const hasDatabase = (dataDir: string) => existsSync(join(databaseFolder(dataDir), 'PG_VERSION'));

interface EmbeddedOptions {
  template?: string;
  /** Opens the folder; by default in a thread. */
  open?: typeof openThread;
  /** Called before the tables of an existing database are migrated. */
  beforeUpgrade?(old: Pick<OpenDatabase, 'db' | 'snapshot'>): Promise<void>;
  /** Called when the database ends unexpectedly; all later queries fail. */
  onEnd?(error: Error): void;
}

/**
 * Opens the database in `dataDir/database`, which the first start creates.
 *
 * @throws ExplainedError when another process has it open
 */
export async function openEmbedded(
  dataDir: string,
  { template = paths.databaseTemplate, open = openThread, beforeUpgrade, onEnd }: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  const lock = await lockFolder(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    if (!hasDatabase(dataDir)) await createDatabase(folder, template);
    await refuseOtherFormat(folder, template);
    const { db, close } = await open(folder, onEnd);
    const snapshot = snapshotByTriggers(db);
    try {
      await removeSnapshot(db);
      await bringUpToDate(db, { before: async () => beforeUpgrade?.({ db, snapshot }) });
    } catch (error) {
      await close();
      throw error;
    }
    return {
      db,
      snapshot,
      checkpoint: checkpointer(db),
      vacuum: async () => void (await db.execute(sql`vacuum analyze`)),
      close: () => close().finally(lock.release),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Creates the template for `openEmbedded`, a migrated database without rows. Part of the build. */
export async function createTemplate(folder = paths.databaseTemplate) {
  const unfinished = `${folder}.new`;
  await mkdir(dirname(folder), { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  const { db, close } = await openThread(unfinished);
  await bringUpToDate(db);
  for (const name of PATTERNS) {
    await db.execute(sql`update pg_database set datistemplate = false where datname = ${name}`);
    await db.execute(sql`drop database ${sql.identifier(name)}`);
  }
  await close();
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
