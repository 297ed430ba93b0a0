import { CURRENCIES, fundLists, fundRows, glossaryTerms, histories, statistics } from '../db/schema.ts';
import { seedDocuments } from './seedDocuments.ts';
import { inColumns, type SeedDependencies, writtenOn } from './uploads.ts';

/** Adds the first content of the registers: documents by type, glossary, history and statistics. */
export const seedRegisters = async (dependencies: SeedDependencies): Promise<void> => {
  const { db, content, createdBy, today } = dependencies;
  const written = writtenOn(today, createdBy);
  await seedDocuments(dependencies);
  await db.insert(glossaryTerms).values(
    content.glossary.map(({ word, meaning }) => ({
      ...inColumns('keyWord', word),
      ...inColumns('description', meaning),
      ...written,
    })),
  );
  await db
    .insert(histories)
    .values(content.histories.map(({ year, text }) => ({ year, ...inColumns('text', text), ...written })));
  await db.insert(statistics).values({ ...content.statistic, ...written });
};

/** Adds the newest list of the guarantee fund in each currency. */
export const seedFund = async (dependencies: Omit<SeedDependencies, 'copied'>) => {
  const { db, content, createdBy, today } = dependencies;
  const { createdAt } = writtenOn(today, createdBy);
  const lists = await db
    .insert(fundLists)
    .values(CURRENCIES.map((currency) => ({ currency, createdAt, createdBy })))
    .returning({ id: fundLists.id, currency: fundLists.currency });
  const rows = lists.flatMap(({ id: listId, currency }) =>
    content.fund.map(({ code, name, funds }, position) => ({
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
