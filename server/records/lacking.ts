import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../src/dataProvider/wire.ts';
import { staleTranslations } from '../db/schema.ts';

interface Items {
  base: PgTable & { id: PgColumn; kind: PgColumn };
  entries: PgTable & { baseId: PgColumn };
  /** What makes an `entry` one without a text, in the words of its index. */
  blank: SQL;
}

/**
 * What items with entries may lack: a language, a cover of the Russian entry, which lists show, or translations that are as new as the
 * Russian text. Each is looked up in an index of those that lack it; an item has an entry in every language, written or not.
 */
export const lackingIn = ({ base, entries, blank }: Items): Record<string, SQL> => {
  const hasEntry = (language: string, condition: SQL) =>
    sql`exists (select from ${entries} as entry where entry.${sql.identifier(entries.baseId.name)} = ${base.id}
      and entry.language = ${language} and ${condition})`;
  return {
    ...Object.fromEntries(LANGUAGES.map((language) => [language, hasEntry(language, blank)])),
    cover: hasEntry('ru', sql`entry.cover_file_id is null`),
    translation: sql`exists (select from ${staleTranslations} as stale
      where stale.kind = ${base.kind} and stale.record_id = ${base.id})`,
  };
};
