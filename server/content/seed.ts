import { todayHere } from '../lib/days.ts';
import { loadContent } from './loadContent.ts';
import { preparedFiles } from './preparedFiles.ts';
import { seedAppeals, seedPersonnel } from './seedPersonnel.ts';
import { seedMedia, seedPublications } from './seedPublications.ts';
import { seedFund, seedRegisters } from './seedRegisters.ts';
import type { SeedDependencies } from './uploads.ts';

type Dependencies = Pick<SeedDependencies, 'db' | 'fileStore' | 'createdBy'> & {
  /** Where the build has put covers and PDFs; what is missing there is drawn and added. */
  folder: string;
  /** The day of the first start, `yyyy-mm-dd`; today when absent. */
  today?: string;
};

/** Fills an empty database with the first content, kind by kind. */
export const seedContent = async ({
  folder,
  today = todayHere(new Date()),
  ...rest
}: Dependencies): Promise<void> => {
  const dependencies = { ...rest, today, content: await loadContent(), prepared: preparedFiles(folder) };
  await seedPublications(dependencies);
  await seedMedia(dependencies);
  await seedRegisters(dependencies);
  await seedPersonnel(dependencies);
  await seedAppeals(dependencies);
  await seedFund(dependencies);
};
