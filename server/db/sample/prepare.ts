/** Part of the build: draws the covers and PDFs of the sample content into `build/sample`, anew each time. */
import { rm } from 'node:fs/promises';
import { LANGUAGES } from '../../../src/dataProvider/wire.ts';
import { paths } from '../../paths.ts';
import { sampleAttachments } from './appeals/attachments.ts';
import { parsed } from './markup.ts';
import { sampleResumes } from './personnel/resumes.ts';
import { preparedFiles } from './preparedFiles.ts';
import { sampleDocumentTypes } from './registers/documents.ts';
import { written } from './samplePublication.ts';
import { mediaSections, publicationSections } from './sampleSections.ts';

await rm(paths.sample, { recursive: true, force: true });
const prepared = preparedFiles(paths.sample);
const today = new Date().toISOString().slice(0, 10);
for (const { items, firstSeed } of publicationSections) {
  for (const [i, item] of items.entries()) {
    const { texts, seed } = written(item, firstSeed + i, today);
    if (!item.withoutCover) await prepared.cover(seed);
    if (!item.pdf) continue;
    for (const [j, text] of texts.entries()) await prepared.pdf(LANGUAGES[j] ?? 'ru', text);
  }
}
for (const { items, firstSeed } of mediaSections) {
  for (const [i, { withoutCover }] of items.entries()) if (!withoutCover) await prepared.cover(firstSeed + i);
}
for (const { pdf } of sampleDocumentTypes) {
  for (const language of LANGUAGES) await prepared.pdf(language, parsed(pdf[language]));
}
for (const text of [...sampleResumes, ...sampleAttachments]) await prepared.pdf('ru', text);
