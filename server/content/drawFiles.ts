/** Part of the build: draws the covers and PDFs of the first content, anew each time. */
import { rm } from 'node:fs/promises';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import { paths } from '../paths.ts';
import { loadContent } from './loadContent.ts';
import { parsed } from './markdown.ts';
import { preparedFiles } from './preparedFiles.ts';

await rm(paths.drawnContent, { recursive: true, force: true });
const { publications, media, documentTypes, resumes, attachments } = await loadContent();
const prepared = preparedFiles(paths.drawnContent);
const drawPdfs = async (texts: Record<Language, string>) => {
  for (const language of LANGUAGES) await prepared.pdf(language, parsed(texts[language]));
};

for (const { items, firstCover } of [...publications, ...media])
  await Promise.all(items.map(async (item, i) => item.withoutCover || prepared.cover(firstCover + i)));
for (const { items } of publications)
  await Promise.all(items.map(async ({ pdf, texts }) => pdf && drawPdfs(texts)));
for (const { pdf } of documentTypes) await drawPdfs(pdf);
for (const text of [...resumes.values(), ...attachments.values()]) await prepared.pdf('ru', text);
