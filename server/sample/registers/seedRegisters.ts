import { glossaryTerms, histories, statistics } from '../../db/schema.ts';
import { sampleDocumentTypes } from './documents.ts';
import { sampleGlossary } from './glossary.ts';
import { sampleHistories } from './histories.ts';
import type { SeedDependencies } from './sampleTypes.ts';
import { seedDocuments } from './seedDocuments.ts';

const sampleStatistic = {
  issuers: '647',
  depositors: '1 284 506',
  brokers: '38',
  investmentFunds: '12',
  shareholdersOfInvestmentFunds: '86 214',
  trustManagers: '19',
};

/** Adds the first content of the registers: documents by type, glossary, history and statistics. */
export const seedRegisters = async (dependencies: SeedDependencies): Promise<void> => {
  const { db, createdBy, today } = dependencies;
  const now = new Date(`${today}T05:00:00Z`);
  const changes = { createdAt: now, createdBy, updatedAt: now, updatedBy: createdBy };
  await seedDocuments(sampleDocumentTypes, dependencies);
  await db.insert(glossaryTerms).values(
    sampleGlossary.map(({ word, meaning }) => ({
      keyWordRu: word.ru,
      keyWordUz: word.uz,
      keyWordEn: word.en,
      descriptionRu: meaning.ru,
      descriptionUz: meaning.uz,
      descriptionEn: meaning.en,
      ...changes,
    })),
  );
  await db.insert(histories).values(
    sampleHistories.map(({ year, text: { ru, uz, en } }) => ({
      year,
      textRu: ru,
      textUz: uz,
      textEn: en,
      ...changes,
    })),
  );
  await db.insert(statistics).values({ ...sampleStatistic, ...changes });
};
