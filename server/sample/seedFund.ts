import type { Database } from '../db/database.ts';
import { CURRENCIES, fundLists, fundRows } from '../db/schema.ts';
import { sampleFund } from './fund.ts';

interface Dependencies {
  db: Database;
  createdBy: number;
  today: string;
}

/** Adds the newest list of each currency. */
export const seedFund = async ({ db, createdBy, today }: Dependencies): Promise<void> => {
  const createdAt = new Date(`${today}T05:00:00Z`);
  const lists = await db
    .insert(fundLists)
    .values(CURRENCIES.map((currency) => ({ currency, createdAt, createdBy })))
    .returning({ id: fundLists.id, currency: fundLists.currency });
  const rows = lists.flatMap(({ id: listId, currency }) =>
    sampleFund.map(({ code, name, funds }, position) => ({
      listId,
      position,
      code,
      name,
      fund: funds[currency],
      date: today,
    })),
  );
  await db.insert(fundRows).values(rows);
};
