import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../src/dataProvider/wire.ts';
import { openThreads } from '../comments/counts.ts';
import type { Database } from '../db/database.ts';
import {
  accounts,
  publications as base,
  publicationEntries as entries,
  reviewReturns,
} from '../db/schema.ts';
import { inOrder, titleOf } from '../records/publicationTitles.ts';
import { allApprovers, approversOf, handsOn, refusalOf } from './fourEyes.ts';
import type { Rules } from './rules.ts';

/** Who asks, and by which rules. */
export interface Asker {
  rules: Rules;
  accountId: number;
}

/** Which items are meant, and what puts them in order: the oldest comes first. */
export interface Wanted {
  condition: SQL | undefined;
  since: SQL;
  page: number;
  perPage: number;
}

const authorId = sql`coalesce(${reviewReturns.authorId}, ${base.updatedBy})`;

/** The items by their own columns: what else is told of them is read for one page alone. */
const itemsOf = (db: Database, { condition, since, page, perPage }: Wanted) =>
  db
    .select({
      id: base.id,
      kind: base.kind,
      version: base.version,
      status: base.status,
      since: sql<Date>`${since}`.mapWith(base.createdAt).as('since'),
      login: accounts.userName,
      name: accounts.fullName,
      note: reviewReturns.note,
      noteBy: reviewReturns.byName,
      noteAt: reviewReturns.at,
      droppedVersion: reviewReturns.droppedVersion,
      total: sql<number>`(count(*) over ())::integer`.as('total'),
    })
    .from(base)
    .leftJoin(
      reviewReturns,
      and(eq(reviewReturns.publicationId, base.id), eq(reviewReturns.version, base.version)),
    )
    .leftJoin(accounts, eq(accounts.id, authorId))
    .where(condition)
    .orderBy(asc(since), base.id)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .as('item');

const ofItem = sql`from ${entries} where publication_id = item.id`;
const title = titleOf(sql`item.id`);
const languages = sql<Language[]>`(select coalesce(json_agg(language order by ${inOrder}), '[]')
  ${ofItem} and description <> '')`;
const replaces = sql<boolean>`exists (select from ${base} as shown where shown.stands_for = item.id)`;

const readAll = (db: Database, rules: Rules, wanted: Wanted) => {
  const item = itemsOf(db, wanted);
  const { id, kind, version, status, since, login, name, note, noteBy, noteAt, droppedVersion, total } = item;
  const own = { id, kind, version, status, since, login, name, note, noteBy, noteAt, droppedVersion, total };
  const whose = [sql`item.kind`, sql`item.id`] as const;
  const told = { title, languages, replaces, unresolved: openThreads(...whose) };
  return db
    .select({ ...own, ...told, hands: handsOn(rules, ...whose), all: allApprovers })
    .from(item)
    .orderBy(since, id);
};

type Row = Awaited<ReturnType<typeof readAll>>[number];

const returnedOf = ({ note, noteBy, noteAt, droppedVersion }: Row) =>
  note === null ? null : { note, by: noteBy ?? '', at: noteAt?.toISOString() ?? '', droppedVersion };

function toldOf(row: Row, accountId: number) {
  const { id, kind, version, title, languages, replaces, unresolved, hands, all } = row;
  const isWaiting = row.status === 'pending';
  const approvers = approversOf(all, hands);
  const isOwn = hands.includes(accountId);
  return {
    kind,
    id,
    version,
    title,
    author: { login: row.login ?? '', name: row.name ?? '' },
    waitingSince: row.since.toISOString(),
    replaces,
    returned: returnedOf(row),
    languages,
    unresolved,
    mayApprove: isWaiting && !isOwn,
    ...(isWaiting && isOwn && { reason: refusalOf(approvers) }),
    approvers: approvers.map(({ login, name }) => ({ login, name })),
  };
}

/** What is told of items that are reviewed, in one statement. */
export async function readRows(db: Database, { rules, accountId }: Asker, wanted: Wanted) {
  const rows = await readAll(db, rules, wanted);
  return { total: rows[0]?.total ?? 0, rows: rows.map((row) => toldOf(row, accountId)) };
}
