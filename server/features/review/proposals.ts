/** Proposals: changes of kinds without a pending state, which wait for another user under the four-eyes rule. */
import { isDeepStrictEqual } from 'node:util';
import { and, isNotNull, sql } from 'drizzle-orm';
import type { Act, Returned, State, Subject } from '../../audit/act.ts';
import { computed, type Database, ofRecord } from '../../db/database.ts';
import { proposals } from '../../db/schema.ts';
import { ApiError } from '../../lib/apiError.ts';
import type { Rules } from '../../records/reviewRules.ts';
import { stateOf } from '../../records/revisions.ts';
import type { Saved } from '../../records/saveRecord.ts';
import { authorsOfReturned, editorsOfProposal, refuseOwnWork } from './fourEyes.ts';

/** A kind whose changes may have to wait. Its records are locked during acts. */
export interface Proposable {
  /** The kind for acts. It reads the state in force; `newest` reads the waiting one. */
  inForce: Subject;
  /** What users call the kind, for the search. */
  name: string;
  /** The name of a record. @throws ApiError 404 for an id that cannot exist */
  titleOf(id: number): string;
  /** Puts a state in force with the given version. */
  putInForce(act: Act, id: number, state: State, version: number): Promise<void>;
  /** Sets the version of the state in force, if there is one. */
  number(act: Act, id: number, version: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Filled where calls are declared: the kinds whose changes may have to wait. */
    proposable: Map<string, Proposable>;
  }
}

async function stored(tx: Database, kind: string, id: number) {
  const [row] = await tx
    .select()
    .from(proposals)
    .where(ofRecord(proposals, kind, id));
  return row;
}

/** The waiting change of a record, if there is one. */
export async function proposedState(db: Database, kind: string, id: number): Promise<State | undefined> {
  const row = await stored(db, kind, id);
  return row?.state ? JSON.parse(row.state) : undefined;
}

/** The change of a record that was sent back; undefined once a save has answered it. */
async function returnedProposal(tx: Database, kind: string, id: number): Promise<Returned | undefined> {
  const row = await stored(tx, kind, id);
  if (!row || row.state) return undefined;
  const sentVersion = row.version - 1;
  const state = await stateOf(tx, kind, id, sentVersion);
  if (!state) return undefined;
  const authors = await authorsOfReturned(tx, kind, id, sentVersion);
  return { state: { ...JSON.parse(state), version: row.version }, sentVersion, authors };
}

/** A kind for acts whose newest state is the waiting one, so that saves continue from it. */
export const newest = ({ inForce }: Proposable): Subject => ({
  ...inForce,
  returned: (tx, id) => returnedProposal(tx, inForce.kind, id),
  remark: async (tx, id) => (await stored(tx, inForce.kind, id))?.note ?? undefined,
  read: async (tx, id) => (await proposedState(tx, inForce.kind, id)) ?? (await inForce.read(tx, id)),
});

/** Whether a save has to wait: the rule is on, or the save adds to a waiting change. */
async function hasToWait({ tx }: Act, rules: Rules, kind: string, id: number): Promise<boolean> {
  const waiting = tx
    .select({ kind: proposals.kind })
    .from(proposals)
    .where(and(ofRecord(proposals, kind, id), isNotNull(proposals.state)));
  const hasToWait = sql<boolean>`(${rules.isOn('fourEyes')} or exists (${waiting}))`;
  return (await computed(tx, { hasToWait })).hasToWait;
}

const after = (state?: State, row?: { version: number }) =>
  Math.max(state?.version ?? 0, row?.version ?? 0) + 1;

/** The version of the next state, also after a return when nothing is in force yet. */
const nextVersion = async (tx: Database, { inForce }: Proposable, id: number): Promise<number> =>
  after(await inForce.read(tx, id), await stored(tx, inForce.kind, id));

/**
 * Stores a state until somebody else approves it. One that differs in nothing from the waiting one, or else from the one in force, is not
 * stored, unless it answers a return.
 *
 * @param stateIn - builds the state with its version
 */
export async function propose(
  { tx, by, now }: Act,
  proposable: Proposable,
  id: number,
  stateIn: (version: number) => State,
): Promise<Saved> {
  const { inForce } = proposable;
  const [former, state] = [await stored(tx, inForce.kind, id), await inForce.read(tx, id)];
  // a save that answers a return is stored, whatever it has changed
  const latest: State | undefined = former ? former.state && JSON.parse(former.state) : state;
  if (latest?.version && isDeepStrictEqual(stateIn(latest.version), latest))
    return { id, version: latest.version, ...(former && { proposed: true }) };
  const begun = {
    // also after a return: the change may continue the one that was sent back
    baseVersion: former?.baseVersion ?? state?.version ?? 0,
    waitingSince: (former?.state && former.waitingSince) || now,
  };
  const version = after(state, former);
  // the remark of a return stays until the approval, so that people see what the change answers
  const row = { ...begun, version, state: JSON.stringify(stateIn(version)), authorId: by };
  await tx
    .insert(proposals)
    .values({ kind: inForce.kind, recordId: id, ...row })
    .onConflictDoUpdate({ target: [proposals.kind, proposals.recordId], set: row });
  return { id, version, proposed: true };
}

/** Saves a change at once with the given version, or stores it until somebody else approves it. */
export async function saveOrPropose<Result>(
  act: Act,
  rules: Rules,
  proposable: Proposable,
  id: number,
  work: { propose(): Promise<Result>; save(version: number): Promise<Result> },
): Promise<Result> {
  const { kind } = proposable.inForce;
  if (await hasToWait(act, rules, kind, id)) return await work.propose();
  const saved = await work.save(await nextVersion(act.tx, proposable, id));
  // this save answers the remark of a return
  await act.tx.delete(proposals).where(ofRecord(proposals, kind, id));
  return saved;
}

async function waiting(tx: Database, kind: string, id: number) {
  const row = await stored(tx, kind, id);
  if (!row?.state)
    throw new ApiError(
      409,
      'Здесь ничего не ждёт подтверждения. Возможно, изменения уже подтвердили или вернули.',
    );
  const state: State = JSON.parse(row.state);
  return { state, version: row.version };
}

/**
 * Puts the waiting change in force.
 *
 * @throws ApiError 403 for its authors under the four-eyes rule; 409 where nothing waits
 */
export async function putInForce(act: Act, rules: Rules, proposable: Proposable, id: number): Promise<Saved> {
  const { kind } = proposable.inForce;
  const { state, version: proposed } = await waiting(act.tx, kind, id);
  await refuseOwnWork(act, rules, { kind, id }, editorsOfProposal);
  const version = proposed + 1;
  await proposable.putInForce(act, id, state, version);
  await act.tx.delete(proposals).where(ofRecord(proposals, kind, id));
  return { id, version };
}

/**
 * Drops the waiting change with a remark for its author. The state in force becomes the newest one, and the dropped one stays among the
 * revisions.
 *
 * @throws ApiError 409 where nothing waits
 */
export async function giveBackProposal(
  act: Act,
  proposable: Proposable,
  { id, note }: { id: number; note: string },
): Promise<Saved> {
  const { kind } = proposable.inForce;
  const version = (await waiting(act.tx, kind, id)).version + 1;
  await proposable.number(act, id, version);
  await act.tx
    .update(proposals)
    .set({ version, state: null, note, returnedAt: act.now, returnedByName: act.byName })
    .where(ofRecord(proposals, kind, id));
  return { id, version };
}
