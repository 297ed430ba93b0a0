import { z } from 'zod';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import { isHarmless } from './links.ts';

/** The largest id of the database; a larger one is unknown, not invalid. */
export const LARGEST_ID = 2_147_483_647;

/** Longer than any register's text; `richText.ts` limits rich texts. */
const LONGEST_TEXT = 100_000;

const tooLong = {
  error: `Текст слишком длинный: больше ${LONGEST_TEXT.toLocaleString('ru')} знаков.`,
  // checked first, because the following checks are slow for long texts
  abort: true,
};

/** Why the database cannot store a text byte by byte, in one sentence. */
export function storageFault(value: string) {
  if (value.includes('\0')) return 'Текст содержит недопустимый нулевой символ.';
  if (/\p{Surrogate}/u.test(value)) return 'Текст содержит половину символа.';
  return undefined;
}

/** A text that the database stores byte by byte. */
export const text = z
  .string()
  .max(LONGEST_TEXT, tooLong)
  .superRefine((value, context) => {
    const message = storageFault(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A code, short enough for addresses and indexes. */
export const shortText = text.refine((value) => value.length <= 100, { error: 'Код длиннее 100 знаков.' });

/** A list with a limited length; the elements of a longer one are not validated. */
export const listOf = <Element extends z.ZodType>(element: Element, most: number, error: string) =>
  z.preprocess((value, context) => {
    if (!Array.isArray(value) || value.length <= most) return value;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  }, z.array(element));

/** An id in a body, as a number or its digits; 0 and '' mean none. */
export const idOrNone = (message: string) => {
  const refused = { error: message };
  const number = z.int().min(0, refused).max(LARGEST_ID, refused);
  return z
    .union([number, z.string().regex(/^\d{0,9}$/, refused)], refused)
    .transform((value) => Number(value) || null);
};

/** PostgreSQL has no year 0. */
const isCalendarDay = (day: string) => day > '0001' && z.iso.date().safeParse(day).success;

/** A calendar day; of a date-time only the first ten characters count. '' stays ''. */
export const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}([T ].*)?)?$/, { error: 'Ожидается дата в виде гггг-мм-дд.' })
  .transform((value) => value.slice(0, 10))
  .refine((value) => value === '' || isCalendarDay(value), { error: 'Такого дня в календаре нет.' });

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** A calendar day for computations, `yyyy-mm-dd`, not at the end of the calendar. */
export const calendarDay = z.iso
  .date({ error: 'Ожидается день в виде гггг-мм-дд.' })
  .refine((value) => value >= FIRST_DAY && value <= LAST_DAY, {
    error: 'Ожидается день с 1900 по 2999 год.',
  });

/** An id appended to a path. Anything else is an unknown id: 404. */
export const idInPath = z.object({ id: z.string().describe('Номер записи') });

/** The kind and the id of a record in a path. */
export const itemInPath = idInPath.extend({ kind: z.string() });

/** The id of a stored record in a body. */
export const storedId = z.int().min(1).max(LARGEST_ID);

/** A version of a stored record in a body. */
export const storedVersion = z.int().min(0).max(LARGEST_ID);

/** The same in an address, as digits. */
export const versionInAddress = z
  .string()
  .regex(/^\d{1,10}$/, { error: 'Ожидается номер версии.' })
  .transform(Number)
  .refine((version) => version <= LARGEST_ID, { error: 'Такой версии быть не может.' });

/** A page of a list, newest first, with a cursor to the next page. */
export const newestQuery = (most: number) =>
  z.object({
    before: versionInAddress.optional().describe('`next` предыдущей страницы'),
    count: z
      .string()
      .regex(/^\d{1,5}$/, { error: 'Ожидается число.' })
      .transform(Number)
      .refine((count) => count >= 1 && count <= most, { error: `Ожидается число от 1 до ${most}.` })
      .default(most),
  });

/** The rows of a page out of one more than it has, and the cursor to the next page, if there is one. */
export function newestPage<Row>(found: Row[], count: number, cursorOf: (row: Row) => number) {
  const rows = found.slice(0, count);
  const last = rows.at(-1);
  return { rows, next: found.length > count && last !== undefined ? cursorOf(last) : null };
}

/** Ids are positive integers. @returns `undefined` for an impossible id */
export function parseId(digits: string) {
  const id = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
  return id !== undefined && id <= LARGEST_ID ? id : undefined;
}

/** The common part of every save. */
export const recordDraft = { id: z.int().min(0).nullish(), version: z.int().nullish() };

/** Absent keeps the stored text, `null` clears it. */
export const clearable = <Text extends string>(schema: z.ZodType<Text>) =>
  schema
    .nullable()
    .transform((value) => value ?? '')
    .optional();

/** A text of a record. */
export const words = clearable(text);

/** A link as it was typed, byte by byte; only schemes that may run code are refused. */
export const link = clearable(
  text.refine(isHarmless, {
    error: 'Такая ссылка недопустима. Укажите адрес, который начинается с https://',
  }),
);

/** One of the statuses; `null` and '' keep the stored one. */
export const statusIn = <Status extends string>(statuses: readonly [Status, ...Status[]]) =>
  clearable(
    z.union([z.enum(statuses), z.literal('')], { error: `Ожидается одно из: ${statuses.join(', ')}.` }),
  );

export const language = z.enum(LANGUAGES, { error: `Ожидается язык: ${LANGUAGES.join(', ')}.` });

/** The entries of a save, each language at most once; an absent one is kept as stored. */
export const entriesOf = <Entry extends { language: Language }>(entry: z.ZodType<Entry>) =>
  listOf(entry, LANGUAGES.length, `Ожидается не больше записей, чем языков: ${LANGUAGES.length}.`).refine(
    (entries) => new Set(entries.map((each) => each.language)).size === entries.length,
    {
      error: 'Один и тот же язык указан дважды.',
    },
  );

/** The metadata of a file in an answer. */
export const storedFile = z.object({ name: z.string(), sizeBytes: z.number() }).nullable();

/** A moment: a `Date` on the server, ISO text on the wire. */
export const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A moment of a record in an answer, where the database gives a `Date` or a revision its text. */
export const momentText = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString() : value),
  z.string().nullable(),
);

/** The responses of a call that answers `{ data }`. */
export const answering = <Data extends z.ZodType>(data: Data) => ({ 200: z.object({ data }) });

/** The responses of a call without a result. */
export const answeringNothing = answering(z.null());
