import { and, eq, sql } from 'drizzle-orm';
import type { Act, State, Subject } from '../audit/act.ts';
import type { Database } from '../db/database.ts';
import { revisionFiles, revisions } from '../db/schema.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';

/** Thumbnails are those of the file; a revision names it. */
const withoutThumbnails = (key: string, value: unknown) => (key === 'coverBase64' ? undefined : value);

async function keep(
  { tx }: Act,
  { kind, fileIds }: Subject,
  id: number,
  state: State,
  signature: { at: Date | null; by: number | null; byName: string },
) {
  const key = { kind, recordId: id, version: state.version ?? 1 };
  const json = JSON.stringify(state, withoutThumbnails);
  await yieldToOthers(json.length);
  const kept = tx
    .insert(revisions)
    .values({ ...key, ...signature, state: json })
    .onConflictDoNothing();
  if (!fileIds) {
    await kept;
    return;
  }
  const named = sql`select ${kind}::text, ${id}::integer, ${key.version}::integer, file_id
    from (${fileIds(id)}) as named (file_id) where file_id is not null`;
  await tx.with(tx.$with('kept').as(kept)).insert(revisionFiles).select(named).onConflictDoNothing();
}

/** A state of a record, as JSON; nothing when that version is not kept. */
export async function stateOf(db: Database, kind: string, recordId: number, version: number) {
  const isMeant = and(
    eq(revisions.kind, kind),
    eq(revisions.recordId, recordId),
    eq(revisions.version, version),
  );
  const [revision] = await db.select({ state: revisions.state }).from(revisions).where(isMeant);
  return revision?.state;
}

/** Keeps the state that was there before anybody changed it here, such as sample content. Call it before the change. */
export async function keepFirstRevision(act: Act, subject: Subject, id: number, before: State) {
  if ((await stateOf(act.tx, subject.kind, id, before.version ?? 1)) !== undefined) return;
  await keep(act, subject, id, before, { at: null, by: null, byName: '' });
}

/** Keeps the state that an act has led to. */
export async function keepRevision(act: Act, subject: Subject, id: number, after: State) {
  await keep(act, subject, id, after, { at: act.now, by: act.by, byName: act.byName });
}
