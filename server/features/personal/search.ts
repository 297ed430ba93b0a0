/** The search for one person, from the console and from the screen alike. */
import { append, type Head } from '../../audit/append.ts';
import type { Doer } from '../../audit/entry.ts';
import type { Database } from '../../db/database.ts';
import { ExplainedError } from '../../lib/explained.ts';
import { type Criterion, digestsOf } from './criteria.ts';
import { readKnown } from './known.ts';
import type { Traces } from './places.ts';
import { lengthsOf, recordsOfPerson, tracesOfPerson } from './traces.ts';

interface SearchContext {
  db: Database;
  /** What digests of people's data are keyed with. */
  digestKey: string;
  noteAudit(head: Head): void;
}

/** Who searches, and when. */
interface Searcher {
  doer: Doer;
  now: Date;
}

/** So many records under one name are those of many people. */
const MOST_OF_A_NAME = 200;

/** The name that was asked for is that of too many. */
export class ManyPeopleError extends ExplainedError {}

function refuseMany(found: number) {
  if (found <= MOST_OF_A_NAME) return;
  throw new ManyPeopleError('Найдено слишком много. Назовите имя полнее, адрес, ПИНФЛ или телефон.');
}

/**
 * Finds everything that is stored about a person. Call `logSearch` before anything of it is shown.
 *
 * @throws ManyPeopleError
 */
export async function searchPerson({ db }: Pick<SearchContext, 'db'>, criteria: readonly Criterion[]) {
  const isByName = criteria.some(({ by }) => by === 'name');
  if (isByName) {
    // before anything is followed from there
    const found = await recordsOfPerson(db, criteria, MOST_OF_A_NAME + 1);
    refuseMany(found.applications.length + found.appeals.length + found.deleted.length);
  }
  const traces = await tracesOfPerson(db, criteria);
  if (isByName) refuseMany(traces.comments.length + traces.notes.length);
  return { traces, known: await readKnown(db, traces, criteria) };
}

/** Writes to the audit log who searches, before anything is shown. */
export async function logSearch(
  { db, digestKey, noteAudit }: SearchContext,
  { doer, now }: Searcher,
  criteria: readonly Criterion[],
  traces: Traces,
  more: object = {},
) {
  const details = { asked: digestsOf(criteria, digestKey), ...lengthsOf(traces), ...more };
  const deed = { act: 'read', kind: 'personal', details } as const;
  noteAudit(await db.transaction((tx) => append(tx, doer, deed, now)));
}

/** Why a person is erased who has asked for it, for the audit log. */
export const byRequest = (criteria: readonly Criterion[], digestKey: string, more: object = {}) => ({
  why: 'request',
  asked: digestsOf(criteria, digestKey),
  ...more,
});
