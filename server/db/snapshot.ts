import { sql } from 'drizzle-orm';
import { computed, type Database, type RowQuery, type TakeSnapshot } from './database.ts';

const some = ({ orderBy, limit }: RowQuery) =>
  sql`order by ${orderBy} ${limit ? sql`limit ${limit}` : sql``}`;

/** For a PostgreSQL server: one transaction sees the same rows all the time, and delays nobody. */
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

/** Removes the remains of an interrupted snapshot. */
export const removeSnapshot = (db: Database) => db.execute(sql`drop schema if exists snapshot cascade`);

/**
 * From now on the first change or deletion of a row stores its former state.
 *
 * @returns the number of this transaction; rows of later ones did not exist yet
 */
async function keepChanged(tx: Database) {
  await removeSnapshot(tx);
  await tx.execute(sql`create schema snapshot`);
  // one table for all, because every table's files have to be synced, which delays everybody
  await tx.execute(sql`create table snapshot.kept ("of" name, content json)`);
  await tx.execute(
    sql`create function snapshot.keep() returns trigger language plpgsql as $$ begin
      insert into snapshot.kept values (tg_table_name, row_to_json(old));
      return null;
    end $$`,
  );
  const now = Number((await computed(tx, { id: sql`pg_current_xact_id()::text` })).id);
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
 * For the embedded database, whose one connection a long transaction would block: the snapshot is read by many short transactions, and
 * triggers store the former state of rows that change in between.
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

/** Only one runs at a time. */
export class SnapshotTakenError extends Error {}
