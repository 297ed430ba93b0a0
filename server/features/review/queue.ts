import { and, eq, inArray, isNotNull, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { accounts, publications as base, proposals, reviewReturns } from '../../db/schema.ts';
import { DAY_MS } from '../../lib/days.ts';
import { text } from '../../lib/fields.ts';
import { search } from '../../records/listOptions.ts';
import { foundIn } from '../../records/pages.ts';
import type { Rules } from '../../records/reviewRules.ts';
import { isPlanned } from '../schedule/schedules.ts';
import { editorsOf, editorsOfProposal, isBarred } from './fourEyes.ts';
import type { Part } from './queued.ts';
import { isReturned } from './returns.ts';
import { type Asker, readRows } from './rows.ts';

export const MOST_PER_PAGE = 100;
const LAST_PAGE = 100_000;
const MOST_DAYS = 36_500;

const number = (from: number, to: number) => z.coerce.number().int().min(from).max(to);

/** The requested part of the queue. */
export const queueQuery = z.object({
  page: number(1, LAST_PAGE).default(1),
  perPage: number(1, MOST_PER_PAGE).default(20),
  kind: text.optional(),
  author: text.optional().describe('Логин'),
  title: search
    .optional()
    .describe('Как в списках; изменения фонда и статистики находятся по названию раздела'),
  age: number(0, MOST_DAYS).optional().describe('Сколько полных дней ждёт, не меньше'),
  returned: z.enum(['0', '1']).default('0').describe('1: то, что вернули авторам и ещё не сохранили заново'),
  answered: z.enum(['0', '1']).default('0').describe('1: то, что сохранили заново после возврата'),
});

/** Items that do not wait for an approver, but for their author or for a scheduled hour. */
const isDecided = or(isReturned, isPlanned) ?? isReturned;

/** Conditions for waiting and returned items and changes, and since when. */
const LISTS = {
  waiting: {
    items: {
      condition: and(eq(base.status, 'pending'), not(isDecided)),
      since: sql`coalesce(${base.waitingSince}, ${base.createdAt})`,
    },
    changes: { condition: isNotNull(proposals.state), since: sql`${proposals.waitingSince}` },
  },
  returned: {
    items: { condition: and(isNull(base.standsFor), isReturned), since: sql`${reviewReturns.at}` },
    changes: { condition: isNull(proposals.state), since: sql`${proposals.returnedAt}` },
  },
} satisfies Record<string, Record<string, Part>>;

/** Whether an item was sent back before its present version. */
const isItemAnswered = ne(reviewReturns.version, base.version);
const isChangeAnswered = and(isNotNull(proposals.note), isNotNull(proposals.state));

const NONE: Part = { condition: sql`false`, since: sql`now()` };

/** A page of what waits for approval, oldest first. A page after the last one is the last one. */
export async function readQueue(db: Database, asker: Asker, now: Date, query: z.output<typeof queueQuery>) {
  const { page, perPage, kind, author, age, title = '' } = query;
  const { items, changes } = LISTS[query.returned === '1' ? 'returned' : 'waiting'];
  const isAnswered = query.answered === '1';
  const narrowed = ({ condition, since }: Part, ofKind: PgColumn, ...own: (SQL | undefined)[]): Part => ({
    condition: and(
      condition,
      ...own,
      kind === undefined ? undefined : eq(ofKind, kind),
      author === undefined ? undefined : eq(accounts.userName, author),
      age === undefined ? undefined : lte(since, new Date(now.getTime() - age * DAY_MS)),
    ),
    since,
  });
  const matches = foundIn(base, title);
  const sought = title.trim().toLowerCase();
  const named = [...asker.proposable].filter(([, { name }]) => name.toLowerCase().includes(sought));
  const isNamed = inArray(
    proposals.kind,
    named.map(([name]) => name),
  );
  const parts = {
    items: narrowed(items, base.kind, matches, isAnswered ? isItemAnswered : undefined),
    changes: narrowed(changes, proposals.kind, matches && isNamed, isAnswered ? isChangeAnswered : undefined),
  };
  const read = (number: number) => readRows(db, asker, { ...parts, page: number, perPage });
  const found = await read(page);
  if (found.rows.length > 0 || page === 1) return found;
  const { total } = await read(1);
  return await read(Math.max(1, Math.ceil(total / perPage)));
}

/** Whether this person has edited an item, or a change, and, under the four-eyes rule, may not approve it. */
const isOwnItem = (rules: Rules, accountId: number) =>
  isBarred(rules, editorsOf(sql`${base.kind}`, sql`${base.id}`), accountId);
const isOwnChange = (rules: Rules, accountId: number) =>
  isBarred(rules, editorsOfProposal(sql`${proposals.kind}`, sql`${proposals.recordId}`), accountId);

/** The number of waiting items and changes that this person may approve. */
export async function countFor(db: Database, rules: Rules, accountId: number): Promise<number> {
  const { items, changes } = LISTS.waiting;
  const ofItems = await db.$count(base, and(items.condition, not(isOwnItem(rules, accountId))));
  return ofItems + (await db.$count(proposals, and(changes.condition, not(isOwnChange(rules, accountId)))));
}

/** The number of a person's items and changes that were sent back and not saved since. */
export async function countReturned(db: Database, authorId: number): Promise<number> {
  const items = db
    .select({ id: base.id })
    .from(reviewReturns)
    .innerJoin(base, and(eq(base.id, reviewReturns.publicationId), eq(base.version, reviewReturns.version)))
    .where(eq(reviewReturns.authorId, authorId));
  const changes = and(isNull(proposals.state), eq(proposals.authorId, authorId));
  return (await db.$count(items.as('returned'))) + (await db.$count(proposals, changes));
}

/** The author of first content is nobody. */
const isOfOthers = (author: PgColumn, viewerId: number) => sql`${author} is distinct from ${viewerId}`;

/** The number of items and changes of others that were saved again after they were sent back, and that this person may approve. */
export async function countCorrected(db: Database, rules: Rules, viewerId: number): Promise<number> {
  const items = db
    .select({ id: base.id })
    .from(reviewReturns)
    .innerJoin(
      base,
      and(
        eq(base.id, reviewReturns.publicationId),
        isItemAnswered,
        LISTS.waiting.items.condition,
        not(isOwnItem(rules, viewerId)),
      ),
    )
    .where(isOfOthers(reviewReturns.authorId, viewerId));
  const isMeant = and(isOfOthers(proposals.authorId, viewerId), not(isOwnChange(rules, viewerId)));
  const changes = and(isChangeAnswered, isMeant);
  return (await db.$count(items.as('corrected'))) + (await db.$count(proposals, changes));
}

const alone = async (db: Database, asker: Asker, parts: { items: Part; changes: Part }) =>
  (await readRows(db, asker, { ...parts, page: 1, perPage: 1 })).rows[0];

/** One item for the reviewer, waiting or not. */
export const readOne = (db: Database, asker: Asker, { kind, id }: { kind: string; id: number }) =>
  alone(db, asker, {
    items: {
      condition: and(eq(base.kind, kind), eq(base.id, id), isNull(base.standsFor)),
      since: LISTS.waiting.items.since,
    },
    changes: NONE,
  });

/** The beginning of a remark that fits a tooltip. */
const LONGEST_QUOTE = 300;

const returnedReason = ({ by, note }: { by: string; note: string }) => {
  const quote = note.length > LONGEST_QUOTE ? `${note.slice(0, LONGEST_QUOTE)}…` : note;
  return `Запись возвращена автору с замечанием (${by}): «${quote}». Чтобы подтвердить её, откройте её в разделе «Проверка», фильтр «Возвращённые».`;
};

/** The items that the user may not approve unread, and why: the user's own under four eyes, and those that were sent back. */
export async function readObstacles(
  db: Database,
  asker: Asker,
  { kind, ids }: { kind: string; ids: number[] },
) {
  const condition = and(eq(base.kind, kind), eq(base.status, 'pending'), inArray(base.id, ids));
  const { rows } = await readRows(db, asker, {
    items: { condition, since: LISTS.waiting.items.since },
    changes: NONE,
    page: 1,
    perPage: ids.length,
  });
  return rows.flatMap(({ id, reason, returned }) => {
    const why = reason ?? (returned && returnedReason(returned));
    return why ? [{ id, reason: why, isReturned: returned !== null }] : [];
  });
}

/** A waiting or returned change of a record. */
export const readChange = (db: Database, asker: Asker, isMeant: SQL | undefined) =>
  alone(db, asker, { items: NONE, changes: { condition: isMeant, since: LISTS.waiting.changes.since } });
