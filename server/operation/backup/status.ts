/** The state of backups, for health checks, metrics and the dashboard. */
import { eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { backups, leases } from '../../db/schema.ts';
import { dueSince } from '../../lib/days.ts';
import type { Made } from './write.ts';

/** A backup may still be running within this delay. */
const PATIENCE_MS = 2 * 60 * 60 * 1000;

/** The lease that stores since when a folder is configured, in `until`. */
const folderName = (folder: string) => `backups into ${folder}`;

/** Stores that a folder gets daily backups from now on, unless an earlier moment is stored already. */
export async function noteFolder(db: Database, folder: string, now: Date) {
  await db
    .insert(leases)
    .values({ work: folderName(folder), until: now })
    .onConflictDoUpdate({ target: leases.work, set: { until: now }, setWhere: gt(leases.until, now) });
}

async function knownSince(db: Database, folder: string) {
  const isFolder = eq(leases.work, folderName(folder));
  const [known] = await db.select({ since: leases.until }).from(leases).where(isFolder);
  return known?.since;
}

/** A moment that is still to come was stored while the clock was ahead, and counts for nothing. */
const past = (at: Date | null | undefined, now: Date) => (at && at <= now ? at : undefined);

/** Reads the result of the last backup on any server. */
export async function readBackupStatus({
  db,
  settings,
  clock,
}: Pick<FastifyInstance, 'db' | 'settings' | 'clock'>) {
  const [row] = await db.select().from(backups);
  const now = await clock.read(db);
  const { backupDir } = settings;
  const madeAt = past(row?.madeAt, now);
  const failedAt = past(row?.failedAt, now);
  const known = backupDir === undefined ? undefined : await knownSince(db, backupDir);
  const lastDue = dueSince(new Date(now.getTime() - PATIENCE_MS), settings.backupAtMinutes);
  const { file = '', sizeBytes = 0, missingFiles = 0, failure = '' } = row ?? {};
  return {
    /** Whether daily backups are configured (`BACKUP_DIR`). */
    isScheduled: backupDir !== undefined,
    /** The last successful backup by the schedule; without one, by `npm run backup`. */
    last: madeAt ? { at: madeAt, file, sizeBytes, missingFiles } : undefined,
    /** The last attempt, if it failed. */
    failure: failedAt && (!madeAt || failedAt > madeAt) ? { at: failedAt, message: failure } : undefined,
    /** A backup was due more than two hours ago, when the folder was already configured, and is missing. */
    isOverdue: known !== undefined && known < lastDue && (!madeAt || madeAt < lastDue),
  };
}

export type BackupStatus = Awaited<ReturnType<typeof readBackupStatus>>;

async function note(db: Database, row: typeof backups.$inferInsert) {
  await db.insert(backups).values(row).onConflictDoUpdate({ target: backups.one, set: row });
}

/** Stores a successful backup. */
export const noteMade = (
  db: Database,
  { file, sizeBytes, missingFiles }: Pick<Made, 'file' | 'sizeBytes' | 'missingFiles'>,
  at: Date,
) => note(db, { madeAt: at, file, sizeBytes, missingFiles });

/** Stores a failed attempt and its reason. */
export const noteFailed = (db: Database, failure: string, at: Date) => note(db, { failedAt: at, failure });
