/** Which translations of a record are older than its Russian text. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import type { Act, State, Subject } from '../audit/act.ts';
import type { Database } from '../db/database.ts';
import { staleTranslations } from '../db/schema.ts';
import { notFound } from '../lib/apiError.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';
import { inOrder } from './publicationTitles.ts';
import { stateOf } from './revisions.ts';

const ORIGINAL = 'ru';

const SUFFIXES: Record<Language, string> = { ru: 'Ru', uz: 'Uz', en: 'En' };

/** Texts that nobody translates: links, files, names of languages. */
const UNTRANSLATED = /^(?:language|url|coverBase64)|FileId$/;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsIn = (fields: object, suffix = '') =>
  Object.entries(fields).filter(
    ([name, value]) => typeof value === 'string' && !UNTRANSLATED.test(name) && name.endsWith(suffix),
  );

/** What a record says in each language, in whichever of the two ways its kind has languages; nothing where it has none. */
function textsOf(state: State): Partial<Record<Language, [string, unknown][]>> {
  const entries = Object.values(state).find((value) => Array.isArray(value) && isFields(value[0]));
  if (Array.isArray(entries))
    return Object.fromEntries(entries.filter(isFields).map((entry) => [entry.language, textsIn(entry)]));
  return Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(state, SUFFIXES[language])]));
}

const isWritten = (texts: [string, unknown][] = []) => texts.some(([, text]) => text !== '');

const ofRecord = ({ kind }: Pick<Subject, 'kind'>, id: number) =>
  and(eq(staleTranslations.kind, kind), eq(staleTranslations.recordId, id));

/** Those of some versions, which may be megabytes each, that had the Russian text that there is now: an edit of it was undone. */
async function versionsWith(
  tx: Database,
  { kind }: Subject,
  id: number,
  versions: Set<number>,
  now: unknown,
) {
  const text = JSON.stringify(now);
  const same = new Set<number>();
  for (const version of versions) {
    const state = await stateOf(tx, kind, id, version);
    await yieldToOthers(state?.length ?? 0);
    if (state !== undefined && JSON.stringify(textsOf(JSON.parse(state))[ORIGINAL]) === text)
      same.add(version);
  }
  return same;
}

/**
 * Writes down what a change makes of the translations: one that was changed holds again; one that was left alone while the Russian text
 * was changed holds for that text as it was.
 */
export async function keepTranslations(
  { tx, now }: Act,
  subject: Subject,
  id: number,
  before: State,
  after: State,
) {
  const [former, texts] = [textsOf(before), textsOf(after)];
  const isChanged = (language: Language) =>
    JSON.stringify(former[language]) !== JSON.stringify(texts[language]);
  const changed = LANGUAGES.filter(isChanged);
  if (changed.length === 0) return;
  const isOriginalChanged = changed.includes(ORIGINAL) && isWritten(former[ORIGINAL]);
  const stored = await tx
    .select({ language: staleTranslations.language, version: staleTranslations.version })
    .from(staleTranslations)
    .where(ofRecord(subject, id));
  const leftAlone = stored.filter(({ language }) => !changed.includes(language));
  const versions = new Set(isOriginalChanged ? leftAlone.map(({ version }) => version) : []);
  const again = await versionsWith(tx, subject, id, versions, texts[ORIGINAL]);
  const holding = stored
    .filter(({ language, version }) => changed.includes(language) || again.has(version))
    .map(({ language }) => language);
  if (holding.length > 0)
    await tx
      .delete(staleTranslations)
      .where(and(ofRecord(subject, id), inArray(staleTranslations.language, holding)));
  if (!isOriginalChanged) return;
  const isLeftBehind = (language: Language) => !changed.includes(language) && !holding.includes(language);
  const stale = LANGUAGES.filter((language) => isLeftBehind(language) && isWritten(texts[language]));
  if (stale.length === 0) return;
  const key = { kind: subject.kind, recordId: id, version: before.version ?? 1, since: now };
  // what was too old before is so since then
  await tx
    .insert(staleTranslations)
    .values(stale.map((language) => ({ ...key, language })))
    .onConflictDoNothing();
}

/** Somebody has read a translation beside the Russian text. @throws ApiError 404 for one that is not too old */
export async function checkTranslation({ tx }: Act, subject: Subject, id: number, language: Language) {
  const checked = await tx
    .delete(staleTranslations)
    .where(and(ofRecord(subject, id), eq(staleTranslations.language, language)))
    .returning({ language: staleTranslations.language });
  if (checked.length === 0) throw notFound();
}

/** In which version the Russian text is the one that was translated; nothing for a translation that holds. */
export async function translatedVersion(db: Database, subject: Subject, id: number, language: Language) {
  const [found] = await db
    .select({ version: staleTranslations.version })
    .from(staleTranslations)
    .where(and(ofRecord(subject, id), eq(staleTranslations.language, language)));
  return found?.version;
}

/** The languages of a record's translations that are too old, as a column; nothing where all hold. */
export const staleIn = (kind: SQL | PgColumn, id: PgColumn) => sql<
  Language[] | null
>`(select json_agg(stale.language order by ${inOrder}) from ${staleTranslations} as stale
  where stale.kind = ${kind} and stale.record_id = ${id})`;
