import { and, desc, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Subject } from '../audit/act.ts';
import { ACTS, type ActName } from '../audit/entry.ts';
import { isLeading } from '../audit/leading.ts';
import { type Database, ofRecord } from '../db/database.ts';
import { auditLog, revisions } from '../db/schema.ts';
import { existing, notFound } from '../lib/apiError.ts';
import { answering, idInPath, newestPage, newestQuery, parseId, versionInAddress } from '../lib/fields.ts';
import type { App } from './recordRoutes.ts';
import { answerOf, stateOf } from './revisions.ts';

const MOST_AT_ONCE = 100;

/** A saved state: its author, and what was changed. */
const listedRevision = z.object({
  version: z.number(),
  at: z.string().nullable(),
  by: z.string(),
  act: z.enum(ACTS).nullable().describe('Чем запись приведена в это состояние; пусто, если это неизвестно'),
  changed: z.array(z.string()).describe('Что при этом изменилось: `posted`, `news.ru.title`'),
});

const changeDetails = z.looseObject({ changed: z.array(z.object({ path: z.string() })).default([]) });

/** The acts that led to states, by version: the first audit row of each. */
async function causesOf(db: Database, kind: string, recordId: number, versions: number[]) {
  const ofStates = and(ofRecord(auditLog, kind, recordId), inArray(auditLog.version, versions), isLeading);
  const rows = await db
    .select({ version: auditLog.version, act: auditLog.act, details: auditLog.details })
    .from(auditLog)
    .where(ofStates)
    .orderBy(desc(auditLog.seq));
  const causes = new Map<number | null, { act: ActName | null; changed: string[] }>();
  for (const { version, act, details } of rows)
    causes.set(version, {
      act: ACTS.find((name) => name === act) ?? null,
      changed: changeDetails.parse(JSON.parse(details)).changed.map(({ path }) => path),
    });
  return causes;
}

/**
 * The revisions of a kind's records, in pages from the newest on, and single ones. Not in the specification.
 *
 * @param isThere - whether the record exists, possibly without any revision yet
 */
export const revisionRoutes = (
  app: App,
  path: string,
  { kind, read }: Subject,
  isThere = async (id: number) => (await read(app.db, id)) !== undefined,
) => {
  const listSchema = {
    params: idInPath,
    querystring: newestQuery(MOST_AT_ONCE),
    response: { 200: z.object({ data: z.array(listedRevision), next: z.number().nullable() }) },
  };
  app.get(`${path}/Revisions:id`, { schema: listSchema }, async ({ params, query: { before, count } }) => {
    const recordId = existing(parseId(params.id));
    const older = before === undefined ? undefined : lt(revisions.version, before);
    const found = await app.db
      .select({ version: revisions.version, at: revisions.at, by: revisions.byName })
      .from(revisions)
      .where(and(ofRecord(revisions, kind, recordId), older))
      .orderBy(desc(revisions.version))
      .limit(count + 1);
    if (found.length === 0 && before === undefined && !(await isThere(recordId))) throw notFound();
    const { rows, next } = newestPage(found, count, ({ version }) => version);
    const versions = rows.map(({ version }) => version);
    const causes = await causesOf(app.db, kind, recordId, versions);
    const data = rows.map(({ at, ...row }) => ({
      ...{ ...row, at: at?.toISOString() ?? null, act: null, changed: [] },
      ...causes.get(row.version),
    }));
    return { data, next };
  });

  const oneSchema = {
    params: idInPath.extend({ version: versionInAddress }),
    response: answering(z.looseObject({})),
  };
  app.get(`${path}/Revision:id/:version`, { schema: oneSchema }, async ({ params }) => {
    const state = await stateOf(app.db, kind, existing(parseId(params.id)), params.version);
    return { data: await answerOf(app.db, existing(state)) };
  });
};
