/** What is about to be erased, kept as it was found until it is. */
import { and, gt, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { mailOutbox } from '../../db/schema.ts';
import { PLACES, RECORDS, type Traces } from './places.ts';

/** A mail to one of them is on its way this very moment: nobody can call it back, and its copy would come after everything else is gone. */
export class MailUnderWayError extends Error {}

type Table = PgTable & { id: PgColumn };

async function lock(tx: Database, table: Table, ids: number[]) {
  if (ids.length === 0) return;
  await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)).orderBy(table.id).for('update');
}

/**
 * Locks what is found, and looks again, until nothing has turned up that was not locked before: a transaction that was changing a record (sent
 * a mail, deleted it, restored it) is waited for, and what he made is found the next time.
 *
 * @throws MailUnderWayError when one of the mails is being sent
 */
export async function hold(
  tx: Database,
  find: (tx: Database) => Promise<Traces>,
  now: Date,
): Promise<Traces> {
  const held = { applications: new Set<number>(), appeals: new Set<number>(), deleted: new Set<number>() };
  for (;;) {
    const traces = await find(tx);
    const isHeld = RECORDS.every((kind) => traces[kind].every((id) => held[kind].has(id)));
    if (isHeld) {
      await refuseUnderWay(tx, traces.mails, now);
      return traces;
    }
    for (const kind of RECORDS) {
      await lock(tx, PLACES[kind].table, traces[kind]);
      for (const id of traces[kind]) held[kind].add(id);
    }
  }
}

async function refuseUnderWay(tx: Database, mails: number[], now: Date) {
  await lock(tx, mailOutbox, mails);
  const isUnderWay = and(inArray(mailOutbox.id, mails), gt(mailOutbox.leasedUntil, now));
  if ((await tx.$count(mailOutbox, isUnderWay)) > 0) throw new MailUnderWayError();
}
