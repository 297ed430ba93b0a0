import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database.ts';
import { underLease } from '../db/lease.ts';
import { SnapshotTakenError } from '../db/snapshot.ts';
import { failureInWords } from './commands.ts';
import { dueSince } from './due.ts';
import { keepNewest, nameAt } from './folder.ts';
import { noteFailed, noteMade, readBackupStatus } from './status.ts';
import { writeBackup } from './write.ts';

const PREFIX = 'depository';
const LOOK_EVERY_MS = 60_000;
const AGAIN_AFTER_MS = 60 * 60_000;
/** When a server is killed in the middle of a backup, the next one waits for so long. */
const LEASE_MINUTES = 5;

/** Whether the hour has come and nobody has made one since; what failed is tried again after an hour. */
async function isDue(app: FastifyInstance, now: Date) {
  const { last, failure } = await readBackupStatus(app);
  if (failure && now.getTime() - failure.at.getTime() < AGAIN_AFTER_MS) return false;
  return !last || last.at < dueSince(now, app.settings.backupAtMinutes);
}

type Snapshots = Pick<OpenDatabase, 'snapshot'>;

/** Makes the backup of the day, unless it is there or another instance is at it. What fails is logged and noted. */
export async function backUpIfDue(app: FastifyInstance, { snapshot }: Snapshots) {
  const { db, fileStore, clock, log, settings } = app;
  const { backupDir, backupKeep } = settings;
  const now = await clock.read(db);
  if (backupDir === undefined || !(await isDue(app, now))) return;
  await underLease(db, 'backup', LEASE_MINUTES, async () => {
    // another instance may have ended with it meanwhile
    if (!(await isDue(app, now))) return;
    try {
      const made = await writeBackup({ snapshot, fileStore }, join(backupDir, nameAt(PREFIX, now)), now);
      await noteMade(db, made, now);
      await keepNewest(backupDir, PREFIX, backupKeep);
      log.info(made, 'backup made');
    } catch (error) {
      // somebody is making one by hand: in a minute there is either one or another try
      if (error instanceof SnapshotTakenError) return;
      log.error({ err: error }, 'backup failed');
      await noteFailed(db, failureInWords(error), now);
    }
  });
}

/** Looks every minute whether it is time, until the server closes. */
export function startBackups(app: FastifyInstance, database: Snapshots) {
  if (app.settings.backupDir === undefined) return;
  let isAtIt = false;
  const look = async () => {
    if (isAtIt) return;
    isAtIt = true;
    await backUpIfDue(app, database)
      .catch((error: unknown) => app.log.error({ err: error }, 'backup failed'))
      .finally(() => {
        isAtIt = false;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
