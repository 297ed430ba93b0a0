import { sql } from 'drizzle-orm';
import type { Database, RowQuery, TakeSnapshot } from './database.ts';

const some = ({ orderBy, limit }: RowQuery) =>
  sql`order by ${orderBy} ${limit ? sql`limit ${limit}` : sql``}`;

/** Of a server with many connections: one transaction sees the same rows all the time, and nobody waits for it. */
export const snapshotByTransaction =
  (db: Database): TakeSnapshot =>
  (work) =>
    db.transaction(
      (tx) =>
        work({
          read: (ask) => ask(tx),
          rowsOf: (table, query) =>
            sql`(select * from ${sql.identifier(table)} where ${query.where} ${some(query)})`,
        }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );

/** Removes what a snapshot that was cut short has left behind. */
export const removeSnapshot = (db: Database) => db.execute(sql`drop schema if exists snapshot cascade`);

/**
 * From now on a row that is about to be changed or deleted for the first time is kept as it is.
 *
 * @returns the number of this transaction: rows of a later one were not there yet
 */
async function keepChanged(tx: Database) {
  await removeSnapshot(tx);
  await tx.execute(sql`create schema snapshot`);
  // one for all: each file that a table is made of has to be on the disk, and everybody waits for that
  await tx.execute(sql`create table snapshot.kept ("of" name, content json)`);
  await tx.execute(
    sql`create function snapshot.keep() returns trigger language plpgsql as $$ begin
      insert into snapshot.kept values (tg_table_name, row_to_json(old));
      return null;
    end $$`,
  );
  const [row] = await tx
    .select({ now: sql<string>`pg_current_xact_id()::text` })
    .from(sql`(select 1) as one`);
  const now = Number(row?.now);
  await tx.execute(
    sql.raw(`do $$ declare each text; begin
      for each in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create trigger snapshot_keep after update or delete on public.%I for each row
          when (old.xmin::text::bigint < ${now}) execute function snapshot.keep()', each);
      end loop;
    end $$`),
  );
  return now;
}

/**
 * Of the embedded database, whose one connection does one transaction at a time: a long one would keep everybody waiting. So it is
 * read in many short ones, and triggers keep what is changed in between as it was.
 */
export function snapshotByTriggers(db: Database): TakeSnapshot {
  let isTaken = false;
  return async (work) => {
    if (isTaken) throw new SnapshotTakenError('Резервная копия уже делается. Дождитесь её окончания.');
    isTaken = true;
    try {
      const now = await db.transaction(keepChanged);
      return await work({
        read: (ask) => db.transaction(ask),
        rowsOf: (table, query) => {
          const name = sql.identifier(table);
          const still = sql`(select * from ${name} where xmin::text::bigint < ${now} and ${query.where} ${some(query)})`;
          const kept = sql`select kept.* from snapshot.kept as all_kept
            cross join lateral json_populate_record(null::${name}, content) as kept where "of" = ${table}`;
          return sql`(${still} union all (select * from (${kept}) as kept where ${query.where}))`;
        },
      });
    } finally {
      await db.transaction(removeSnapshot).finally(() => {
        isTaken = false;
      });
    }
  };
}

/** There is one at a time. */
export class SnapshotTakenError extends Error {}
