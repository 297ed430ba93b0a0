import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Act, Subject } from '../audit/act.ts';
import { append, type Head } from '../audit/append.ts';
import { differences } from '../audit/differences.ts';
import { type ActName, type Doer, doerOf } from '../audit/entry.ts';
import { isLeading } from '../audit/leading.ts';
import { type Database, ofRecord } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';
import { accountOf } from '../http/context.ts';
import { stale } from '../lib/apiError.ts';
import { containedVersions } from './containedVersions.ts';
import { once, savedBefore, undoneSince } from './repeatedCalls.ts';
import { storeFirstRevision, storeRevision } from './revisions.ts';
import { keepSearchTexts } from './searchTexts.ts';
import { keepTranslations, staleTranslationsOf } from './translations.ts';
import { keepInTrash } from './trash.ts';

/** The act that is about to be done. */
interface Intent<Result> {
  act: ActName;
  subject: Subject;
  /** The record's id; undefined when the act creates the record, whose result has the id. */
  id?: number;
  /** The version that the client has read; without it the last act wins. */
  version?: number | null;
  /** The version that the user began with, where the client has merged a newer one since, and further ones whose texts are in it. */
  read?: number[];
  /** The name of the act, where the work itself decides it. */
  became?(result: NoInfer<Result>): ActName | undefined;
  /** Whether what the act has done is still so; where it is given, it alone decides that, and none of the rules in `isUndone`. */
  stands?(tx: Database, result: NoInfer<Result>): Promise<boolean>;
  /** The name of the object in the audit log, where it is no record with a title. */
  title?: string;
  /** Further details for the audit log. */
  details?(result: Result): object;
}

/** The author, the act and the time of a record's present state. */
async function lastAuthor(tx: Database, kind: string, recordId: number, version: number) {
  const ofVersion = and(ofRecord(auditLog, kind, recordId), eq(auditLog.version, version), isLeading);
  const [row] = await tx
    .select({ changedBy: auditLog.name, changedAct: auditLog.act, changedAt: auditLog.at })
    .from(auditLog)
    .where(ofVersion)
    .orderBy(asc(auditLog.seq))
    .limit(1);
  return row && { ...row, changedAt: row.changedAt.toISOString() };
}

/** The remark of a return since a version, '' where it is settled already; undefined without a return. */
async function unreadRemark({ tx }: Pick<Act, 'tx'>, { kind, remark }: Subject, id: number, version: number) {
  const isLater = and(ofRecord(auditLog, kind, id), gt(auditLog.version, version));
  const returns = remark ? await tx.$count(auditLog, and(isLater, eq(auditLog.act, 'return'))) : 0;
  return returns > 0 ? ((await remark?.(tx, id)) ?? '') : undefined;
}

/** The version of something that was never saved: the figures, a currency's list. */
const NOT_YET = 0;

/** The record as it stands, locked. @throws ApiError 404 for an unknown id, 409 for a stale version, with the record unless it is people's data */
async function stateBefore(
  act: Act,
  { subject, version }: Pick<Intent<unknown>, 'subject' | 'version'>,
  id: number,
) {
  await subject.lock(act, id);
  const state = await subject.read(act.tx, id);
  if (version == null || version === (state?.version ?? NOT_YET)) return state;
  const returned = await subject.returned?.(act.tx, id);
  const stored = (returned?.state ?? state)?.version ?? NOT_YET;
  if (version === stored) return state;
  const author = await lastAuthor(act.tx, subject.kind, id, stored);
  // its authors continue what was sent back; a colleague who has read it would send it again without knowing
  const continues = version === returned?.sentVersion && returned.authors.some((author) => author === act.by);
  const toMerge = continues ? returned.state : (state ?? returned?.state);
  const remark = await unreadRemark(act, subject, id, version);
  const onSite = await subject.isOnSite?.(act.tx, id);
  // personal data is only read by calls that log it
  if (!subject.keepsRevisions) throw stale(author);
  const old = (await staleTranslationsOf(act.tx, subject, id)).map(({ language }) => language);
  throw stale({ stored: toMerge && { ...toMerge, stale: old }, remark, onSite, ...author });
}

const numberIn = (result: unknown, key: 'id' | 'version'): number | undefined => {
  const value = Object(result)[key];
  return typeof value === 'number' ? value : undefined;
};

const isSave = (name: ActName) => name === 'create' || name === 'update';

/** Whether what an act has done is so no more. @param first - its first answer */
async function isUndone<Result>(act: Act, intent: Intent<Result>, id: number, first: Result) {
  const { act: name, subject, stands } = intent;
  if (stands) return !(await stands(act.tx, first));
  if (name === 'approve' || name === 'unapprove')
    return (await subject.isOnSite?.(act.tx, id)) === (name === 'unapprove');
  const isThere = (await subject.read(act.tx, id)) !== undefined;
  // a kind without `rows` has no trash to be restored from: a deleted cover is still there where revisions show it
  if (name === 'delete') return isThere && subject.rows !== undefined;
  if (name === 'restore') return !isThere;
  const version = numberIn(first, 'version');
  if (!isSave(name) || !version) return false;
  return !isThere || (await unreadRemark(act, subject, id, version)) !== undefined;
}

