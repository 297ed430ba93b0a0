/** Searches for one person, for console and screen. */
import type { FastifyInstance } from 'fastify';
import { append } from '../../audit/append.ts';
import type { Doer } from '../../audit/entry.ts';
import type { Authorised } from '../../http/context.ts';
import { ExplainedError } from '../../lib/explained.ts';
import { type Criterion, digestsOf } from './criteria.ts';
import { readKnown } from './known.ts';
import type { Traces } from './places.ts';
import { lengthsOf, recordsOfPerson, tracesOfPerson } from './traces.ts';

type SearchContext = Pick<FastifyInstance, 'db' | 'digestKey' | 'noteAudit'>;

/** Who searches or erases, and when. */
export interface By {
  doer: Doer;
  now: Date;
  /** Judges the user within the transaction, and may answer a repeated call in place of the act; the console and the retention need none. */
  authorised?: Authorised;
}

/** A name with more records belongs to several people. */
const MOST_OF_A_NAME = 200;

/** Too many people have the name. */
export class ManyPeopleError extends ExplainedError {}

function refuseMany(found: number) {
  if (found <= MOST_OF_A_NAME) return;
  throw new ManyPeopleError(
    'Найдено слишком много людей. Укажите имя полнее, адрес электронной почты, ПИНФЛ или телефон.',
  );
}

/**
 * Finds everything that is stored about a person. Call `logSearch` before any of it is shown.
 *
 * @throws ManyPeopleError
 */
export async function searchPerson({ db }: Pick<SearchContext, 'db'>, criteria: readonly Criterion[]) {
  const isByName = criteria.some(({ by }) => by === 'name');
  if (isByName) {
    // before records are followed further
    const found = await recordsOfPerson(db, criteria, MOST_OF_A_NAME + 1);
    refuseMany(found.applications.length + found.appeals.length + found.deleted.length);
  }
  const traces = await tracesOfPerson(db, criteria);
  if (isByName) refuseMany(traces.comments.length + traces.notes.length);
  return { traces, known: await readKnown(db, traces, criteria) };
}

/** Logs the search before any result is shown. @throws ApiError 401, RefusedError */
export async function logSearch(
  { db, digestKey, noteAudit }: SearchContext,
  { doer, now, authorised = (_tx, act) => act() }: By,
  criteria: readonly Criterion[],
  traces: Traces,
  more: object = {},
) {
  const details = { asked: digestsOf(criteria, digestKey), ...lengthsOf(traces), ...more };
  const deed = { act: 'read', kind: 'personal', details } as const;
  noteAudit(await db.transaction((tx) => authorised(tx, () => append(tx, doer, deed, now))));
}

/** The reason in the audit log for an erasure at the person's own request. */
export const byRequest = (criteria: readonly Criterion[], digestKey: string, more: object = {}) => ({
  why: 'request',
  asked: digestsOf(criteria, digestKey),
  ...more,
});
