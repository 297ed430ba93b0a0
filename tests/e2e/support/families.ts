const FIGURES = { issuers: '1', depositors: '2', brokers: '3', investmentFunds: '4' };

/** One kind of a family, an item of it and its field. */
export interface Family {
  kind: string;
  area: string;
  /** The item with a text in the field that both change, and one in a field or a language that only the other does. */
  item: (text: string, also: string) => Promise<object> | object;
  label: string;
  texts: readonly [first: string, theirs: string, mine: string];
  also: readonly [before: string, after: string];
  /** There is one record of it, which nobody deletes. */
  isOnlyOne?: true;
}

const TEXTS = {
  texts: ['Первый текст', 'Чужой текст', 'Мой текст'],
  also: ['Avvalgi', 'Keyingi'],
} as const;

const FIGURES_CHANGED = { texts: ['10', '20', '30'], also: ['40', '50'] } as const;

/** One kind of each family; the fund, whose lists are saved whole, has tests of its own. */
export const FAMILIES: readonly Family[] = [
  {
    kind: 'news',
    area: 'News',
    item: (title, uz) => ({
      posted: '2026-03-05',
      news: [
        { language: 'ru', title, description: '<p>Текст</p>' },
        { language: 'uz', title: uz, description: '' },
        { language: 'en', title: '', description: '' },
      ],
    }),
    label: 'Заголовок',
    ...TEXTS,
  },
  {
    kind: 'videos',
    area: 'Video',
    item: (title, uz) => ({
      posted: '2026-03-05',
      videos: [
        { id: 0, language: 'ru', title, urlVideo: 'https://youtu.be/1' },
        { id: 0, language: 'uz', title: uz, urlVideo: 'https://youtu.be/1' },
      ],
    }),
    label: 'Заголовок',
    ...TEXTS,
  },
  {
    kind: 'glossary',
    area: 'Glossary',
    item: (keyWordRu, descriptionRu) => ({ keyWordRu, descriptionRu }),
    label: 'Ключевое слово',
    ...TEXTS,
  },
  {
    kind: 'vacancies',
    area: 'Vacancy',
    item: (titleRu, titleUz) => ({ titleRu, titleUz, status: 'Открыта', expireDate: '2026-12-01' }),
    label: 'Заголовок',
    ...TEXTS,
  },
  {
    kind: 'homeStatistic',
    area: 'Statistic',
    item: (trustManagers, issuers) => ({ ...FIGURES, trustManagers, issuers }),
    label: 'Доверительные управляющие инвестиционными активами',
    isOnlyOne: true,
    ...FIGURES_CHANGED,
  },
];

/** Where the form of an item is. */
export const formOf = ({ kind, isOnlyOne }: Family, id: number) =>
  `/dashboard/${isOnlyOne ? kind : `${kind}/${id}`}`;
