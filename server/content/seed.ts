import type { FileStore } from '../files/store.ts';
import { todayHere } from '../lib/days.ts';
import { loadContent } from './loadContent.ts';
import { seedAppeals, seedPersonnel } from './seedPersonnel.ts';
import { seedMedia, seedPublications } from './seedPublications.ts';
import { seedFund, seedRegisters } from './seedRegisters.ts';
import { copies, type SeedDependencies } from './uploads.ts';

type Dependencies = Pick<SeedDependencies, 'db' | 'createdBy'> & {
  fileStore: FileStore;
  /** The day of the first start, `yyyy-mm-dd`; today when absent. */
  today?: string;
};

/** Fills an empty database with the first content, kind by kind. */
export const seedContent = async ({
  fileStore,
  today = todayHere(new Date()),
  ...rest
}: Dependencies): Promise<void> => {
  const dependencies = { ...rest, today, content: await loadContent(), copied: copies(fileStore) };
  await seedPublications(dependencies);
  await seedMedia(dependencies);
  await seedRegisters(dependencies);
  await seedPersonnel(dependencies);
  await seedAppeals(dependencies);
  await seedFund(dependencies);
};
