import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Subject } from '../audit/act.ts';
import type { Database } from '../db/database.ts';
import { files } from '../db/schema.ts';
import { notFound } from '../lib/apiError.ts';
import { idInPath, parseId } from '../lib/fields.ts';
import type { KindRoutes } from './recordRoutes.ts';
import { listedRevision, listRevisions, revisionQuery } from './revisionList.ts';
import { stateOf } from './revisions.ts';

const versionInPath = idInPath.extend({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

/** The thumbnails of covers, which a revision names but does not hold. */
async function thumbnailsOf(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, string | null>();
  const rows = await db
    .select({ id: files.id, thumbnail: files.thumbnail })
    .from(files)
    .where(inArray(files.id, ids));
  return new Map(rows.map(({ id, thumbnail }) => [id, thumbnail]));
}

/** A kept state as a list would answer it. */
export async function answered(db: Database, json: string): Promise<Record<string, unknown>> {
  const ids: number[] = [];
  JSON.parse(json, (key, value) => {
    if (key === 'coverId' && typeof value === 'number') ids.push(value);
    return value;
  });
  const thumbnails = await thumbnailsOf(db, ids);
  return JSON.parse(json, (_key, value) =>
    typeof value?.coverId === 'number'
      ? { ...value, coverBase64: thumbnails.get(value.coverId) ?? null }
      : value,
  );
}

/**
 * The saved states of a kind's records: which there are, and each of them whole. Ours, beside the specification's calls.
 *
 * @param isThere - whether there is a record of which nothing is kept yet
 */
export const revisionRoutes = (
  app: Parameters<KindRoutes>[0],
  path: string,
  { kind, read }: Subject,
  isThere = async (id: number) => (await read(app.db, id)) !== undefined,
) => {
  const recordOf = (digits: string) => {
    const recordId = parseId(digits);
    if (!recordId) throw notFound();
    return recordId;
  };

  const listSchema = {
    params: idInPath,
    querystring: revisionQuery,
    response: { 200: z.object({ data: z.array(listedRevision), next: z.number().nullable() }) },
  };
  app.get(`${path}/Revisions:id`, { schema: listSchema }, async ({ params, query }) => {
    const recordId = recordOf(params.id);
    const listed = await listRevisions(app.db, kind, recordId, query);
    if (listed.data.length === 0 && query.before === undefined && !(await isThere(recordId)))
      throw notFound();
    return listed;
  });

  const oneSchema = { params: versionInPath, response: { 200: z.object({ data: z.looseObject({}) }) } };
  app.get(`${path}/Revision:id/:version`, { schema: oneSchema }, async ({ params }) => {
    const state = await stateOf(app.db, kind, recordOf(params.id), params.version);
    if (state === undefined) throw notFound();
    return { data: await answered(app.db, state) };
  });
};
