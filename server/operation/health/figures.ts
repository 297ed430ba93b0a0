import { sql } from 'drizzle-orm';
import { isAlive } from '../../accounts/sessions.ts';
import type { Moment } from '../../db/clock.ts';
import { computed, type Database } from '../../db/database.ts';
import { auditHead, auditLog, files, mailOutbox, sessions } from '../../db/schema.ts';

const secondsSince = (now: Moment, then: unknown) =>
  sql<number | null>`extract(epoch from (${now} - ${then}))::float8`;

/** Figures that are read every few seconds, by indexes or from a few rows. */
export async function readPulse(db: Database, now: Moment) {
  const isOpen = sql`${mailOutbox.sentAt} is null and ${mailOutbox.failedAt} is null`;
  return await computed(db, {
    migration: sql<number | null>`(select max(created_at)::float8 from drizzle.__drizzle_migrations)`,
    mailsWaiting: sql<number>`(select count(*)::int from ${mailOutbox} where ${isOpen})`,
    oldestMailSeconds: sql<
      number | null
    >`(select ${secondsSince(now, sql`min(${mailOutbox.createdAt})`)} from ${mailOutbox} where ${isOpen})`,
  });
}

/** Figures that take longer to count, for metrics and for people. */
export async function readFigures(db: Database, now: Moment) {
  return await computed(db, {
    databaseVersion: sql<string>`current_setting('server_version')`,
    databaseBytes: sql<number>`pg_database_size(current_database())::float8`,
    sessions: sql<number>`(select count(*)::int from ${sessions} where ${isAlive(now)})`,
    auditRows: sql<number>`(select ${auditHead.seq}::float8 from ${auditHead})`,
    auditSeconds: sql<
      number | null
    >`(select ${secondsSince(now, auditLog.at)} from ${auditLog} order by ${auditLog.seq} desc limit 1)`,
    mailsGivenUp: sql<number>`(select count(*)::int from ${mailOutbox} where ${mailOutbox.failedAt} is not null)`,
    files: sql<number>`(select count(*)::int from ${files})`,
    // bytes that several rows share are stored once
    fileBytes: sql<number>`(select coalesce(sum(bytes), 0)::float8 from (select max(${files.sizeBytes}) as bytes from ${files} group by ${files.sha256}) as kept)`,
  });
}
