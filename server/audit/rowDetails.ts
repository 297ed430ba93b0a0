import { and, desc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, ofRecord } from '../db/database.ts';
import { auditLog, revisions } from '../db/schema.ts';
import { existing } from '../lib/apiError.ts';
import { changedValues, MOST } from './differences.ts';
import type { AuditRow } from './entry.ts';
import { intactOf } from './verify.ts';

/** Longer texts are cut, because whole states are in the revisions. */
const LONGEST_VALUE = 2_000;
/** The part of a rich text that is enough for a value of that length. */
const LONGEST_MARKUP = 10 * LONGEST_VALUE;

const digests = z.object({
  changed: z
    .array(z.object({ path: z.string(), before: z.string().optional(), after: z.string().optional() }))
    .default([]),
  more: z.number().default(0),
  reason: z.string().default(''),
  setBy: z.string().default(''),
});

const wall = z.object({ day: z.string(), time: z.string() });

/** A scheduled act, and the former time where it was moved. */
export const planned = wall.extend({ act: z.string(), was: wall.optional() });

const listed = z.object({
  // rows that the schedule has carried out name only its number
  schedule: planned.optional().catch(undefined),
  inFolder: z.boolean().default(false),
});

/** What was scheduled or cancelled, and whether a mail was written to the outbox folder instead of being sent. */
export function listedDetails({ details }: Pick<AuditRow, 'details'>) {
  const { schedule, inFolder } = listed.parse(JSON.parse(details));
  return { planned: schedule, isInFolder: inFolder };
}

const state = z.looseObject({});

/** The states before and after an act, where they are stored. */
async function statesOf(db: Database, { act, kind, recordId, version }: AuditRow) {
  if (recordId === null || version === null) return undefined;
  const stored = await db
    .select({ version: revisions.version, state: revisions.state })
    .from(revisions)
    .where(and(ofRecord(revisions, kind, recordId), lte(revisions.version, version)))
    .orderBy(desc(revisions.version))
    .limit(2);
  const [newest, former] = stored.map((each) => ({ ...each, state: state.parse(JSON.parse(each.state)) }));
  if (newest?.version !== version) return undefined;
  if (act === 'delete') return { before: newest.state };
  return act === 'restore' ? { after: newest.state } : { before: former?.state, after: newest.state };
}

/** A rich text as plain text. */
const readable = (value: string | undefined) =>
  value
    ?.slice(0, LONGEST_MARKUP)
    .replace(/<(br|\/p|\/h\d|\/li|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
    .slice(0, LONGEST_VALUE);

/**
 * The details of a row: the changed values where both states are stored, otherwise only their paths.
 *
 * @throws ApiError 404 for an unknown number
 */
export async function readRow(db: Database, seq: number) {
  const [found] = await db.select().from(auditLog).where(eq(auditLog.seq, seq));
  const row = existing(found);
  const { changed, more, reason, setBy } = digests.parse(JSON.parse(row.details));
  const states = await statesOf(db, row);
  const values = new Map(
    (states ? changedValues(states.before, states.after) : []).map((each) => [each.path, each]),
  );
  return {
    ...row,
    ...listedDetails(row),
    isIntact: (await intactOf(db, [row])).has(seq),
    isReadable: states !== undefined,
    changed: changed.slice(0, MOST).map(({ path, before, after }) => ({
      path,
      before,
      after,
      was: readable(values.get(path)?.was),
      is: readable(values.get(path)?.is),
    })),
    more,
    reason,
    setBy,
  };
}
