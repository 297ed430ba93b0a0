import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PublishableName } from '../../src/wire/kinds.ts';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import { paths } from '../paths.ts';
import { readJson, readMarkdown } from './readFiles.ts';
import * as shapes from './shapes.ts';

/** The kinds with first content, and the cover of each one's first item: the kinds begin with different ones. */
const FIRST_COVERS = { news: 0, depoNews: 10, depoCompasses: 20, depoMessages: 30 } satisfies Partial<
  Record<PublishableName, number>
>;
const FIRST_MEDIA_COVERS = { videos: 40, audios: 50 };
const DOCUMENT_KINDS = ['information', 'templates', 'normativeDocuments'] as const;

const keysOf = <Key extends string>(table: Record<Key, number>) => Object.keys(table) as Key[];

/** The first content as its files have it; each text as Markdown, its placeholders not yet filled in. */
export async function loadContent(folder = paths.content) {
  const list = <Item>(name: string, item: z.ZodType<Item>) =>
    readJson(join(folder, `${name}.json`), z.array(item));

  const markdown = (name: string, language: Language, hasPlaceholders: boolean) =>
    readMarkdown(join(folder, `${name}.${language}.md`), { hasPlaceholders });

  const inThree = async (name: string, hasPlaceholders: boolean): Promise<Record<Language, string>> => {
    const [ru, uz, en] = await Promise.all([
      markdown(name, 'ru', hasPlaceholders),
      markdown(name, 'uz', hasPlaceholders),
      markdown(name, 'en', hasPlaceholders),
    ]);
    return { ru, uz, en };
  };

  /** A text that no item names has been forgotten. */
  const rejectUnused = async (kind: string, used: { text: string }[]) => {
    const named = new Set(used.flatMap(({ text }) => LANGUAGES.map((language) => `${text}.${language}.md`)));
    const unused = (await readdir(join(folder, kind))).find(
      (name) => name.endsWith('.md') && !named.has(name),
    );
    if (unused)
      throw new Error(`${join(folder, kind, unused)}: no item of ${kind}/items.json names this text`);
  };

  const withTexts = async <Item extends { text: string; pdf?: true | undefined }>(
    kind: string,
    item: z.ZodType<Item>,
  ) => {
    const items = await list(`${kind}/items`, item);
    await rejectUnused(kind, items);
    // a text that is also there as a PDF reads the same on every day
    const textsOf = ({ text, pdf }: Item) => inThree(`${kind}/${text}`, !pdf);
    return await Promise.all(items.map(async (each) => ({ ...each, texts: await textsOf(each) })));
  };

  const publicationsOf = async (kind: keyof typeof FIRST_COVERS) => ({
    kind,
    firstCover: FIRST_COVERS[kind],
    items: await withTexts(kind, shapes.publication),
  });

  const mediaOf = async (kind: keyof typeof FIRST_MEDIA_COVERS) => ({
    kind,
    firstCover: FIRST_MEDIA_COVERS[kind],
    items: await list(kind, shapes.medium),
  });

  const documentsOf = async (kind: (typeof DOCUMENT_KINDS)[number]) => {
    const types = await list(`${kind}/items`, shapes.documentType);
    return types.map((type) => ({ ...type, kind }));
  };

  const departments = await list('departments', shapes.department);
  const department = z.enum(departments.map(({ code }) => code));
  const vacancies = await withTexts('vacancies', shapes.vacancy.extend({ department }));
  const vacancy = z.enum(vacancies.map(({ text }) => text));
  return {
    publications: await Promise.all(keysOf(FIRST_COVERS).map(publicationsOf)),
    media: await Promise.all(keysOf(FIRST_MEDIA_COVERS).map(mediaOf)),
    documentTypes: (await Promise.all(DOCUMENT_KINDS.map(documentsOf))).flat(),
    glossary: await list('glossary', shapes.term),
    histories: await list('histories', shapes.history),
    statistic: await readJson(join(folder, 'statistic.json'), shapes.statistic),
    departments,
    vacancies,
    applications: await list('applications/items', shapes.application.extend({ vacancy })),
    appeals: await list('appeals/items', shapes.appeal),
    fund: await list('fund', shapes.member),
  };
}

export type Content = Awaited<ReturnType<typeof loadContent>>;
