import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PublishableName } from '../../src/wire/kinds.ts';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import { paths } from '../paths.ts';
import { parsed, type SampleText } from './markdown.ts';
import { readJson, readMarkdown } from './readFiles.ts';
import * as shapes from './shapes.ts';

/** The kinds with first content, and the cover of each one's first item, so that no two items have the same. */
const FIRST_COVERS = { news: 0, depoNews: 100, depoCompasses: 200, depoMessages: 300 } satisfies Partial<
  Record<PublishableName, number>
>;
const FIRST_MEDIA_COVERS = { videos: 400, audios: 500 };
const DOCUMENT_KINDS = ['information', 'templates', 'normativeDocuments'] as const;

const keysOf = <Key extends string>(table: Record<Key, number>) => Object.keys(table) as Key[];

/** The first content as its files have it; each text as Markdown, its placeholders not yet filled in. */
export async function loadContent(folder = paths.content) {
  const list = <Item>(name: string, item: z.ZodType<Item>) =>
    readJson(join(folder, `${name}.json`), z.array(item));

  const markdown = (name: string, language: Language, hasPlaceholders = false) =>
    readMarkdown(join(folder, `${name}.${language}.md`), { hasPlaceholders });

  const inThree = async (name: string, hasPlaceholders = false): Promise<Record<Language, string>> => {
    const [ru, uz, en] = await Promise.all([
      markdown(name, 'ru', hasPlaceholders),
      markdown(name, 'uz', hasPlaceholders),
      markdown(name, 'en', hasPlaceholders),
    ]);
    return { ru, uz, en };
  };

  /** The Russian texts of these names, each once. */
  const inRussian = async (kind: string, names: string[]): Promise<Map<string, SampleText>> => {
    const read = async (name: string) => [name, parsed(await markdown(`${kind}/${name}`, 'ru'))] as const;
    return new Map(await Promise.all([...new Set(names)].map(read)));
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
    // PDFs are drawn by the build, so they cannot know the day of the first start
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
    return await Promise.all(
      types.map(async (type) => ({ ...type, kind, pdf: await inThree(`${kind}/${type.pdf}`) })),
    );
  };

  const departments = await list('departments', shapes.department);
  const department = z.enum(departments.map(({ code }) => code));
  const vacancies = await withTexts('vacancies', shapes.vacancy.extend({ department }));
  const vacancy = z.enum(vacancies.map(({ text }) => text));
  const applications = await list('applications/items', shapes.application.extend({ vacancy }));
  const appeals = await list('appeals/items', shapes.appeal);
  return {
    publications: await Promise.all(keysOf(FIRST_COVERS).map(publicationsOf)),
    media: await Promise.all(keysOf(FIRST_MEDIA_COVERS).map(mediaOf)),
    documentTypes: (await Promise.all(DOCUMENT_KINDS.map(documentsOf))).flat(),
    glossary: await list('glossary', shapes.term),
    histories: await list('histories', shapes.history),
    statistic: await readJson(join(folder, 'statistic.json'), shapes.statistic),
    departments,
    vacancies,
    applications,
    resumes: await inRussian(
      'applications',
      applications.map(({ resume }) => resume),
    ),
    appeals,
    attachments: await inRussian(
      'appeals',
      appeals.flatMap(({ attachment }) => attachment ?? []),
    ),
    fund: await list('fund', shapes.member),
  };
}

export type Content = Awaited<ReturnType<typeof loadContent>>;
