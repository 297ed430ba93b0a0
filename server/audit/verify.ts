import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditHead, auditLog } from '../db/schema.ts';
import type { Head } from './append.ts';
import { type AuditRow, digestOf } from './entry.ts';

const BATCH = 5_000;

/** The rows of the log, oldest first, a batch at a time. @param after - the row before the first one */
export async function* rowsAfter(db: Database, after = 0): AsyncGenerator<AuditRow> {
  let last = after;
  for (;;) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(gt(auditLog.seq, last))
      .orderBy(asc(auditLog.seq))
      .limit(BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.seq ?? last;
  }
}

/** What a check of the whole chain has found. */
export interface Verdict {
  /** How many rows are right, up to the first that is not. */
  rows: number;
  /** The first row that is missing or not as it was written, and why in Russian. */
  broken?: { seq: number; reason: string };
}

/** What is wrong with a row that follows another. */
function faultOf(row: AuditRow, previous: Head) {
  if (row.seq !== previous.seq + 1) return { seq: previous.seq + 1, reason: 'запись удалена' };
  if (row.previous !== previous.digest) return { seq: row.seq, reason: 'запись не продолжает предыдущую' };
  if (digestOf(row) !== row.digest) return { seq: row.seq, reason: 'запись изменена' };
  return undefined;
}

/**
 * Checks every row of the audit log against its predecessor, and that the newest ones are there.
 *
 * @param heads - what is known of the log from outside its table: the data folder's head, one out of the log stream
 */
export async function verifyAudit(db: Database, heads: Head[]): Promise<Verdict> {
  let previous: Head = { seq: 0, digest: '' };
  const awaited = new Map(heads.map(({ seq, digest }) => [seq, digest]));
  for await (const row of rowsAfter(db)) {
    const broken = faultOf(row, previous);
    if (broken) return { rows: previous.seq, broken };
    const known = awaited.get(row.seq);
    if (known && known !== row.digest) {
      return {
        rows: previous.seq,
        broken: { seq: row.seq, reason: 'запись не та, что известна вне журнала' },
      };
    }
    previous = { seq: row.seq, digest: row.digest };
  }
  const [head] = await db.select().from(auditHead);
  const newest = Math.max(head?.seq ?? 0, ...heads.map(({ seq }) => seq));
  if (newest > previous.seq) {
    return { rows: previous.seq, broken: { seq: previous.seq + 1, reason: 'последние записи удалены' } };
  }
  return { rows: previous.seq };
}

/** Whether a row is as it was written and continues the one before: what a list says beside it. */
export async function isIntact(db: Database, row: AuditRow): Promise<boolean> {
  const [before] =
    row.seq > 1
      ? await db
          .select({ digest: auditLog.digest })
          .from(auditLog)
          .where(eq(auditLog.seq, row.seq - 1))
      : [{ digest: '' }];
  return before !== undefined && !faultOf(row, { seq: row.seq - 1, digest: before.digest });
}
