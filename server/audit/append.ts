import { eq } from 'drizzle-orm';
import { renewCollections } from '../db/collections.ts';
import type { Database } from '../db/database.ts';
import { auditHead, auditLog } from '../db/schema.ts';
import { type Deed, type Doer, digestOf } from './entry.ts';

/** The newest row of the log. A log whose newest row is older has lost rows. */
export interface Head {
  seq: number;
  digest: string;
}

/**
 * Appends a row to the audit log within the transaction of its act. It is the last step of an act, because the next append on any instance
 * waits until the transaction ends.
 *
 * @param changed - the kinds whose records the act has changed
 */
export async function append(
  tx: Database,
  doer: Doer,
  deed: Deed,
  at: Date,
  changed: string[] = [],
): Promise<Head> {
  const [head] = await tx.select().from(auditHead).where(eq(auditHead.id, 1)).for('update');
  if (!head) throw new Error('The audit log has no head.');
  const { act, kind, recordId = null, version = null, title = '', details = {} } = deed;
  const content = { act, kind, recordId, version, title, details: JSON.stringify(details) };
  const row = { seq: head.seq + 1, at, ...doer, ...content, previous: head.digest };
  const next = { seq: row.seq, digest: digestOf(row) };
  // one statement, because the next append waits for each of them
  const moved = tx.$with('moved').as(tx.update(auditHead).set(next).where(eq(auditHead.id, 1)));
  const renewed = changed.length > 0 ? [tx.$with('renewed').as(renewCollections(tx, changed))] : [];
  await tx
    .with(moved, ...renewed)
    .insert(auditLog)
    .values({ ...row, digest: next.digest });
  return next;
}
