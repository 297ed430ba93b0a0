import { is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, PgText } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import { staleTranslations } from '../db/schema.ts';

/** A translation of the record is stale. */
const hasStale = (kind: SQL, id: PgColumn) => sql`exists (select from ${staleTranslations} as stale
  where stale.kind = ${kind} and stale.record_id = ${id})`;

interface Items {
  base: PgTable & { id: PgColumn; kind: PgColumn };
  entries: PgTable & { baseId: PgColumn; coverFileId?: PgColumn };
  /** The index condition for an `entry` without a text. */
  blank: SQL;
}

/**
 * Filters for items by what they lack: a language, an up-to-date translation, or the Russian entry's cover, which lists show. Each uses a
 * partial index, since every item has an entry in each language, written or not.
 */
export const lackingIn = ({ base, entries, blank }: Items): Record<string, SQL> => {
  const hasEntry = (language: string, condition: SQL) =>
    sql`exists (select from ${entries} as entry where entry.${sql.identifier(entries.baseId.name)} = ${base.id}
      and entry.language = ${language} and ${condition})`;
  return {
    ...Object.fromEntries(LANGUAGES.map((language) => [language, hasEntry(language, blank)])),
    ...(entries.coverFileId && { cover: hasEntry('ru', sql`entry.cover_file_id is null`) }),
    translation: hasStale(sql`${base.kind}`, base.id),
  };
};

/** The ends of the names of columns in each language. */
export const SUFFIXES: Record<Language, string> = { ru: 'Ru', uz: 'Uz', en: 'En' };

/**
 * The same for records with a language suffix in their column names. They are few, so no index is needed.
 *
 * @returns undefined where no column exists in all languages
 */
export function lackingInColumns(
  kind: string,
  id: PgColumn,
  columns: Record<string, PgColumn | SQL>,
): Record<string, SQL> | undefined {
  const textsIn = (language: Language) =>
    Object.entries(columns)
      .filter(([name, column]) => name.endsWith(SUFFIXES[language]) && is(column, PgText))
      .map(([, column]) => sql`${column} = ''`);
  if (LANGUAGES.some((language) => textsIn(language).length === 0)) return undefined;
  const blank = (language: Language) => sql`(${sql.join(textsIn(language), sql` and `)})`;
  return {
    ...Object.fromEntries(LANGUAGES.map((language) => [language, blank(language)])),
    translation: hasStale(sql`${kind}`, id),
  };
}
