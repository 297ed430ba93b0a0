import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

export const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

/** The references of all tables to each other. */
export const foreignKeys = tables.flatMap((table) =>
  getTableConfig(table).foreignKeys.map((key) => ({ table, key, ...key.reference() })),
);
