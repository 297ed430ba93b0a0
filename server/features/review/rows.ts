import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../src/wire/wire.ts';
import type { Database } from '../../db/database.ts';
import { publications as base, publicationEntries as entries, schedules } from '../../db/schema.ts';
import { inOrder, titleOf } from '../../records/publicationTitles.ts';
import type { Rules } from '../../records/reviewRules.ts';
import { openThreads } from '../comments/comments.ts';
import { allApprovers, approvalOf, barred, editorsOf, editorsOfProposal } from './fourEyes.ts';
import type { Proposable } from './proposals.ts';
import { type QueueQuery, queuedPage } from './queued.ts';

/** The user, the rules, and the kinds whose changes may have to wait. */
export interface Asker {
  rules: Rules;
  accountId: number;
  proposable: ReadonlyMap<string, Proposable>;
}

/** Undefined for a change, whose id may equal that of an item. */
const itemId = sql`case when not item.is_change then item.id end`;
const title = titleOf(itemId);
const languages = sql<Language[]>`(select coalesce(json_agg(language order by ${inOrder}), '[]')
  from ${entries} where publication_id = ${itemId} and description <> '')`;
const replaces = sql<boolean>`exists (select from ${base} as shown where shown.stands_for = ${itemId})`;

/** Its scheduled time on the site is over, and it was not published since. */
const takenDown = sql<boolean>`item.is_waiting and not ${replaces} and exists (select from ${schedules} as over
  where over.kind = item.kind and over.record_id = ${itemId} and over.act = 'takeDown' and over.state = 'done')`;

const whose = [sql`item.kind`, sql`item.id`] as const;
const unresolved = openThreads(...whose);
const editorsIn = (rules: Rules): SQL<number[]> =>
  sql`case when item.is_change then ${barred(rules, editorsOfProposal(...whose))}
    else ${barred(rules, editorsOf(...whose))} end`;

const readAll = (db: Database, rules: Rules, query: QueueQuery) => {
  const item = queuedPage(db, query);
  return db
    .select({
      ...item._.selectedFields,
      ...{ title, languages, replaces, takenDown, unresolved },
      ...{ editors: editorsIn(rules), all: allApprovers },
    })
    .from(item)
    .orderBy(item.since, item.id, item.kind);
};

type Row = Awaited<ReturnType<typeof readAll>>[number];

const noteOf = ({ note, noteBy, noteAt, droppedVersion }: Row) =>
  note === null ? null : { note, by: noteBy ?? '', at: noteAt?.toISOString() ?? '', droppedVersion };

function rowOf(row: Row, { accountId, proposable }: Asker) {
  const { id, kind, version, title, isChange, isWaiting, languages, replaces, takenDown, unresolved } = row;
  return {
    kind,
    id,
    version,
    title: isChange ? (proposable.get(kind)?.titleOf(id) ?? '') : title,
    author: { login: row.login ?? '', name: row.name ?? '' },
    waitingSince: row.since.toISOString(),
    replaces,
    takenDown,
    returned: row.isAnswered ? null : noteOf(row),
    // an item that waits again still shows why it was sent back
    answered: row.isAnswered && isWaiting ? noteOf(row) : null,
    languages,
    unresolved,
    ...approvalOf(row, accountId),
  };
}

/** The rows of the queue, items and changes by one statement. */
export async function readRows(db: Database, asker: Asker, query: QueueQuery) {
  const rows = await readAll(db, asker.rules, query);
  return { total: rows[0]?.total ?? 0, rows: rows.map((row) => rowOf(row, asker)) };
}
