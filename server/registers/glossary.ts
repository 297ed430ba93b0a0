import { sql } from 'drizzle-orm';
import { glossaryTerms } from '../db/schema.ts';
import { textRegister } from '../records/register.ts';

/** Terms and what they mean. The order is that of the Russian alphabet, named because databases differ in theirs. */
export const glossary = textRegister(glossaryTerms, [
  sql`${glossaryTerms.keyWordRu} collate "und-x-icu"`,
  glossaryTerms.id,
]);