/**
 * Refuses the repetition of an act that was undone since, such as a save whose record was deleted or sent back.
 *
 * @param first - the first answer
 * @throws ApiError 404 or 409 as for the act on the version that it has saved or read; else 409, for a save with `repeated`
 */
async function refuseUndone<Result>(act: Act, intent: Intent<Result>, first: Result) {
  const { act: name, subject } = intent;
  const id = intent.id ?? numberIn(first, 'id');
  if (!id || !(await isUndone(act, intent, id, first))) return;
  const version = isSave(name) ? numberIn(first, 'version') : intent.version;
  if (intent.id) await stateBefore(act, { subject, version }, id);
  throw isSave(name) ? savedBefore(first) : undoneSince();
}

/** The user and the time of an act, in an open transaction. */
export interface Performer {
  tx: Database;
  doer: Doer;
  now: Date;
  /** The key for digests of personal data. */
  digestKey: string;
}

const actOf = ({ tx, doer, now }: Pick<Performer, 'tx' | 'doer' | 'now'>): Act => ({
  ...{ tx, now },
  by: doer.actorId,
  byName: doer.name,
});

/** Stores the state of a record before its change, as far as it has to be kept. */
async function keepFormer(act: Act, { act: name, subject, id, version }: Intent<never>) {
  if (!id) return undefined;
  const before = await stateBefore(act, { subject, version }, id);
  if (!before) return undefined;
  if (subject.keepsRevisions) await storeFirstRevision(act, subject, id, before);
  if (name === 'delete') await keepInTrash(act, subject, id, before);
  return before;
}

/**
 * Does one act in an open transaction: locks the record, compares its version, does the work, stores the new state as a revision (or the
 * deleted one in the trash), and appends the audit row last.
 *
 * @returns the result of the work, and the audit row
 * @throws ApiError 404 for an unknown id; 409 for a stale version, with the stored record, its author and time
 */
export async function perform<Result>(
  { tx, doer, now, digestKey }: Performer,
  intent: Intent<Result>,
  work: (act: Act) => Promise<Result>,
): Promise<{ result: Result; head?: Head }> {
  const { subject, details } = intent;
  const act = actOf({ tx, doer, now });
  const before = await keepFormer(act, intent);
  const result = await work(act);
  const name = intent.became?.(result) ?? intent.act;
  const id = intent.id ?? numberIn(result, 'id');
  const after = id ? await subject.read(tx, id) : undefined;
  // an approval of what was approved before, or a save of what is stored already
  const mayChangeNothing = name === 'approve' || name === 'update' || name === 'propose';
  if (mayChangeNothing && before?.version && after?.version === before.version) return { result };
  // a reviewer who sends something back is not its author
  const author = name === 'return' ? { ...act, by: null } : act;
  if (id && after && subject.keepsRevisions) await storeRevision(author, subject, id, after);
  // a restored state has its former author and time
  if (id && before && after && subject.keepsRevisions && name !== 'return')
    await keepTranslations(act, subject, id, before, after, intent.read?.[0]);
  if (id) await keepSearchTexts(tx, subject, id, after);
  const state = after ?? before;
  const deed = {
    act: name,
    kind: subject.kind,
    recordId: id,
    // a first change that was sent back leaves no state in force
    version: after?.version ?? numberIn(result, 'version') ?? before?.version,
    title: intent.title ?? (state && subject.title?.(state)),
    details: {
      ...(await differences(before, after, digestKey)),
      read: (await containedVersions(tx, intent, before, after)).join() || undefined,
      ...details?.(result),
    },
  };
  return { result, head: await append(tx, doer, deed, now, [subject.kind]) };
}

/** The change that a request makes. */
interface RequestIntent<Result> extends Intent<Result> {
  /** A repeated call runs again, because its answer contains a secret and is not stored, or because a repetition does no harm. */
  runsAgain?: boolean;
}

/**
 * Does what a request asks for, all of it or nothing: whatever a request changes goes through here. One transaction holds
 * the act, as `perform` does it, and its answer, which is kept for a repeated call.
 *
 * @throws ApiError 401, 403 when session or rights were taken away since the request began; 404 for an unknown id; 409 for a stale version, with the stored record, its author and time;
 * as well for a repeated act that was undone since
 */
export async function change<Result>(
  request: FastifyRequest,
  intent: RequestIntent<Result>,
  work: (act: Act) => Promise<Result>,
): Promise<Result> {
  const { db, digestKey, noteAudit, authorised } = request.server;
  const act = async (tx: Database) => {
    const performer = { tx, doer: doerOf(request), now: accountOf(request).now(), digestKey };
    let done: { head?: Head } | undefined;
    const result = await once(request, performer, !intent.runsAgain, async () => {
      const performed = await perform(performer, intent, work);
      done = performed;
      return performed.result;
    });
    if (!done) await refuseUndone(actOf(performer), intent, result);
    return { result, head: done?.head };
  };
  const { result, head } = await db.transaction((tx) => authorised(request, tx, () => act(tx)));
  if (head) noteAudit(head);
  return result;
}
