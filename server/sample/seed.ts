import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/store.ts';
import { preparedFiles } from './preparedFiles.ts';
import { seedRegisters } from './registers/seedRegisters.ts';
import { mediaSections, publicationSections } from './sampleSections.ts';
import { seedAppeals } from './seedAppeals.ts';
import { seedFund } from './seedFund.ts';
import { seedMedia } from './seedMedia.ts';
import { seedPersonnel } from './seedPersonnel.ts';
import { seedPublications } from './seedPublications.ts';

export interface SampleDependencies {
  /** An open transaction, so that either everything is there or nothing. */
  db: Database;
  fileStore: FileStore;
  /** Where the build has put covers and PDFs; what is missing there is drawn and added. */
  folder: string;
  /** The account in whose name everything is written. */
  createdBy: number;
  /** The day of the first start, `yyyy-mm-dd`; today by the server's clock when absent. */
  today?: string;
}

// of the locales, Swedish alone writes a day as `yyyy-mm-dd`
const localToday = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** Fills an empty database with the first content, kind by kind. */
export const seedSample = async (dependencies: SampleDependencies): Promise<void> => {
  const { db, fileStore, folder, createdBy, today = localToday() } = dependencies;
  const shared = { db, fileStore, createdBy, today, prepared: preparedFiles(folder) };
  for (const { kind, items, firstSeed } of publicationSections) {
    await seedPublications(kind, items, shared, firstSeed);
  }
  for (const { kind, items, firstSeed } of mediaSections) await seedMedia(kind, items, shared, firstSeed);
  await seedRegisters(shared);
  await seedPersonnel(shared);
  await seedAppeals(shared);
  await seedFund(shared);
};
