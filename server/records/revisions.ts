import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Act, State, Subject } from '../audit/act.ts';
import { type Database, ofRecord } from '../db/database.ts';
import { files, revisionFiles, revisions } from '../db/schema.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';

/** Thumbnails belong to the file, which a revision only names. */
const withoutThumbnails = (key: string, value: unknown) => (key === 'coverBase64' ? undefined : value);

async function store(
  { tx }: Act,
  { kind, fileIds }: Subject,
  id: number,
  state: State,
  author: { at: Date | null; by: number | null; byName: string },
) {
  const key = { kind, recordId: id, version: state.version ?? 1 };
  const json = JSON.stringify(state, withoutThumbnails);
  await yieldToOthers(json.length);
  const status = typeof state.status === 'string' ? state.status : null;
  await tx
    .insert(revisions)
    .values({ ...key, ...author, status, state: json })
    .onConflictDoNothing();
  if (!fileIds) return;
  const named = sql`select ${kind}::text, ${id}::integer, ${key.version}::integer, file_id
    from (${fileIds(id)}) as named (file_id) where file_id is not null`;
  await tx.insert(revisionFiles).select(named).onConflictDoNothing();
}

/**
 * The status of a revision, as a query. A revision stored by an older version of this server, during a rolling upgrade, has it in its
 * state only.
 */
export const statusOf = (revision: SQL) =>
  sql`coalesce(${revision}.status, substring(${revision}.state from '"status":"([^"]*)"'))`;

/** A state as JSON; undefined without a revision of that version. */
export async function stateOf(db: Database, kind: string, recordId: number, version: number) {
  const isMeant = and(ofRecord(revisions, kind, recordId), eq(revisions.version, version));
  const [revision] = await db.select({ state: revisions.state }).from(revisions).where(isMeant);
  return revision?.state;
}

/** Stores the state before the first change, such as that of first content. Call it before the change. */
export async function storeFirstRevision(act: Act, subject: Subject, id: number, before: State) {
  if ((await stateOf(act.tx, subject.kind, id, before.version ?? 1)) !== undefined) return;
  await store(act, subject, id, before, { at: null, by: null, byName: '' });
}

/** Stores the state after an act. */
export const storeRevision = (act: Act, subject: Subject, id: number, after: State) =>
  store(act, subject, id, after, { at: act.now, by: act.by, byName: act.byName });

/** A stored state as a list would answer it, with the thumbnails of its covers. */
export async function answerOf(db: Database, json: string): Promise<Record<string, unknown>> {
  const state: State = JSON.parse(json);
  const covered = Object.values(state)
    .flat()
    .map((value): Record<string, unknown> => Object(value))
    .filter(({ coverId }) => typeof coverId === 'number');
  const ids = covered.map(({ coverId }) => Number(coverId));
  const found = await db
    .select({ id: files.id, thumbnail: files.thumbnail })
    .from(files)
    .where(inArray(files.id, ids));
  for (const entry of covered)
    entry.coverBase64 = found.find(({ id }) => id === entry.coverId)?.thumbnail ?? null;
  return state;
}
