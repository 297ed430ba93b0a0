import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../db/database.ts';
import { underLease } from '../../db/lease.ts';
import { SnapshotTakenError } from '../../db/snapshot.ts';
import { dueSince } from '../../lib/days.ts';
import { causesOf, codeOf } from '../../lib/faults.ts';
import { keepNewest, nameAt } from './folder.ts';
import { noteFailed, noteFolder, noteMade, readBackupStatus } from './status.ts';
import { causeInWords } from './words.ts';
import { type Made, writeBackup } from './write.ts';

const PREFIX = 'depository';
const LOOK_EVERY_MS = 60_000;
const AGAIN_AFTER_MS = 60 * 60_000;
/** How long another server waits when one is killed during a backup. */
const LEASE_MINUTES = 5;

/** Whether a backup is due; a failed one is repeated after an hour. */
async function isDue(app: FastifyInstance, now: Date) {
  const { last, failure } = await readBackupStatus(app);
  if (failure && now.getTime() - failure.at.getTime() < AGAIN_AFTER_MS) return false;
  return !last || last.at < dueSince(now, app.settings.backupAtMinutes);
}

type Snapshots = Pick<OpenDatabase, 'snapshot'>;

/** Errors that mean the archive had no room. A PostgreSQL without room (53100) gains none by deleting an old backup. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];
const hasNoRoom = (error: unknown) => causesOf(error).some((each) => NO_ROOM.includes(codeOf(each) ?? ''));

/** If there is no room for one more backup, deletes the oldest one first, but never the last. */
async function inRoom(folder: string, keep: number, now: Date, make: () => Promise<Made>) {
  try {
    return await make();
  } catch (error) {
    if (!hasNoRoom(error) || (await keepNewest(folder, PREFIX, Math.max(keep - 1, 1), now)) === 0)
      throw error;
    return await make();
  }
}

/**
 * Makes the daily backup, unless it exists or another instance is making it. A failure is logged and stored.
 *
 * @param signal - aborts it; nothing is stored then, because the next start makes another backup
 */
export async function backUpIfDue(app: FastifyInstance, { snapshot }: Snapshots, signal?: AbortSignal) {
  const { db, fileStore, clock, log, settings } = app;
  const { backupDir, backupKeep, reserveBytes } = settings;
  const now = await clock.read(db);
  if (backupDir === undefined) return;
  await noteFolder(db, backupDir, now);
  if (!(await isDue(app, now))) return;
  await underLease(db, 'backup', LEASE_MINUTES, async () => {
    // another instance may have just finished it
    if (!(await isDue(app, now))) return;
    try {
      const path = join(backupDir, nameAt(PREFIX, now));
      const made = await inRoom(backupDir, backupKeep, now, () =>
        writeBackup({ db, snapshot, fileStore }, path, now, { reserveBytes, signal }),
      );
      await noteMade(db, made, now);
      await keepNewest(backupDir, PREFIX, backupKeep, now);
      log.info(made, 'backup made');
    } catch (error) {
      // somebody is making one manually: in a minute it exists, or is tried again
      if (error instanceof SnapshotTakenError || signal?.aborted) return;
      log.error({ err: error }, 'backup failed');
      await noteFailed(db, causeInWords(error), now);
    }
  });
}

/** Checks every minute whether a backup is due, until the server closes. */
export function startBackups(app: FastifyInstance, database: Snapshots) {
  if (app.settings.backupDir === undefined) return;
  const stop = new AbortController();
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= backUpIfDue(app, database, stop.signal)
      .catch((error: unknown) => app.log.error({ err: error }, 'backup failed'))
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await looking;
  });
}
