import { asc, eq, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { accounts, publications as base, proposals, reviewReturns } from '../../db/schema.ts';

/** Conditions for the rows, and since when they are in this state. */
export interface Part {
  condition: SQL | undefined;
  since: SQL;
}

/** The requested items and changes, oldest first. */
export interface QueueQuery {
  items: Part;
  changes: Part;
  page: number;
  perPage: number;
}

const isOfThisVersion = eq(reviewReturns.version, base.version);

const itemsOf = (db: Database, { condition, since }: Part) =>
  db
    .select({
      id: base.id,
      kind: base.kind,
      version: base.version,
      isChange: sql<boolean>`false`.as('is_change'),
      isWaiting: sql<boolean>`${base.status} = 'pending'`.as('is_waiting'),
      since: sql<Date>`${since}`.mapWith(base.createdAt).as('since'),
      login: accounts.userName,
      name: accounts.fullName,
      note: reviewReturns.note,
      noteBy: reviewReturns.byName,
      noteAt: reviewReturns.at,
      droppedVersion: reviewReturns.droppedVersion,
      isAnswered: sql<boolean>`${not(isOfThisVersion)}`.as('is_answered'),
    })
    .from(base)
    .leftJoin(reviewReturns, eq(reviewReturns.publicationId, base.id))
    .leftJoin(
      accounts,
      eq(
        accounts.id,
        sql`coalesce(case when ${isOfThisVersion} then ${reviewReturns.authorId} end, ${base.updatedBy})`,
      ),
    )
    .where(condition);

/** The same columns for changes. A dropped change has the version before that of its return. */
const changesOf = (db: Database, { condition, since }: Part) =>
  db
    .select({
      id: proposals.recordId,
      kind: proposals.kind,
      version: proposals.version,
      isChange: sql<boolean>`true`,
      isWaiting: sql<boolean>`${proposals.state} is not null`,
      since: sql<Date>`${since}`.mapWith(base.createdAt),
      login: accounts.userName,
      name: accounts.fullName,
      note: proposals.note,
      noteBy: proposals.returnedByName,
      noteAt: proposals.returnedAt,
      droppedVersion: sql<
        number | null
      >`case when ${proposals.state} is null then ${proposals.version} - 1 end`,
      isAnswered: sql<boolean>`${proposals.state} is not null`,
    })
    .from(proposals)
    .leftJoin(accounts, eq(accounts.id, proposals.authorId))
    .where(condition);

/** A page by these columns, as `item`; other columns are read for that page alone. */
export function queuedPage(db: Database, { items, changes, page, perPage }: QueueQuery) {
  const queued = unionAll(itemsOf(db, items), changesOf(db, changes)).as('queued');
  return db
    .select({ ...queued._.selectedFields, total: sql<number>`(count(*) over ())::integer`.as('total') })
    .from(queued)
    .orderBy(asc(queued.since), asc(queued.id), asc(queued.kind))
    .limit(perPage)
    .offset((page - 1) * perPage)
    .as('item');
}
