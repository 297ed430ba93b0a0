import { mkdir, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { countDistinct, sql } from 'drizzle-orm';
import { databaseClock } from '../../db/clock.ts';
import type { Database, OpenDatabase, Snapshot, TakeSnapshot } from '../../db/database.ts';
import { schemaVersionOf } from '../../db/migrations.ts';
import { files } from '../../db/schema.ts';
import type { FileStore } from '../../files/store.ts';
import { moveDurably } from '../../lib/durably.ts';
import { openTarWriter, type TarWriter } from '../../lib/tarWriter.ts';
import { readFileNames, readSequences, readTables, type Table } from './catalogue.ts';
import { keepNewest, nameAt } from './folder.ts';
import { entryNames, FORMAT, type Manifest } from './manifest.ts';
import { partsOf } from './rows.ts';

const compressed = promisify(gzip);
const CHECKED_BYTES = 4 * 1024 * 1024;

/** The options of a backup. */
interface Conditions {
  /** Bytes that must stay free on the disk, because a database may need them. */
  reserveBytes: number;
  /** Aborts the backup. */
  signal?: AbortSignal;
}

/** @returns a function called before each part with the bytes written so far; it throws when the backup must stop */
function checksOf(folder: string, { reserveBytes, signal }: Conditions) {
  let checkAt = 0;
  return async (writtenBytes: number) => {
    signal?.throwIfAborted();
    if (writtenBytes < checkAt) return;
    checkAt = writtenBytes + CHECKED_BYTES;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize > reserveBytes) return;
    throw Object.assign(new Error('No room for a backup beside the reserve.'), { code: 'ENOSPC' });
  };
}

/** A finished backup. */
export interface Made {
  file: string;
  at: Date;
  sizeBytes: number;
  rows: number;
  files: number;
  /** Missing files that are still needed. */
  missingFiles: number;
}

/**
 * Database and files of one moment. The bytes of files never change and are kept for days after their last use, except those of an erased
 * person, which are deleted at once.
 */
interface Source {
  db: Database;
  snapshot: TakeSnapshot;
  /** Undefined for a backup of the database alone. */
  fileStore: FileStore | undefined;
}

/**
 * The installation and the newest audit row, read from the same snapshot. An old program, or a database that was never started
 * completely, has neither.
 */
async function readIdentity({ read, rowsOf }: Snapshot, tables: Table[]) {
  const names = new Set(tables.map(({ name }) => name));
  if (!names.has('installation') || !names.has('audit_head')) return {};
  const of = (name: string) => sql`${rowsOf(name, { where: sql`true`, orderBy: sql`id` })} as identity`;
  return await read(async (tx) => {
    const [installation] = await tx.select({ id: sql<string>`id` }).from(of('installation'));
    const head = { seq: sql<number>`seq::float8`, digest: sql<string>`digest` };
    const [auditHead] = await tx.select(head).from(of('audit_head'));
    return { installation: installation?.id, auditHead };
  });
}

async function writeTables(snapshot: Snapshot, tar: TarWriter) {
  const about = await snapshot.read(async (tx) => ({
    schemaVersion: await schemaVersionOf(tx),
    tables: await readTables(tx),
  }));
  const identity = await readIdentity(snapshot, about.tables);
  const tables: Manifest['tables'] = [];
  for (const table of about.tables) {
    let rows = 0;
    let parts = 0;
    for await (const part of partsOf(table, snapshot)) {
      parts += 1;
      rows += part.rows;
      await tar.add(entryNames.rows(table.name, parts), await compressed(part.lines, { level: 3 }));
    }
    tables.push({ name: table.name, rows });
  }
  // read last, so that values assigned meanwhile are not assigned again
  const sequences = await snapshot.read(readSequences);
  return { ...about, ...identity, tables, sequences, names: await readFileNames(snapshot) };
}

async function writeFiles(names: Iterable<string>, store: FileStore, tar: TarWriter) {
  const files = { count: 0, bytes: 0, missing: [] as string[] };
  for (const sha256 of names) {
    const stored = await store.open(sha256);
    const found = stored && (await tar.addStream(entryNames.file(sha256), stored.sizeBytes, stored.stream));
    if (stored && found === sha256) {
      files.count += 1;
      files.bytes += stored.sizeBytes;
    } else files.missing.push(sha256);
  }
  return files;
}

/** How many of these files are still referred to. */
async function neededOf(names: string[], db: Database) {
  if (names.length === 0) return 0;
  const isMissing = sql`${files.sha256} = any(${sql.param(names)}::text[])`;
  const [needed] = await db
    .select({ count: countDistinct(files.sha256) })
    .from(files)
    .where(isMissing);
  return needed?.count ?? 0;
}

/**
 * Writes a backup, completely or not at all.
 *
 * @param path - a new file
 * @param at - the moment, by the database's clock
 */
export async function writeBackup(
  { db, snapshot, fileStore }: Source,
  path: string,
  at: Date,
  conditions: Conditions,
): Promise<Made> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.new`;
  // called with a snapshot, of which the embedded database has one at a time: a second backup is refused before it removes the file of the first
  const begin = async () => {
    await rm(unfinished, { force: true });
    return await openTarWriter(unfinished, at, checksOf(folder, conditions));
  };
  let tar: TarWriter | undefined;
  try {
    const { names, ...database } = await snapshot(async (each) => {
      tar = await begin();
      return await writeTables(each, tar);
    });
    if (!tar) throw new Error('The backup was not begun.');
    const written = fileStore && (await writeFiles(names(), fileStore, tar));
    const missingFiles = await neededOf(written?.missing ?? [], db);
    const manifest: Manifest = { format: FORMAT, madeAt: at.toISOString(), ...database, files: written };
    await tar.add(entryNames.manifest, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
    const sizeBytes = await tar.finish();
    await moveDurably(unfinished, path);
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      file: path,
      at,
      sizeBytes,
      rows,
      files: written?.count ?? 0,
      missingFiles,
    };
  } catch (error) {
    await tar?.abandon();
    throw error;
  }
}

const BEFORE_UPGRADE = 'before-upgrade';
const KEPT_UPGRADES = 3;

/** Backs up the database before its tables are migrated; files are not affected. @returns the path */
export async function backUpBeforeUpgrade(
  { db, snapshot }: Pick<OpenDatabase, 'db' | 'snapshot'>,
  folder: string,
  conditions: Conditions,
): Promise<string> {
  const now = await databaseClock().read(db);
  const path = join(folder, nameAt(BEFORE_UPGRADE, now));
  await writeBackup({ db, snapshot, fileStore: undefined }, path, now, conditions);
  await keepNewest(folder, BEFORE_UPGRADE, KEPT_UPGRADES, now);
  return path;
}
