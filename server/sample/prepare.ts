/** Part of the build: draws the covers and PDFs of the sample content into `build/sample`, anew each time. */
import { rm } from 'node:fs/promises';
import { LANGUAGES } from '../../src/wire/wire.ts';
import { paths } from '../paths.ts';
import { sampleAttachments } from './appeals/attachments.ts';
import { parsed } from './markup.ts';
import { sampleResumes } from './personnel/resumes.ts';
import { preparedFiles } from './preparedFiles.ts';
import { sampleDocumentTypes } from './registers/documents.ts';
import { type SamplePublication, written } from './samplePublication.ts';
import { mediaSections, publicationSections } from './sampleSections.ts';

await rm(paths.sample, { recursive: true, force: true });
const prepared = preparedFiles(paths.sample);
const today = new Date().toISOString().slice(0, 10);
const preparePublication = async (item: SamplePublication, seed: number) => {
  if (!item.withoutCover) await prepared.cover(seed);
  if (!item.pdf) return;
  const { texts } = written(item, seed, today);
  for (const [i, text] of texts.entries()) await prepared.pdf(LANGUAGES[i] ?? 'ru', text);
};

for (const { items, firstSeed } of publicationSections) {
  await Promise.all(items.map((item, i) => preparePublication(item, firstSeed + i)));
}
for (const { items, firstSeed } of mediaSections) {
  await Promise.all(items.map(async (item, i) => item.withoutCover || prepared.cover(firstSeed + i)));
}
for (const { pdf } of sampleDocumentTypes) {
  for (const language of LANGUAGES) await prepared.pdf(language, parsed(pdf[language]));
}
for (const text of [...sampleResumes, ...sampleAttachments]) await prepared.pdf('ru', text);
