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
