import { join } from 'node:path';
import { and, gt, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { append, type Head } from '../../audit/append.ts';
import type { Database } from '../../db/database.ts';
import { files, mailOutbox } from '../../db/schema.ts';
import { eraseUnused, isUnused } from '../../files/storedFiles.ts';
import { ExplainedError } from '../../lib/explained.ts';
import { sweepLetters } from '../../mail/delivery.ts';
import type { Settings } from '../../settings.ts';
import { eraseWords } from './mentioned.ts';
import { APPEALS, APPLICATIONS, eachPlace, type Numbers, PLACES, RECORDS, type Traces } from './places.ts';
import type { By } from './search.ts';
import { isNothing, lengthsOf } from './traces.ts';

/** A mail to the person is being sent right now: it cannot be stopped, and its copy would be written after the erasure. */
export class MailUnderWayError extends ExplainedError {
  override message = 'Письмо этому человеку как раз отправляется. Повторите через пять минут.';
}

type Table = PgTable & { id: PgColumn };

async function lock(tx: Database, table: Table, ids: number[]) {
  if (ids.length === 0) return;
  await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)).orderBy(table.id).for('update');
}

/**
 * Locks what is found and searches again until nothing new turns up. A transaction that is changing a record (a mail, a deletion, a
 * restore) is waited for, and its result is found by the next search.
 *
 * @throws MailUnderWayError when one of the mails is being sent
 */
async function lockAll(tx: Database, find: (tx: Database) => Promise<Traces>, now: Date): Promise<Traces> {
  let held: Traces | undefined;
  for (;;) {
    const traces = await find(tx);
    if (RECORDS.every((kind) => traces[kind].every((id) => held?.[kind].includes(id)))) {
      await refuseUnderWay(tx, traces.mails, now);
      return traces;
    }
    for (const kind of RECORDS) await lock(tx, PLACES[kind].table, traces[kind]);
    held = traces;
  }
}

async function refuseUnderWay(tx: Database, mails: number[], now: Date) {
  await lock(tx, mailOutbox, mails);
  const isUnderWay = and(inArray(mailOutbox.id, mails), gt(mailOutbox.leasedUntil, now));
  if ((await tx.$count(mailOutbox, isUnderWay)) > 0) throw new MailUnderWayError();
}

/** What an erasure reaches besides the tables. */
export type Reach = Pick<FastifyInstance, 'db' | 'fileStore' | 'noteAudit'> & Pick<Settings, 'dataDir'>;

/** The user who erases, and the reason for the audit log. */
export interface Reason extends By {
  details: object;
}

/** Deletes the rows, referenced ones last. @returns the digests of their files */
async function removeRows(tx: Database, traces: Traces, now: Date) {
  for (const name of ['mails', ...RECORDS] as const) {
    const { table } = PLACES[name];
    if (traces[name].length > 0) await tx.delete(table).where(inArray(table.id, traces[name]));
  }
  await eraseWords(tx, traces, now);
  const gone = await tx
    .delete(files)
    .where(and(inArray(files.id, traces.files), isUnused(tx)))
    .returning({ sha256: files.sha256 });
  return gone.map(({ sha256 }) => sha256);
}

/** Why written mails or the bytes of files are left for the clean-ups; undefined where they are gone. */
export interface Left {
  mails?: unknown;
  bytes?: unknown;
}

/**
 * Erases personal data for good: first the rows, in one transaction with an audit row that has numbers but no data, then written mails and
 * the bytes of files. If it is killed in between, or one of them cannot be deleted, the next clean-ups delete the rest.
 *
 * @param find - finds what to erase; called in the transaction, more than once
 * @throws MailUnderWayError when one of the mails is being sent; nothing is erased then
 */
export async function erase(
  { db, fileStore, dataDir, noteAudit }: Reach,
  { doer, now, details, authorised = (_tx, act) => act() }: Reason,
  find: (tx: Database) => Promise<Traces>,
): Promise<{ numbers: Numbers; left: Left }> {
  // both stay empty for a repeated call, which changes nothing
  let head: Head | undefined;
  let digests: string[] = [];
  const work = async (tx: Database) => {
    const traces = await lockAll(tx, find, now);
    if (isNothing(traces)) return lengthsOf(traces);
    digests = await removeRows(tx, traces, now);
    const erased = eachPlace((name) => (PLACES[name].isNamedInLog ? traces[name] : traces[name].length));
    const changed = [
      ...(traces.applications.length > 0 ? [APPLICATIONS] : []),
      ...(traces.appeals.length > 0 ? [APPEALS] : []),
    ];
    const deed = { act: 'erase', kind: 'personal', details: { ...details, ...erased } } as const;
    head = await append(tx, doer, deed, now, changed);
    return lengthsOf(traces);
  };
  const numbers = await db.transaction((tx) => authorised(tx, () => work(tx)));
  if (head) noteAudit(head);
  const mails = await sweepLetters(db, join(dataDir, 'outbox')).catch((error: unknown) => error);
  const bytes = await eraseUnused(db, fileStore, digests).catch((error: unknown) => error);
  return { numbers, left: { mails, bytes } };
}
