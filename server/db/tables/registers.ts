import { sql } from 'drizzle-orm';
import { check, integer, pgTable, serial } from 'drizzle-orm/pg-core';
import { changes } from './changes.ts';
import { words } from './columns.ts';

/** Terms and their definitions in three languages. */
export const glossaryTerms = pgTable('glossary_terms', {
  id: serial('id').primaryKey(),
  keyWordRu: words('key_word_ru'),
  keyWordUz: words('key_word_uz'),
  keyWordEn: words('key_word_en'),
  descriptionRu: words('description_ru'),
  descriptionUz: words('description_uz'),
  descriptionEn: words('description_en'),
  ...changes(),
});

/** Events of a year in the depository's history. */
export const histories = pgTable('histories', {
  id: serial('id').primaryKey(),
  year: integer('year'),
  textRu: words('text_ru'),
  textUz: words('text_uz'),
  textEn: words('text_en'),
  ...changes(),
});

/** The six figures of the dashboard as texts; at most one record. */
export const statistics = pgTable(
  'statistics',
  {
    id: integer('id').primaryKey().default(1),
    issuers: words('issuers'),
    depositors: words('depositors'),
    brokers: words('brokers'),
    investmentFunds: words('investment_funds'),
    shareholdersOfInvestmentFunds: words('shareholders_of_investment_funds'),
    trustManagers: words('trust_managers'),
    ...changes(),
  },
  (table) => [check('statistics_one', sql`${table.id} = 1`)],
);
