import { thisYear } from './days.ts';
import type { TypeRow } from './registers.ts';

/** An item in three languages, by its names; none where a language has nothing. */
export type Names = readonly [ru: string, uz: string, en: string];

/** One kind of each family whose items are written in three languages, and what the editorial desk shows of it. */
export interface DeskKind {
  kind: string;
  area: string;
  /** Its list, where the type of documents is chosen already. */
  list: (type: TypeRow) => string;
  item: (names: Names, type: TypeRow) => object;
  /** The field with the names. */
  label: string;
  /** What the form says an item lacks that has a Russian and a stale Uzbek name alone. */
  matrix: readonly string[];
  hasCover?: true;
  hasRichText?: true;
}

const suffixed = (part: string, [ru, uz, en]: Names) => ({
  [`${part}Ru`]: ru,
  [`${part}Uz`]: uz,
  [`${part}En`]: en,
});

const entries = (names: Names, entryOf: (name: string) => object) =>
  (['ru', 'uz', 'en'] as const).map((language, at) => ({ id: 0, language, ...entryOf(names[at] ?? '') }));

const TITLE = 'Заголовок есть русский изменён после перевода нет';
const text = (name: string) => (name ? `<h2>${name}</h2><ul><li>${name}</li></ul>` : '');

export const DESK_KINDS: readonly DeskKind[] = [
  {
    kind: 'news',
    area: 'News',
    list: () => '/dashboard/allNews',
    item: (names) => ({
      posted: '2026-03-05',
      news: entries(names, (title) => ({ title, description: text(title) })),
    }),
    label: 'Заголовок',
    matrix: [TITLE, 'Текст есть русский изменён после перевода нет'],
    hasCover: true,
    hasRichText: true,
  },
  {
    kind: 'information',
    area: 'Information',
    list: ({ code }) => `/dashboard/allTables?code=${code}`,
    item: (names, { id }) => ({
      year: thisYear(),
      informationTypeId: id,
      informations: entries(names, (header) => ({ header })),
    }),
    label: 'Заголовок',
    matrix: [TITLE],
  },
  {
    kind: 'glossary',
    area: 'Glossary',
    list: () => '/dashboard/allGlossaries',
    item: (names) => ({ ...suffixed('keyWord', names), ...suffixed('description', names) }),
    label: 'Ключевое слово',
    matrix: [TITLE, 'Описание есть русский изменён после перевода нет'],
  },
  {
    kind: 'videos',
    area: 'Video',
    list: () => '/dashboard/allVideos',
    item: (names) => ({
      posted: '2026-03-05',
      videos: entries(names, (title) => ({ title, urlVideo: title && 'https://youtu.be/1' })),
    }),
    label: 'Заголовок',
    matrix: [TITLE, 'Ссылка есть русский изменён после перевода нет'],
    hasCover: true,
  },
  {
    kind: 'vacancies',
    area: 'Vacancy',
    list: () => '/dashboard/allVacancy',
    item: (names) => {
      const [ru, uz, en] = names.map(text);
      return {
        ...suffixed('title', names),
        ...{ textRu: ru, textUz: uz, textEn: en, status: 'Открыта', expireDate: '2027-12-01' },
      };
    },
    label: 'Заголовок',
    matrix: [TITLE, 'Текст есть русский изменён после перевода нет'],
    hasRichText: true,
  },
];
