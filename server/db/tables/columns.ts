import { text, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, whatever the time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A text that is empty until somebody writes it. */
export const words = (name: string) => text(name).notNull().default('');
