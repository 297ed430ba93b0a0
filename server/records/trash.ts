/** Deleted records, which are stored whole and can be restored. */
import { and, eq, getTableName, gte, max, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Act, State, Subject } from '../audit/act.ts';
import { type Database, ofRecord } from '../db/database.ts';
import * as schema from '../db/schema.ts';
import { ApiError } from '../lib/apiError.ts';
import { causesOf, codeOf, isDuplicate } from '../lib/faults.ts';
import { putBack, readRows, tableNamedBy } from './rowSnapshot.ts';

const { RECORD_DELETED, comments, previewLinks, schedules, staleTranslations, trash, trashFiles } = schema;

/** Stores a record that is about to be deleted. */
export async function keepInTrash(act: Act, subject: Subject, id: number, before: State) {
  const { kind, title, fileIds, rows } = subject;
  if (!rows) return;
  const { tx, by, byName, now } = act;
  const [trashed] = await tx
    .insert(trash)
    .values({
      kind,
      recordId: id,
      title: title?.(before) ?? '',
      deletedAt: now,
      deletedBy: by,
      deletedByName: byName,
      rows: await readRows(tx, rows, id),
    })
    .returning({ id: trash.id });
  if (!trashed || !fileIds) return;
  await tx.insert(trashFiles).select(sql`select ${trashed.id}::integer, file_id
    from (${fileIds(id)}) as named (file_id) where file_id is not null`);
}

const notInTrash = () =>
  new ApiError(404, 'Этой записи в корзине нет. Возможно, её вернули или удалили окончательно.');

const isTrashed = (kind: string, recordId: number) => ofRecord(trash, kind, recordId);

/** The record behind an entry of the trash. @throws ApiError 404 */
export async function recordInTrash(db: Database, id: number | undefined) {
  const columns = { kind: trash.kind, recordId: trash.recordId };
  const [trashed] = id ? await db.select(columns).from(trash).where(eq(trash.id, id)) : [];
  if (!trashed) throw notInTrash();
  return trashed;
}

/** A kind's records in the trash. */
export const inTrash = ({ kind }: Subject): Subject => ({
  kind,
  keepsRevisions: false,
  async lock({ tx }, id) {
    const found = await tx.select({ id: trash.id }).from(trash).where(isTrashed(kind, id)).for('update');
    if (found.length === 0) throw notInTrash();
  },
  async read(tx, id) {
    const [trashed] = await tx.select({ title: trash.title }).from(trash).where(isTrashed(kind, id));
    return trashed && { id, title: trashed.title };
  },
  title: ({ title }) => String(title),
});

/** Removes a record from the trash. @throws ApiError 404 */
export async function takeOut(tx: Database, kind: string, id: number) {
  const [trashed] = await tx.delete(trash).where(isTrashed(kind, id)).returning();
  if (!trashed) throw notInTrash();
  return trashed;
}

/** Data in other tables that belongs to a record, is kept while the record is in the trash, and ends with it. */
const DEPENDENTS = [comments, staleTranslations, schedules, previewLinks];

/** Deletes the data of a record that was purged. */
export async function deleteDependents(tx: Database, kind: string, recordId: number) {
  for (const table of DEPENDENTS) await tx.delete(table).where(ofRecord(table, kind, recordId));
}

/** What a deleted record may refer to that is gone meanwhile, and its message. */
const GONE = new Map<PgTable | undefined, string>([
  [schema.departments, 'её отдел удалён. Сначала верните отдел'],
  [schema.documentTypes, 'её тип удалён. Сначала верните тип'],
  [schema.vacancies, 'её вакансия удалена. Сначала верните вакансию'],
  [schema.files, 'её файла больше нет'],
]);

/** The Russian message for PostgreSQL's refusal of a restored row; undefined for an internal error. */
function refusalOf(error: unknown, [base]: schema.RecordRows) {
  const refused = (reason: string) => new ApiError(409, `Вернуть запись нельзя: ${reason}.`);
  const code = base?.rows[0]?.code;
  if (isDuplicate(error)) return refused(code ? `код «${code}» уже занят` : 'такая запись уже есть');
  const violation = causesOf(error).find((each) => codeOf(each) === '23503');
  const name = violation && 'constraint' in violation ? String(violation.constraint) : '';
  const reason = GONE.get(tableNamedBy(name));
  return reason && refused(reason);
}

/**
 * Restores a record under its next version, because forms opened before the deletion are stale.
 *
 * @throws ApiError 409 when something it refers to is gone, or another record has its unique value
 */
export async function restore(tx: Database, kind: string, id: number) {
  const trashed = await takeOut(tx, kind, id);
  const [base, ...others] = trashed.rows;
  if (!base) throw new Error('A record has no rows.');
  const version = Number(base.rows[0]?.version) + 1;
  const follow = (row: Record<string, unknown>) =>
    row.version === base.rows[0]?.version ? { ...row, version } : row;
  const next = { ...base, rows: base.rows.map((row) => ({ ...row, version })) };
  // an item that was sent back to its author still is
  const rest = others.map((each) =>
    each.table === getTableName(schema.reviewReturns) ? { ...each, rows: each.rows.map(follow) } : each,
  );
  try {
    await putBack(tx, [next, ...rest], id);
  } catch (error) {
    throw refusalOf(error, [base]) ?? error;
  }
  await keepSchedules(tx, kind, id, version);
  await reviveRemoval(tx, kind, id, trashed.deletedAt);
  return { id, version };
}

/** A restored record has not changed, so its scheduled publication stays approved. */
async function keepSchedules(tx: Database, kind: string, id: number, version: number) {
  const isOpen = and(ofRecord(schedules, kind, id), eq(schedules.state, 'waiting'));
  await tx
    .update(schedules)
    .set({ version })
    .where(and(isOpen, eq(schedules.version, version - 1)));
}

/** A scheduled removal that failed because the record was in the trash is carried out after the restore. */
async function reviveRemoval(tx: Database, kind: string, id: number, deletedAt: Date) {
  const removals = and(ofRecord(schedules, kind, id), eq(schedules.act, 'takeDown'));
  const last = tx
    .select({ id: max(schedules.id) })
    .from(schedules)
    .where(removals);
  const isMissed = and(
    sql`${schedules.id} = (${last})`,
    eq(schedules.state, 'failed'),
    eq(schedules.reason, RECORD_DELETED),
    gte(schedules.endedAt, deletedAt),
  );
  await tx.update(schedules).set({ state: 'waiting', reason: '', endedAt: null }).where(isMissed);
}

/** How long a user may undo an own deletion; later only an administrator may. */
const OWN_MINUTES = 10;

/**
 * Lets the user undo a deletion made a moment ago.
 *
 * @throws ApiError 403 for anybody else, and after the time limit
 */
export async function restoreOwn({ tx, by, now }: Act, kind: string, id: number) {
  const [trashed] = await tx.select().from(trash).where(isTrashed(kind, id));
  const isOwn =
    trashed?.deletedBy === by && now.getTime() - trashed.deletedAt.getTime() <= OWN_MINUTES * 60_000;
  if (!isOwn)
    throw new ApiError(
      403,
      'Отменить это удаление уже нельзя. Вернуть запись может администратор, из корзины.',
    );
  return await restore(tx, kind, id);
}
