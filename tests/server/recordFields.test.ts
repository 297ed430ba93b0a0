import { integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idOrNone } from '../../server/lib/fields.ts';
import {
  answersOf,
  ownFields,
  refuseForgotten,
  resolved,
  rowDraft,
} from '../../server/records/recordFields.ts';

const notes = pgTable('notes', {
  id: serial('id').primaryKey(),
  titleRu: text('title_ru').notNull().default(''),
  pages: integer('pages'),
});
const pages = { column: notes.pages, draft: z.int().optional(), answer: z.number().nullable() };

it.each(['abc', -1, 1e10, 1.5, {}])('an id that is none is refused in words: %j', (sent) => {
  const { error } = idOrNone('Ожидается номер файла.').safeParse(sent);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Ожидается номер файла.']);
});

describe('the fields of a kind', () => {
  it('are all columns of its table: one whose type does not say enough is refused with its name', () => {
    expect(() => ownFields(notes)).toThrow('notes: it has to be said what field pages is.');
    expect(Object.keys(ownFields(notes, { pages }))).toEqual(['titleRu', 'pages']);
  });

  it('leave no column of a family out: a forgotten one is refused with its name', () => {
    const fields = resolved({ title: notes.titleRu });
    expect(() => refuseForgotten(notes, [fields])).toThrow('notes: no kind has a field for pages.');
    expect(() => refuseForgotten(notes, [fields, { pages }])).not.toThrow();
  });

  it('say which columns a save sets, and nothing of what was not sent', () => {
    const draft = rowDraft(resolved({ title: notes.titleRu, pages }));
    expect(draft.parse({ id: 1, title: null, other: 'x' })).toEqual({ id: 1, titleRu: '' });
    expect(draft.parse({ pages: 7 })).toEqual({ pages: 7 });
  });

  it('take and answer a moment as text, which the database has as a date', () => {
    const at = (name: string) => timestamp(name, { withTimezone: true });
    const events = pgTable('events', { startsAt: at('starts_at'), endsAt: at('ends_at').notNull() });
    const fields = ownFields(events);
    const text = '2026-12-05T09:30:00.000Z';
    const draft = rowDraft(fields);
    expect(draft.parse({ startsAt: text })).toEqual({ startsAt: new Date(text) });
    expect(draft.parse({ startsAt: null })).toEqual({ startsAt: null });
    expect(draft.safeParse({ startsAt: 'завтра' }).success).toBe(false);
    expect(draft.safeParse({ endsAt: null }).success).toBe(false);
    const answer = z.object(answersOf(fields)).omit({ endsAt: true });
    expect(answer.parse({ startsAt: new Date(text) })).toEqual({ startsAt: text });
    expect(answer.parse({ startsAt: text })).toEqual({ startsAt: text });
  });
});
