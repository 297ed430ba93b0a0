import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Act } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import { type Currency, fundChanges, type fundRows } from '../../db/schema.ts';
import { newestPage, newestQuery } from '../../lib/fields.ts';
import { amountAnswer, answeredAmount } from './amount.ts';

/** The part of a row that determines its amount. */
type Member = Pick<typeof fundRows.$inferSelect, 'id' | 'code' | 'name' | 'fund'>;

const ROWS_AT_ONCE = 1_000;

const amount = z.object(amountAnswer).nullable();

/** One change of an amount; before the first and after the last amount the value is null. */
export const fundChange = z.object({
  id: z.number(),
  version: z.number(),
  rowId: z.number(),
  code: z.string(),
  name: z.string(),
  before: amount,
  after: amount,
  at: z.string(),
  by: z.string(),
});

/** Stores the changes of a currency's amounts: new members, changed amounts, removed members. */
export async function keepAmountChanges(
  { tx, by, byName, now: at }: Act,
  list: { currency: Currency; version: number },
  former: Member[],
  present: Member[],
) {
  const signature = { ...list, at, by, byName };
  const was = new Map(former.map((member) => [member.id, member]));
  const is = new Set(present.map(({ id }) => id));
  const gone = former.filter(({ id }) => !is.has(id));
  const rows = [
    ...present
      .map((member) => ({ ...member, before: was.get(member.id)?.fund ?? null }))
      .filter(({ before, fund }) => before === null || before !== fund)
      .map(({ id: rowId, code, name, before, fund: after }) => ({ rowId, code, name, before, after })),
    ...gone.map(({ id: rowId, code, name, fund: before }) => ({ rowId, code, name, before, after: null })),
  ];
  // a statement has at most 65,535 parameters
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    await tx.insert(fundChanges).values(some.map((row) => ({ ...row, ...signature })));
  }
}

const answered = (digits: string | null) => (digits === null ? null : answeredAmount(digits));

export const historyQuery = newestQuery(500);

/** A page of the changes in a currency, newest first. */
export async function readFundHistory(
  db: Database,
  currency: Currency,
  { before, count }: z.output<typeof historyQuery>,
) {
  const older = before === undefined ? undefined : lt(fundChanges.id, before);
  const found = await db
    .select()
    .from(fundChanges)
    .where(and(eq(fundChanges.currency, currency), older))
    .orderBy(desc(fundChanges.id))
    .limit(count + 1);
  const { rows, next } = newestPage(found, count, ({ id }) => id);
  const data = rows.map(({ before: was, after, at, byName, ...row }) => ({
    ...row,
    before: answered(was),
    after: answered(after),
    at: at.toISOString(),
    by: byName,
  }));
  return { data, next };
}
