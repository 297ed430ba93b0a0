import { z } from 'zod';

const EXPECTED: Record<string, string> = {
  string: 'текст',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  array: 'список',
  object: 'объект',
};

/** Makes every zod schema of this process say in Russian what is wrong with a value. */
export function speakRussian() {
  z.config({
    ...z.locales.ru(),
    customError: (issue) => {
      if (issue.code !== 'invalid_type') return undefined;
      return issue.input === undefined
        ? 'Это поле обязательно.'
        : `Ожидается ${EXPECTED[issue.expected] ?? 'другое значение'}.`;
    },
  });
}

/** The largest id the database can hold; a larger one is unknown rather than wrong. */
export const LARGEST_ID = 2_147_483_647;

/** Any text that the database can give back byte for byte: it cannot keep zero characters or half a character. */
export const text = z
  .string()
  .refine((value) => !value.includes('\0'), { error: 'Текст содержит недопустимый нулевой символ.' })
  .refine((value) => !/\p{Surrogate}/u.test(value), { error: 'Текст содержит половину символа.' });

/** The id of an uploaded file, as a number or its digits; 0 and '' mean no file. */
export const fileId = z
  .union([z.int().min(0).max(LARGEST_ID), z.string().regex(/^\d{0,9}$/)], { error: 'Ожидается номер файла.' })
  .transform((value) => Number(value) || null);

function isCalendarDay(day: string) {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && day > '0001' && new Date(time).toISOString().startsWith(day);
}

/** A calendar day: of a date and time only the first ten characters count. Empty stays empty. */
export const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}([T ].*)?)?$/, { error: 'Ожидается дата в виде гггг-мм-дд.' })
  .transform((value) => value.slice(0, 10))
  .refine((value) => value === '' || isCalendarDay(value), { error: 'Такого дня в календаре нет.' });

/** An id glued to the end of an address. Whatever is not one is an id nobody has: 404. */
export const idInPath = z.object({ id: z.string().describe('Номер записи') });

/** Ids are positive whole numbers. @returns `undefined` when no record can have this one */
export function parseId(digits: string) {
  const id = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
  return id !== undefined && id <= LARGEST_ID ? id : undefined;
}

/** What every save says of the record it is about. */
export const recordDraft = { id: z.int().min(0).nullish(), version: z.int().nullish() };

/** A text of a record: absent keeps what is stored, `null` empties it. */
export const words = text
  .nullable()
  .transform((value) => value ?? '')
  .optional();
