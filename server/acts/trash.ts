import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type KeptRows, trash, trashFiles } from '../db/schema.ts';
import type { Act, State, Subject } from './act.ts';

/** The rows of a record in its tables, each as PostgreSQL writes it as JSON. */
async function rowsOf(tx: Database, tables: NonNullable<Subject['rows']>, id: number): Promise<KeptRows> {
  const kept: KeptRows = [];
  for (const { table, column } of tables) {
    const rows = await tx
      .select({ row: sql<unknown>`to_jsonb(${sql.identifier(table)})` })
      .from(sql`${sql.identifier(table)}`)
      .where(sql`${sql.identifier(column)} = ${id}`);
    kept.push({ table, rows: rows.map(({ row }) => row) });
  }
  return kept;
}

/** Keeps a record that is about to be deleted, so that it can be restored. */
export async function keepInTrash(act: Act, subject: Subject, id: number, before: State) {
  const { kind, title, fileIds, rows } = subject;
  if (!rows) return;
  const { tx, by, actor, now } = act;
  const [kept] = await tx
    .insert(trash)
    .values({
      kind,
      recordId: id,
      title: title?.(before) ?? '',
      deletedAt: now,
      deletedBy: by,
      deletedByName: actor.fullName,
      rows: await rowsOf(tx, rows, id),
    })
    .returning({ id: trash.id });
  const named = new Set(await fileIds?.(tx, id));
  if (!kept || named.size === 0) return;
  await tx.insert(trashFiles).values([...named].map((fileId) => ({ trashId: kept.id, fileId })));
}
