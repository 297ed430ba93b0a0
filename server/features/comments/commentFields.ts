import { z } from 'zod';
import { LANGUAGES } from '../../../src/wire/wire.ts';
import type { comments } from '../../db/schema.ts';
import { language, moment, storageFault, storedId } from '../../lib/fields.ts';

const LONGEST_COMMENT = 4_000;
const LONGEST_QUOTE = 500;
const LONGEST_CONTEXT = 100;

const checked = (longest: number, error: string) =>
  z.string().superRefine((value, context) => {
    const message = value.length > longest ? error : storageFault(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

const quote = z.object({
  before: checked(LONGEST_CONTEXT, 'Слишком длинный отрывок.'),
  exact: checked(LONGEST_QUOTE, `Выделено больше ${LONGEST_QUOTE} знаков: выделите меньше.`).refine(
    (value) => value.trim() !== '',
    { error: 'Ничего не выделено.' },
  ),
  after: checked(LONGEST_CONTEXT, 'Слишком длинный отрывок.'),
});

const place = z
  .object({
    language: language.nullish(),
    field: z
      .string()
      .regex(/^[A-Za-z]{1,60}$/, { error: 'Ожидается название поля.' })
      .nullish(),
    quote: quote.nullish(),
  })
  .refine(({ field, quote: quoted }) => !quoted || field, { error: 'Отрывок стоит в поле: укажите его.' });

/** The body of a new comment: on an item, on a place in it, or an answer to a comment. */
export const commentDraft = z.object({
  text: checked(LONGEST_COMMENT, `Комментарий длиннее ${LONGEST_COMMENT} знаков.`)
    .transform((value) => value.trim())
    .refine((value) => value !== '', { error: 'Комментарий пуст.' }),
  answers: storedId.nullish().describe('Номер комментария, на который это ответ'),
  place: place.nullish().describe('Место, о котором комментарий; у ответа его нет'),
});

export const person = z.object({ login: z.string(), name: z.string() });

const oneComment = {
  id: z.number(),
  text: z.string().describe('Пусто, если слова стёрты'),
  by: person,
  at: moment,
  isErased: z.boolean().describe('Слова стёрты вместе с персональными данными, которые в них были'),
  isOwn: z.boolean(),
};

/** A thread in an answer. */
export const thread = z.object({
  ...oneComment,
  place: z
    .object({
      language: z.enum(LANGUAGES).nullable(),
      field: z.string().nullable(),
      quote: z.object({ before: z.string(), exact: z.string(), after: z.string() }).nullable(),
    })
    .nullable(),
  resolved: z.object({ by: z.string(), at: moment }).nullable(),
  answers: z.array(z.object(oneComment)),
});

/** A mention in an answer. */
export const listedMention = z.object({
  id: z.number(),
  kind: z.string(),
  itemId: z.number(),
  title: z.string(),
  text: z.string(),
  by: person,
  at: moment,
});

export type CommentRow = typeof comments.$inferSelect;

const commentWire = (row: CommentRow, readerId: number) => ({
  id: row.id,
  text: row.text,
  by: { login: row.byLogin, name: row.byName },
  at: row.at,
  isErased: row.erasedAt !== null,
  isOwn: row.by === readerId,
});

/** Groups comments, oldest first, into threads; open ones precede resolved ones. */
export function threadsOf(rows: CommentRow[], readerId: number): z.output<typeof thread>[] {
  const threads = rows
    .filter(({ threadId }) => threadId === null)
    .map((row) => {
      const { language, field, quote, resolvedAt, resolvedByName } = row;
      return {
        ...commentWire(row, readerId),
        place: language || field ? { language, field, quote } : null,
        resolved: resolvedAt && { by: resolvedByName ?? '', at: resolvedAt },
        answers: rows
          .filter(({ threadId }) => threadId === row.id)
          .map((answer) => commentWire(answer, readerId)),
      };
    });
  return [...threads.filter(({ resolved }) => !resolved), ...threads.filter(({ resolved }) => resolved)];
}
