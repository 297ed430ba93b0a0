import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { glossaryTerms } from '../db/schema.ts';
import { recordDraft, words } from '../fields/fields.ts';
import { asTexts, recordAnswer, register } from '../records/register.ts';

const fields = {
  keyWordRu: words,
  keyWordUz: words,
  keyWordEn: words,
  descriptionRu: words,
  descriptionUz: words,
  descriptionEn: words,
};

/** Terms and what they mean. The order is that of the Russian alphabet, named because databases differ in theirs. */
export const glossary = register({
  table: glossaryTerms,
  order: [sql`${glossaryTerms.keyWordRu} collate "und-x-icu"`, glossaryTerms.id],
  draft: z.object({ ...recordDraft, ...fields }),
  answer: z.object({ ...recordAnswer, ...asTexts(fields) }),
});
