import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, whatever the time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A text that is '' by default. */
export const words = (name: string) => text(name).notNull().default('');

/** The record that a row is about: its kind in the table of areas, and its id. */
export const recordKey = () => ({ kind: text('kind').notNull(), recordId: integer('record_id').notNull() });

/** Whether a rich text has no words: it is empty, or tables, pictures and lines alone, as «Скопировать структуру из русского» copies them. */
export const hasNoWords = (html: SQLWrapper): SQL =>
  sql`regexp_replace(${html}, '<[^>]*>|&nbsp.|\\s', '', 'g') = ''`;
