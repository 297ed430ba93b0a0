import { sql } from 'drizzle-orm';
import { glossaryTerms as table } from '../../db/schema.ts';
import { ownFields } from '../../records/recordFields.ts';
import type { Register } from '../../records/register.ts';

/** Terms and their definitions in the order of the Russian alphabet; the collation is explicit, because databases differ in theirs. */
export const glossary: Register = {
  table,
  fields: ownFields(table),
  order: [sql`${table.keyWordRu} collate "und-x-icu"`, table.id],
  searched: (term) => ({
    titles: [term.keyWordRu, term.keyWordUz, term.keyWordEn].map(String),
    texts: [term.descriptionRu, term.descriptionUz, term.descriptionEn].map(String),
  }),
};
