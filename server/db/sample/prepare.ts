/** Part of the build: draws the covers and PDFs of the sample content into `build/sample`, anew each time. */
import { rm } from 'node:fs/promises';
import { LANGUAGES } from '../../../src/dataProvider/wire.ts';
import { paths } from '../../paths.ts';
import { parsed } from './markup.ts';
import { sampleNews } from './news.ts';
import { preparedFiles } from './preparedFiles.ts';
import { sampleDocumentTypes } from './registers/documents.ts';
import { written } from './samplePublication.ts';

await rm(paths.sample, { recursive: true, force: true });
const prepared = preparedFiles(paths.sample);
const today = new Date().toISOString().slice(0, 10);
for (const [seed, item] of sampleNews.entries()) {
  const { texts } = written(item, seed, today);
  if (!item.withoutCover) await prepared.cover(seed);
  if (!item.pdf) continue;
  for (const [i, text] of texts.entries()) await prepared.pdf(LANGUAGES[i] ?? 'ru', text);
}
for (const { pdf } of sampleDocumentTypes) {
  for (const language of LANGUAGES) await prepared.pdf(language, parsed(pdf[language]));
}
