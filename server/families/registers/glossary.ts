import { sql } from 'drizzle-orm';
import { glossaryTerms } from '../../db/schema.ts';
import { type Register, textRegister } from '../../records/register.ts';

/** Terms and what they mean. The order is that of the Russian alphabet, named because databases differ in theirs. */
export const glossary: Register = {
  ...textRegister(glossaryTerms, [sql`${glossaryTerms.keyWordRu} collate "und-x-icu"`, glossaryTerms.id]),
  searched: (term) => ({
    titles: [term.keyWordRu, term.keyWordUz, term.keyWordEn].map(String),
    texts: [term.descriptionRu, term.descriptionUz, term.descriptionEn].map(String),
  }),
};
