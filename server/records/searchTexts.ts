/** The search index of records. */
import { and, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { fold, wordsIn } from '../../src/wire/folding.ts';
import type { State, Subject } from '../audit/act.ts';
import { renewCollections } from '../db/collections.ts';
import { type Database, ofRecord } from '../db/database.ts';
import { searchTexts } from '../db/schema.ts';
import { ApiError } from '../lib/apiError.ts';
import { withoutPictures } from '../lib/pictures.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';

/** Longer words are addresses or pictures and are cut. */
export const LONGEST_WORD = 60;
/** The limit of PostgreSQL's tsvector is one mebibyte. */
const MOST_WORD_BYTES = 900_000;
/** Index entries are limited to a third of a page; titles with the same beginning are sorted by id. */
const LONGEST_SORTED = 200;

// up to the next `<` at most: otherwise a text of a hundred thousand of them takes half a minute
const TAG = /<[^<>]*>/g;
const BLOCK_TAG = /<\/?(?:p|div|li|ul|ol|h\d|br|hr|table|t[rdh]|blockquote|pre)\b[^<>]*>/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The visible words of a rich text. Tags inside a word do not split it. */
async function shownText(html: string) {
  await yieldToOthers(html.length);
  return withoutPictures(html)
    .replace(BLOCK_TAG, ' ')
    .replace(TAG, '')
    .replace(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** The words as a tsvector, without duplicates; words beyond its size are left out. */
function wordList(words: string[]) {
  const listed = new Set<string>();
  let bytes = 0;
  for (const word of words) {
    const part = word.slice(0, LONGEST_WORD);
    if (listed.has(part)) continue;
    bytes += Buffer.byteLength(part);
    if (bytes > MOST_WORD_BYTES) break;
    listed.add(part);
  }
  return sql<string>`array_to_tsvector(${sql.param([...listed])}::text[])`;
}

/** Updates the index of a record, or removes it when the record is gone. */
export async function keepSearchTexts(tx: Database, subject: Subject, id: number, state: State | undefined) {
  const { kind, searched } = subject;
  if (!searched) return;
  if (!state) {
    await tx.delete(searchTexts).where(ofRecord(searchTexts, kind, id));
    return;
  }
  const { titles, texts } = searched(state);
  const folded = titles.map((title) => fold(title).trim());
  const shown = await Promise.all(texts.map(shownText));
  const columns = {
    sortTitle: titles[0]?.slice(0, LONGEST_SORTED) ?? '',
    titles: folded.join('\n'),
    words: wordList(wordsIn([...folded, ...shown.map(fold)].join(' '))),
  };
  await tx
    .insert(searchTexts)
    .values({ kind, recordId: id, ...columns })
    .onConflictDoUpdate({ target: [searchTexts.kind, searchTexts.recordId], set: columns });
}

/** The batch size, small enough not to delay other requests. */
const BATCH = 20;

interface Rows {
  table: PgTable & { id: PgColumn };
  condition?: SQL;
}

async function fillOne(tx: Database, subject: Subject, id: number) {
  await subject.lock({ tx }, id);
  await keepSearchTexts(tx, subject, id, await subject.read(tx, id));
  await renewCollections(tx, [subject.kind]);
}

/** A record that was deleted since is not missing in the index. */
const unlessGone = (error: unknown) => {
  if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
};

/**
 * Writes down what is found where it is missing, and lets what was found until then be forgotten: content of an earlier version of this server, or that did not come in an act.
 *
 * @param isOver - whether to leave the rest for another time
 */
export async function fillSearchTexts(
  db: Database,
  subject: Subject,
  { table, condition }: Rows,
  isOver: () => boolean,
) {
  const { kind, recordId } = searchTexts;
  const known = db
    .select()
    .from(searchTexts)
    .where(and(eq(kind, subject.kind), eq(recordId, table.id)));
  for (let last = 0; ; ) {
    const missing = await db
      .select({ id: sql<number>`${table.id}` })
      .from(table)
      .where(and(condition, notExists(known), gt(table.id, last)))
      .orderBy(table.id)
      .limit(BATCH);
    for (const { id } of missing) {
      if (isOver()) return;
      last = id;
      await db.transaction((tx) => fillOne(tx, subject, id)).catch(unlessGone);
    }
    if (missing.length < BATCH) return;
  }
}
