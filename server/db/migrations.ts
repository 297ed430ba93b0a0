import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { ExplainedError } from '../lib/explained.ts';
import { paths } from '../paths.ts';
import { computed, type Database } from './database.ts';
import { LOCKS } from './locks.ts';
import * as schema from './schema.ts';

const TOO_NEW =
  'База данных записана более новой версией программы. Запустите ту версию или новее; здесь ничего не изменено. / ' +
  'The database is newer than this program: the server did not start.';

const TOO_OLD =
  'База данных сделана версией программы до первого выпуска. Запустите один раз последнюю из тех версий (docs/operations.md, Upgrade), ' +
  'или начните с новой папки данных; здесь ничего не изменено. / The database is older than the first release: the server did not start.';

/** The migrations of this program, oldest first. */
const knownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: paths.migrations });

/** The time of the last migration of a database; 0 for a new one. */
export async function schemaVersionOf(db: Database): Promise<number> {
  const isThere = sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null`;
  if (!(await computed(db, { isThere })).isThere) return 0;
  const newest = sql<string | null>`(select max(created_at)::text from drizzle.__drizzle_migrations)`;
  return Number((await computed(db, { newest })).newest ?? 0);
}

const versions = () => knownMigrations().map(({ folderMillis }) => folderMillis);

/** The state of the tables that this program needs. */
export const newestSchemaVersion = () => Math.max(...versions());

/** The oldest state of the tables that this program can migrate. */
export const oldestSchemaVersion = () => Math.min(...versions());

/** Runs migrations in one transaction, like drizzle's migrator, but up to a given state. */
async function apply(tx: Database, migrations: MigrationMeta[]) {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

interface UpToDate {
  /** Called before anything is changed, unless the database is new. */
  before?(version: number): Promise<void>;
  /** The state to stop at. */
  upTo?: number;
}

/**
 * Migrates the tables.
 *
 * @throws ExplainedError when they are newer than the program, or older than all it knows; before anything is changed
 */
export async function bringUpToDate(
  db: Database,
  { before, upTo = Number.POSITIVE_INFINITY }: UpToDate = {},
) {
  const version = await schemaVersionOf(db);
  if (version > newestSchemaVersion()) throw new ExplainedError(TOO_NEW);
  if (version > 0 && version < oldestSchemaVersion()) throw new ExplainedError(TOO_OLD);
  const missing = knownMigrations().filter(
    ({ folderMillis }) => folderMillis > version && folderMillis <= upTo,
  );
  if (missing.length === 0) return;
  if (version > 0) await before?.(version);
  await db.transaction((tx) => apply(tx, missing));
}

/** Runs `work` under a lock against other servers' migrations, held by the same connection. */
export async function underMigrationLock(client: Client, work: (db: Database) => Promise<void>) {
  const db = drizzle(client, { schema });
  await db.execute(sql`select pg_advisory_lock(${LOCKS.migration})`);
  try {
    await work(db);
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${LOCKS.migration})`);
  }
}

/** Migrates a PostgreSQL database. Several servers may start at once; the lock serialises them. */
export const migrateUnderLock = (client: Client) => underMigrationLock(client, (db) => bringUpToDate(db));
