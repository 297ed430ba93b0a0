import { desc, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { histories as table } from '../../db/schema.ts';
import { recordDraft, words } from '../../lib/fields.ts';
import { asTexts, recordAnswer, register } from '../../records/register.ts';

const fields = { textRu: words, textUz: words, textEn: words };

const noYear = { error: 'Ожидается год.' };

/** A year as a number or its digits; an empty one is no year yet. */
const year = z
  .union([z.int(noYear).min(0, noYear).max(9999, noYear), z.string().regex(/^\d{0,4}$/, noYear)], noYear)
  .nullable()
  .transform((value) => Number(value) || null)
  .optional();

/** The years of the depository's history, the latest first; what has no year yet comes last. */
export const histories = register({
  table,
  order: [sql`${table.year} desc nulls last`, desc(table.id)],
  title: (state) => String(state.year ?? ''),
  draft: z.object({ ...recordDraft, ...fields, year }),
  // the languages are constants (part 2, §3): nothing depends on them when they are sent
  columns: { ...getTableColumns(table), languageRu: sql`'ru'`, languageUz: sql`'uz'`, languageEn: sql`'en'` },
  answer: z.object({
    ...recordAnswer,
    ...asTexts(fields),
    year: z.number().nullable(),
    languageRu: z.literal('ru'),
    languageUz: z.literal('uz'),
    languageEn: z.literal('en'),
  }),
});
