/** Tells which translations of a record are older than its Russian text. */
import { and, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fold } from '../../src/wire/folding.ts';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import type { Act, State, Subject } from '../audit/act.ts';
import { type Database, ofRecord } from '../db/database.ts';
import { auditLog, staleTranslations } from '../db/schema.ts';
import { existing } from '../lib/apiError.ts';
import { withoutPictures } from '../lib/pictures.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';
import { SUFFIXES } from './lacking.ts';
import { inOrder } from './publicationTitles.ts';
import { stateOf } from './revisions.ts';

const ORIGINAL = 'ru';

/** Fields that are not translated: links, files, names of languages. */
const UNTRANSLATED = /^(?:language|url|coverBase64)|FileId$/;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsIn = (fields: object, suffix = '') =>
  Object.entries(fields).filter(
    ([name, value]) => typeof value === 'string' && !UNTRANSLATED.test(name) && name.endsWith(suffix),
  );

/** The texts of a record by language, for both ways of storing languages; undefined for kinds without languages. */
function textsOf(state: State): Partial<Record<Language, [string, unknown][]>> {
  const entries = Object.values(state).find((value) => Array.isArray(value) && isFields(value[0]));
  if (Array.isArray(entries))
    return Object.fromEntries(entries.filter(isFields).map((entry) => [entry.language, textsIn(entry)]));
  return Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(state, SUFFIXES[language])]));
}

const isWritten = (texts: [string, unknown][] = []) => texts.some(([, text]) => text !== '');

const isOf = ({ kind }: Subject, id: number) => ofRecord(staleTranslations, kind, id);

/** The stale translations of a record, each with the version of the Russian text that was translated. */
export const staleTranslationsOf = (db: Database, subject: Subject, id: number) =>
  db
    .select({ language: staleTranslations.language, version: staleTranslations.version })
    .from(staleTranslations)
    .where(isOf(subject, id));

/** Those of the versions with the current Russian text, because an edit was undone. States may be megabytes, so they are read one by one. */
async function versionsWith(tx: Database, kind: string, id: number, versions: Set<number>, now: unknown) {
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

/** The words of texts: other letters for the same words, and other pictures, are no new translation. */
const wordsOf = (texts: [string, unknown][] = []) => fold(withoutPictures(JSON.stringify(texts)));

/** The newest version against which the author has checked a translation; 0 for none. */
async function checkedVersion({ tx, by }: Act, { kind }: Subject, id: number, language: Language) {
  const isCheck = and(
    ofRecord(auditLog, kind, id),
    eq(auditLog.act, 'check'),
    eq(auditLog.actorId, by ?? 0),
    sql`${auditLog.details}::json ->> 'language' = ${language}`,
  );
  const [checked] = await tx
    .select({ version: max(auditLog.version) })
    .from(auditLog)
    .where(isCheck);
  return checked?.version ?? 0;
}

/**
 * Whether a save keeps a Russian text of the state before it that somebody with an older version has not read. A text that the save itself
 * changes is its author's own.
 */
async function keepsUnread(
  tx: Database,
  { kind }: Subject,
  id: number,
  version: number,
  [before, after]: State[],
) {
  const json = await stateOf(tx, kind, id, version);
  await yieldToOthers(json?.length ?? 0);
  const [read, former, now] = [json && JSON.parse(json), before, after].map((state) =>
    Object.fromEntries(textsOf(state ?? {})[ORIGINAL] ?? []),
  );
  return Object.keys({ ...read, ...now }).some(
    (name) => now?.[name] === former?.[name] && now?.[name] !== read?.[name],
  );
}

/** Those of the changed translations whose author has not read the Russian text beside them, with the version that was read. */
async function missedOf(
  act: Act,
  subject: Subject,
  id: number,
  states: [before: State, after: State],
  { translated, readVersion }: { translated: Language[]; readVersion?: number },
) {
  const missed: { language: Language; version: number }[] = [];
  // a form of what was never saved, and a draft that does not tell, have no version
  if (!readVersion || readVersion >= (states[0].version ?? 1)) return missed;
  for (const language of translated) {
    const version = Math.max(readVersion, await checkedVersion(act, subject, id, language));
    if (await keepsUnread(act.tx, subject, id, version, states)) missed.push({ language, version });
  }
  return missed;
}

/**
 * Updates the age of translations after a change: a changed translation is up to date; an unchanged one is stale if the Russian text was
 * changed.
 *
 * @param readVersion - that of the Russian text that the author has read, where a merge has brought a newer one
 */
export async function keepTranslations(
  act: Act,
  subject: Subject,
  id: number,
  before: State,
  after: State,
  readVersion?: number,
) {
  const { tx, now } = act;
  const [former, texts] = [textsOf(before), textsOf(after)];
  const isChanged = (language: Language) =>
    JSON.stringify(former[language]) !== JSON.stringify(texts[language]);
  const changed = LANGUAGES.filter(isChanged);
  if (changed.length === 0) return;
  const translated = changed.filter(
    (language) => language !== ORIGINAL && wordsOf(former[language]) !== wordsOf(texts[language]),
  );
  const missed = await missedOf(act, subject, id, [before, after], { translated, readVersion });
  const upToDate = translated.filter((each) => !missed.some(({ language }) => language === each));
  const isOriginalChanged = changed.includes(ORIGINAL) && isWritten(former[ORIGINAL]);
  const stored = await staleTranslationsOf(tx, subject, id);
  const leftAlone = stored.filter(({ language }) => !translated.includes(language));
  const versions = new Set(isOriginalChanged ? leftAlone.map(({ version }) => version) : []);
  const again = await versionsWith(tx, subject.kind, id, versions, texts[ORIGINAL]);
  const holding = stored
    .filter(({ language, version }) => upToDate.includes(language) || again.has(version))
    .map(({ language }) => language);
  if (holding.length > 0)
    await tx
      .delete(staleTranslations)
      .where(and(isOf(subject, id), inArray(staleTranslations.language, holding)));
  const leftBehind = LANGUAGES.filter(
    (language) => isOriginalChanged && ![ORIGINAL, ...translated, ...holding].includes(language),
  );
  const stale = [
    ...missed,
    ...leftBehind.map((language) => ({ language, version: before.version ?? 1 })),
  ].filter(({ language }) => isWritten(texts[language]));
  if (stale.length === 0) return;
  const key = { kind: subject.kind, recordId: id, since: now };
  // a stale translation stays stale since its former version
  await tx
    .insert(staleTranslations)
    .values(stale.map((each) => ({ ...key, ...each })))
    .onConflictDoNothing();
}

/** Marks a translation as checked against the Russian text; somebody else may have done so already. */
export async function checkTranslation({ tx }: Act, subject: Subject, id: number, language: Language) {
  existing(await subject.read(tx, id));
  await tx.delete(staleTranslations).where(and(isOf(subject, id), eq(staleTranslations.language, language)));
}

/** The stale languages of a record as a query column; null without any. */
export const staleIn = (kind: SQL | PgColumn, id: PgColumn) => sql<
  Language[] | null
>`(select json_agg(stale.language order by ${inOrder}) from ${staleTranslations} as stale
  where stale.kind = ${kind} and stale.record_id = ${id})`;
