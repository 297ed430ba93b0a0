import { mkdir, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { countDistinct, sql } from 'drizzle-orm';
import type { Database, Snapshot, TakeSnapshot } from '../../db/database.ts';
import { schemaVersionOf } from '../../db/migrations.ts';
import { files } from '../../db/schema.ts';
import type { FileStore } from '../../files/store.ts';
import { moveDurably } from '../../lib/durably.ts';
import { openTarWriter, type TarWriter } from '../../lib/tarWriter.ts';
import { readFileNames, readSequences, readTables, type Table } from './catalogue.ts';
import { entryNames, FORMAT, type Manifest } from './manifest.ts';
import { partsOf } from './rows.ts';

const compressed = promisify(gzip);
const CHECKED_BYTES = 4 * 1024 * 1024;

/** Under which a backup is written. */
export interface Conditions {
  /** Space in bytes that has to stay free where it is written: a database may need it. */
  reserveBytes: number;
  /** Has it given up. */
  signal?: AbortSignal;
}

/** @returns called before each piece with how much is written; throws when the backup may not go on */
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

/** A backup that was made. */
export interface Made {
  file: string;
  at: Date;
  sizeBytes: number;
  rows: number;
  files: number;
  /** Of those that are still needed when it is there. */
  missingFiles: number;
}

/**
 * Database and files, as they are at one moment. The files' bytes never change, and stay for days when nothing needs them any more, but for
 * those of a person who is erased: they go at once.
 */
interface Source {
  db: Database;
  snapshot: TakeSnapshot;
  /** Nothing where the files stay in their place and the database alone is wanted. */
  fileStore: FileStore | undefined;
}

/**
 * Whose database it is, and how far its audit log goes; read as every other row, so that it is of the same moment. One of a program
 * that knew neither, or that was never started to the end, has none.
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
  // read last: numbers that were given meanwhile are given to nobody again
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

/** Of how many of these bytes a row still says that they are there. */
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
 * Writes a backup, whole or not at all.
 *
 * @param path - where nothing is yet
 * @param at - the moment, as the database tells it
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
  await rm(unfinished, { force: true });
  const tar = await openTarWriter(unfinished, at, checksOf(folder, conditions));
  try {
    const { names, ...database } = await snapshot((each) => writeTables(each, tar));
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
    await tar.abandon();
    throw error;
  }
}
