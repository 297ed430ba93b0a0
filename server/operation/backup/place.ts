/** The target of a restore, which must have no database. */
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
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

interface Place {
  /** Changes nothing. @throws CommandError when there is something */
  refuseUsed(): Promise<void>;
  /** Queries an existing database. */
  ask<Result>(question: (db: Database) => Promise<Result>): Promise<Result>;
  /** Loads the rows, all or nothing. */
  fill(archive: Archive): Promise<void>;
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

/** Whether a database results from restoring this very archive: its audit log has the newest row of the archive. */
export async function isOf(db: Database, { installation, auditHead }: Manifest) {
  const [own] = await db.select({ id: schema.installation.id }).from(schema.installation);
  const { auditLog } = schema;
  const hasRow = auditHead && and(eq(auditLog.seq, auditHead.seq), eq(auditLog.digest, auditHead.digest));
  return own?.id === installation && (!hasRow || (await db.$count(auditLog, hasRow)) > 0);
}

const postgresPlace = (url: string): Place => ({
  refuseUsed: () => onOwnConnection(url, (client) => underMigrationLock(client, refuseTables)),
  ask: (question) => onOwnConnection(url, (client) => question(drizzle(client, { schema }))),
  fill: (archive) =>
    onOwnConnection(url, (client) =>
      underMigrationLock(client, (db) =>
        db.transaction(async (tx) => {
          // somebody else may have created one meanwhile
          await refuseTables(tx);
          await load(tx, archive);
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
  fill: (archive) =>
    // the template has this program's tables; older rows need an empty database
    createDatabase(
      databaseFolder(dataDir),
      archive.about.schemaVersion === newestSchemaVersion() ? template : '',
      async (folder) => {
        const { db, close } = await openThread(folder);
        try {
          await load(db, archive, () => db.execute(sql`checkpoint`));
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
