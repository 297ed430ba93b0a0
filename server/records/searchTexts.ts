/** What the records of searched kinds are found by. */
import { and, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { fold, wordsIn } from '../../src/wire/folding.ts';
import type { State, Subject } from '../audit/act.ts';
import { renewCollections } from '../db/collections.ts';
import type { Database } from '../db/database.ts';
import { searchTexts } from '../db/schema.ts';
import { ApiError } from '../lib/apiError.ts';
import { withoutPictures } from '../lib/pictures.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';

/** A longer word is an address or a picture: no more of it is written down. */
export const LONGEST_WORD = 60;
/** PostgreSQL's tsvector holds a mebibyte of lexemes. */
const MOST_WORD_BYTES = 900_000;
/** An index takes no more than a third of a page of the database; titles that are alike so far stand by their ids. */
const LONGEST_SORTED = 200;

const BLOCK_TAG = /<\/?(?:p|div|li|ul|ol|h\d|br|hr|table|t[rdh]|blockquote|pre)\b[^>]*>/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words that a rich text shows. Tags within a word do not part it. */
async function shownText(html: string) {
  await yieldToOthers(html.length);
  return withoutPictures(html)
    .replace(BLOCK_TAG, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** The words as a tsvector, each once; those beyond its size are left out. */
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

/** Writes down what a record is found by, or forgets it when there is no such record any more. */
export async function keepSearchTexts(tx: Database, subject: Subject, id: number, state: State | undefined) {
  const { kind, searched } = subject;
  if (!searched) return;
  if (!state) {
    await tx.delete(searchTexts).where(and(eq(searchTexts.kind, kind), eq(searchTexts.recordId, id)));
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

/** So many records are read at once that nobody waits for them. */
const BATCH = 20;

/** The records of a kind as the table has them. */
interface Rows {
  table: PgTable & { id: PgColumn };
  condition?: SQL;
}

async function fillOne(tx: Database, subject: Subject, id: number) {
  await subject.lock({ tx }, id);
  await keepSearchTexts(tx, subject, id, await subject.read(tx, id));
  await renewCollections(tx, [subject.kind]);
}

/** What was deleted since it was found missing is missed by nobody. */
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
