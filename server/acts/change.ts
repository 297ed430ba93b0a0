import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { append, type Head } from '../audit/append.ts';
import { type ActName, doerOf } from '../audit/entry.ts';
import type { Database } from '../db/database.ts';
import { auditLog, collections } from '../db/schema.ts';
import { stale } from '../errors/apiError.ts';
import { accountOf } from '../http/context.ts';
import type { Act, State, Subject } from './act.ts';
import { differences } from './differences.ts';
import { once } from './repeatedCalls.ts';
import { keepFirstRevision, keepRevision } from './revisions.ts';
import { keepInTrash } from './trash.ts';

/** What is about to be done. */
export interface Intent<Result> {
  act: ActName;
  subject: Subject;
  /** The record; nothing when the act creates it and its result names it. */
  id?: number;
  /** The version that the sender saw; without it the last act wins. */
  version?: number | null;
  /** The answer holds a secret: it is kept nowhere, and a repeated call works again. */
  isSecret?: boolean;
  /** What else the audit log is told. */
  details?(result: Result): object;
}

/** Who brought a record into the state that it has. */
async function lastAuthor(tx: Database, kind: string, recordId: number, version: number) {
  const ofVersion = and(
    eq(auditLog.kind, kind),
    eq(auditLog.recordId, recordId),
    eq(auditLog.version, version),
  );
  const [row] = await tx
    .select({ changedBy: auditLog.name, changedAt: auditLog.at })
    .from(auditLog)
    .where(ofVersion)
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return row && { changedBy: row.changedBy, changedAt: row.changedAt.toISOString() };
}

/** The version of what nobody has saved yet: the figures, a currency's list. */
const NOT_YET = 0;

/** The record as it stands, locked. @throws ApiError 404 for an unknown id, 409 for a stale version, with the record unless it is people's data */
async function stateBefore(
  act: Act,
  { subject, version }: Pick<Intent<unknown>, 'subject' | 'version'>,
  id: number,
) {
  await subject.lock(act, id);
  const state = await subject.read(act.tx, id);
  const stored = state?.version ?? NOT_YET;
  if (version == null || version === stored) return state;
  const author = await lastAuthor(act.tx, subject.kind, id, stored);
  // people's data is read where the log is told of it, and nowhere else
  throw stale(subject.keepsRevisions ? { stored: state, ...author } : author);
}

/** Whatever follows from the records of a kind is out of date from here on. */
async function bumpCollection(tx: Database, kind: string) {
  await tx
    .insert(collections)
    .values({ kind, version: 1 })
    .onConflictDoUpdate({ target: collections.kind, set: { version: sql`${collections.version} + 1` } });
}

const idIn = (result: unknown) =>
  typeof result === 'object' && result !== null && 'id' in result && typeof result.id === 'number'
    ? result.id
    : undefined;

/** Does the work between two looks at its record, and keeps what is to be kept of both. */
async function workOn<Result>(act: Act, intent: Intent<Result>, work: (act: Act) => Promise<Result>) {
  const { subject } = intent;
  const before: State | undefined = intent.id ? await stateBefore(act, intent, intent.id) : undefined;
  if (intent.id && before) {
    if (subject.keepsRevisions) await keepFirstRevision(act, subject, intent.id, before);
    if (intent.act === 'delete') await keepInTrash(act, subject, intent.id, before);
  }
  const result = await work(act);
  const id = intent.id ?? idIn(result);
  const after = id ? await subject.read(act.tx, id) : undefined;
  if (id && after && subject.keepsRevisions) await keepRevision(act, subject, id, after);
  return { result, id, before, after };
}

/**
 * Does what a request asks for, all of it or nothing: whatever a request changes goes through here. In one transaction the
 * record is locked and its version compared, the work is done, the state it led to is kept as a revision (a deleted one in
 * the trash), the answer is kept for a repeated call, and the audit log is told.
 *
 * @throws ApiError 404 for an unknown id; 409 for a stale version, with the stored record, its author and time
 */
export async function change<Result>(
  request: FastifyRequest,
  intent: Intent<Result>,
  work: (act: Act) => Promise<Result>,
): Promise<Result> {
  const { server } = request;
  const { act: name, subject, isSecret, details } = intent;
  const actor = accountOf(request);
  const { result, head } = await server.db.transaction(async (tx) => {
    const act: Act = { tx, by: actor.id, actor, now: server.clock() };
    let head: Head | undefined;
    const answered = await once(request, act, !isSecret, async () => {
      const done = await workOn(act, intent, work);
      const { id: recordId, before, after } = done;
      await bumpCollection(tx, subject.kind);
      const state = after ?? before;
      const deed = {
        act: name,
        kind: subject.kind,
        recordId,
        version: state?.version,
        title: state && subject.title?.(state),
        details: { ...differences(before, after, server.digestKey), ...details?.(done.result) },
      };
      head = await append(tx, doerOf(request), deed, act.now);
      return done.result;
    });
    return { result: answered.result, head };
  });
  if (head) server.noteAudit(head);
  return result;
}
