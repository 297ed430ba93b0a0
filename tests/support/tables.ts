import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

/** A digest of every table's rows, by its name; the same on every database. */
export async function digestsOf(db: Database): Promise<Record<string, string>> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`)
    .orderBy(sql`tablename collate "C"`);
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await db
      .select({
        digest: sql<string>`count(*) || ' ' || coalesce(md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))), '')`,
      })
      .from(sql`${sql.identifier(name)} as t`);
    digests[name] = row?.digest ?? '';
  }
  return digests;
}
