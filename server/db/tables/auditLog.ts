import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * What was done, by whom and from where, oldest first. Rows are only ever added (triggers see to it), and each carries
 * the digest of its content and of its predecessor. Who did it stands here as it was, not as a reference.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Nobody for a sign-in that did not succeed. */
    actorId: integer('actor_id'),
    login: text('login').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
    act: text('act').notNull(),
    kind: text('kind').notNull(),
    recordId: integer('record_id'),
    version: integer('version'),
    /** What the record is called; empty where that would be personal data. */
    title: text('title').notNull(),
    /** JSON, byte for byte as it was digested. */
    details: text('details').notNull(),
    previous: text('previous').notNull(),
    digest: text('digest').notNull(),
  },
  (table) => [
    index('audit_log_record').on(table.kind, table.recordId, table.seq.desc().nullsFirst()),
    index('audit_log_kind').on(table.kind, table.seq.desc().nullsFirst()),
    index('audit_log_login').on(table.login, table.seq.desc().nullsFirst()),
    index('audit_log_act').on(table.act, table.seq.desc().nullsFirst()),
    index('audit_log_time').on(table.at.desc().nullsFirst(), table.seq.desc().nullsFirst()),
  ],
);

/** The newest row of the log. Whoever appends holds it until the end of the transaction: there is one chain only. */
export const auditHead = pgTable(
  'audit_head',
  {
    id: integer('id').primaryKey().default(1),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    digest: text('digest').notNull(),
  },
  (table) => [check('audit_head_one', sql`${table.id} = 1`)],
);
