import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { histories as table } from '../../db/schema.ts';
import { ownFields, readOnly } from '../../records/recordFields.ts';
import type { Register } from '../../records/register.ts';

const noYear = { error: 'Ожидается год.' };

/** A year as a number or digits; '' means no year yet. */
const year = z
  .union([z.int(noYear).min(0, noYear).max(9999, noYear), z.string().regex(/^\d{0,4}$/, noYear)], noYear)
  .nullable()
  .transform((value) => Number(value) || null)
  .optional();

/** The years of the depository's history, latest first, those without a year last. */
export const histories: Register = {
  table,
  fields: {
    ...ownFields(table, { year: { column: table.year, draft: year, answer: z.number().nullable() } }),
    // the languages in the body are constants (part 2, §3) and are ignored
    languageRu: readOnly(sql`'ru'`, z.literal('ru')),
    languageUz: readOnly(sql`'uz'`, z.literal('uz')),
    languageEn: readOnly(sql`'en'`, z.literal('en')),
  },
  order: [sql`${table.year} desc nulls last`, desc(table.id)],
  title: (state) => String(state.year ?? ''),
};
