import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * A query that every call asks, written once for each database instead of each time: to write one costs as much as to send it. It has no name
 * there, so it goes through a pool of connections in between, too.
 */
export function onceFor<Query>(write: (db: Database) => Query): (db: Database) => Query {
  const written = new WeakMap<Database, Query>();
  return (db) => {
    const query = written.get(db) ?? write(db);
    written.set(db, query);
    return query;
  };
}

/** The name of a prepared statement that has none. */
export const UNNAMED = '';

/** So many PostgreSQL expects in a list that it does not know. With fewer than these a new plan seems better to it each time. */
const EXPECTED = 10;

/** Whether a column has one of so many ids, in words that do not depend on how many there are. No record has the id 0. */
export function among(column: PgColumn, ids: number[]): SQL {
  const padding = Array.from({ length: EXPECTED - ids.length }, () => 0);
  return sql`${column} = any(${sql.param([...ids, ...padding])}::int[])`;
}
