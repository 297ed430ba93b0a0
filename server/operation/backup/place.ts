/** The target of a restore, which must have no database. */
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { CONSOLE } from '../../audit/entry.ts';
import type { Database } from '../../db/database.ts';
import { createDatabase, databaseFolder, hasDatabase } from '../../db/embedded.ts';
import { newestSchemaVersion, underMigrationLock } from '../../db/migrations.ts';
import { onOwnConnection } from '../../db/postgres.ts';
import * as schema from '../../db/schema.ts';
import { openThread } from '../../db/thread.ts';
import { CommandError } from '../console/command.ts';
import type { Archive } from './archive.ts';
import { load } from './load.ts';
import type { Manifest } from './manifest.ts';

/** Changes restored rows before a server may start on them. */
export type Settle = (db: Database, about: Manifest) => Promise<unknown>;

interface Place {
  /** Changes nothing. @throws CommandError when there is something */
  refuseUsed(): Promise<void>;
  /** Queries an existing database. */
  ask<Result>(question: (db: Database) => Promise<Result>): Promise<Result>;
  /** Loads the rows and settles them, all or nothing. */
  fill(archive: Archive, settle?: Settle): Promise<void>;
}

async function refuseTables(db: Database) {
  const [row] = await db
    .select({ name: sql<string>`schemaname || '.' || tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname in ('public', 'drizzle')`)
    .limit(1);
  if (row) {
    throw new CommandError(
      `База данных в DATABASE_URL не пуста: в ней есть таблица ${row.name}. Укажите новую, пустую базу. Ничего не изменено.`,
    );
  }
}

/** Whether a database results from restoring this very archive: after the archive's newest row, its audit log has only schedules that the restore has stopped. */
export async function isOf(db: Database, { installation, auditHead }: Manifest) {
  const [own] = await db.select({ id: schema.installation.id }).from(schema.installation);
  const { auditLog } = schema;
  if (own?.id !== installation) return false;
  if (!auditHead) return true;
  const isHead = and(eq(auditLog.seq, auditHead.seq), eq(auditLog.digest, auditHead.digest));
  const isOther = or(ne(auditLog.act, 'unschedule'), ne(auditLog.login, CONSOLE.login));
  const others = await db.$count(auditLog, and(gt(auditLog.seq, auditHead.seq), isOther));
  return others === 0 && (await db.$count(auditLog, isHead)) === 1;
}

const postgresPlace = (url: string): Place => ({
  refuseUsed: () => onOwnConnection(url, (client) => underMigrationLock(client, refuseTables)),
  ask: (question) => onOwnConnection(url, (client) => question(drizzle(client, { schema }))),
  fill: (archive, settle) =>
    onOwnConnection(url, (client) =>
      underMigrationLock(client, (db) =>
        db.transaction(async (tx) => {
          // somebody else may have created one meanwhile
          await refuseTables(tx);
          await load(tx, archive);
          await settle?.(tx, archive.about);
        }),
      ),
    ),
});

const embeddedPlace = (dataDir: string, template: string): Place => ({
  async refuseUsed() {
    if (hasDatabase(dataDir)) {
      throw new CommandError(
        `В папке ${dataDir} уже есть база данных. Укажите в DATA_DIR другую папку. Ничего не изменено.`,
      );
    }
  },
  async ask(question) {
    if (!hasDatabase(dataDir)) throw new CommandError(`В папке ${dataDir} нет базы данных.`);
    const { db, close } = await openThread(databaseFolder(dataDir));
    return await question(db).finally(close);
  },
  fill: (archive, settle) =>
    // the template has this program's tables; older rows need an empty database
    createDatabase(
      databaseFolder(dataDir),
      archive.about.schemaVersion === newestSchemaVersion() ? template : '',
      async (folder) => {
        const { db, close } = await openThread(folder);
        try {
          await load(db, archive, () => db.execute(sql`checkpoint`));
          await settle?.(db, archive.about);
          await db.execute(sql`vacuum analyze`);
        } finally {
          await close();
        }
      },
    ),
});

export const placeOf = (
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  template: string,
): Place => (databaseUrl ? postgresPlace(databaseUrl) : embeddedPlace(dataDir, template));
