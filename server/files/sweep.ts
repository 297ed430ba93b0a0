import { and, eq, lt } from 'drizzle-orm';
import { databaseClock } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { underLease } from '../db/lease.ts';
import { files } from '../db/schema.ts';
import { DAY_MS } from '../lib/days.ts';
import type { FileStore } from './store.ts';
import { isUnused, setAsideUnused } from './storedFiles.ts';

/** How long bytes stay in quarantine, long enough to notice that they are missing. */
const QUARANTINE_DAYS = 7;
const LEASE_MINUTES = 5;
const NAMES_AT_ONCE = 500;

/** The result of a clean-up. */
interface Swept {
  /** Deleted unused rows. */
  files: { id: number; kind: string; sha256: string }[];
  /** Quarantined bytes without a row, left by interrupted uploads and deletions. */
  bytes: string[];
  /** Bytes deleted after a week in quarantine. */
  gone: string[];
}

async function* inBatches(names: AsyncIterable<string>) {
  let batch: string[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < NAMES_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function setAsideBare(db: Database, store: FileStore, before: Date) {
  const taken: string[] = [];
  for await (const names of inBatches(store.storedBefore(before)))
    taken.push(...(await setAsideUnused(db, store, names)));
  return taken;
}

async function sweep(db: Database, store: FileStore, now: Date): Promise<Swept> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const removed = await db
    .delete(files)
    .where(and(lt(files.createdAt, dayAgo), isUnused(db)))
    .returning({ id: files.id, kind: files.kind, sha256: files.sha256 });
  await setAsideUnused(
    db,
    store,
    removed.map(({ sha256 }) => sha256),
  );
  const bytes = await setAsideBare(db, store, dayAgo);
  // a database restored from a backup may use quarantined bytes again
  const isNamed = async (sha256: string) => (await db.$count(files, eq(files.sha256, sha256))) > 0;
  const gone = await store.removeSetAside(new Date(now.getTime() - QUARANTINE_DAYS * DAY_MS), isNamed);
  return { files: removed, bytes, gone };
}

/**
 * Deletes unused files older than a day, and quarantines bytes without a row for a week. One server at a time does it.
 *
 * @param now - the moment to count from; by default the database's time
 */
export async function sweepFiles(db: Database, store: FileStore, now?: Date): Promise<Swept> {
  const swept = await underLease(db, 'sweep of files', LEASE_MINUTES, async () =>
    sweep(db, store, now ?? (await databaseClock().read(db))),
  );
  return swept ?? { files: [], bytes: [], gone: [] };
}
