import { and, asc, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditHead, auditLog } from '../db/schema.ts';
import { daysAfter, startOfDay } from '../lib/days.ts';
import type { Head } from './append.ts';
import { type AuditRow, digestOf } from './entry.ts';

const BATCH = 5_000;

/** The condition for rows of certain days, both included, by the depository's clock; undefined for all. */
export const ofDays = ({ from, to }: { from?: string; to?: string }) =>
  and(
    from ? gte(auditLog.at, startOfDay(from)) : undefined,
    to ? lt(auditLog.at, startOfDay(daysAfter(to, 1))) : undefined,
  );

/**
 * The rows of the log in batches, oldest first.
 *
 * @param after - the number of the row before the first one
 * @param condition - a filter
 */
export async function* rowsAfter(db: Database, after = 0, condition?: SQL): AsyncGenerator<AuditRow> {
  let last = after;
  for (;;) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(and(gt(auditLog.seq, last), condition))
      .orderBy(asc(auditLog.seq))
      .limit(BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.seq ?? last;
  }
}

/** The fault of a row after its predecessor. */
function faultOf(row: AuditRow, previous: Head) {
  if (row.seq !== previous.seq + 1) return { seq: previous.seq + 1, reason: 'запись удалена' };
  if (row.previous !== previous.digest) return { seq: row.seq, reason: 'запись не продолжает предыдущую' };
  if (digestOf(row) !== row.digest) return { seq: row.seq, reason: 'запись изменена' };
  return undefined;
}

/**
 * Checks every row of the audit log against its predecessor, and that the newest rows are present.
 *
 * @param heads - known rows from outside of the table: the one in the data folder, or one of the log stream
 * @returns the number of valid rows before the first missing or altered one, and that one, with the reason in Russian
 */
export async function verifyAudit(db: Database, heads: Head[]) {
  // read first, because rows that are added meanwhile are no fault
  const [stored] = await db.select({ seq: auditHead.seq, digest: auditHead.digest }).from(auditHead);
  const known = [...heads, ...(stored ? [stored] : [])];
  let previous: Head = { seq: 0, digest: '' };
  for await (const row of rowsAfter(db)) {
    const broken = faultOf(row, previous);
    if (broken) return { rows: previous.seq, broken };
    if (known.some(({ seq, digest }) => seq === row.seq && digest !== row.digest)) {
      const reason = 'запись не та, что известна вне журнала';
      return { rows: previous.seq, broken: { seq: row.seq, reason } };
    }
    previous = { seq: row.seq, digest: row.digest };
  }
  if (known.some(({ seq }) => seq > previous.seq)) {
    return { rows: previous.seq, broken: { seq: previous.seq + 1, reason: 'последние записи удалены' } };
  }
  return { rows: previous.seq };
}

/** Whether the log has the known row unaltered. */
export const holdsHead = async (db: Database, { seq, digest }: Head): Promise<boolean> =>
  (await db.$count(auditLog, and(eq(auditLog.seq, seq), eq(auditLog.digest, digest)))) > 0;

/** Which rows are unaltered and continue their predecessor, for the list. */
export async function intactOf(db: Database, rows: AuditRow[]): Promise<Set<number>> {
  const before = rows.map(({ seq }) => seq - 1).filter((seq) => seq > 0);
  const previous = before.length
    ? await db
        .select({ seq: auditLog.seq, digest: auditLog.digest })
        .from(auditLog)
        .where(inArray(auditLog.seq, before))
    : [];
  const heads = new Map(previous.map((head) => [head.seq, head]));
  heads.set(0, { seq: 0, digest: '' });
  const intact = rows.filter((row) => {
    const head = heads.get(row.seq - 1);
    return head && !faultOf(row, head);
  });
  return new Set(intact.map(({ seq }) => seq));
}
