import type { PublishableName } from '../../../src/wire/kinds.ts';

/** What the specification says of each publishable and media kind; the suites run once per row. */
interface Kind {
  name: string;
  /** Menu entry and title of the list. */
  title: string;
  list: string;
  form: string;
  formTitle: string;
  /** The area's part of every call. */
  area: string;
  created: string;
  updated: string;
  failed: string;
  /** The array of entries on the wire. */
  entries: string;
}

/** What publishable kinds have in common beside the names of their calls and of their entries on the wire. */
const published = (area: string, entries: 'news' | 'depos') => ({
  area,
  entries,
  created: 'Новость успешно добавлена',
  updated: 'Новость успешно изменена',
});

/** A kind that is missing here does not compile. */
const publications: Record<PublishableName, Omit<Kind, 'name'>> = {
  news: {
    ...published('News', 'news'),
    title: 'Новости',
    list: '/dashboard/allNews',
    form: '/dashboard/addNews',
    formTitle: 'Форма добавления новости',
    failed: 'Ошибка в добавлении новости',
  },
  depoNews: {
    ...published('DepoNews', 'news'),
    title: 'DEPO Новости',
    list: '/dashboard/allDepoNews',
    form: '/dashboard/addDepoNews',
    formTitle: 'Форма добавления depo новости',
    failed: 'Ошибка в добавлении depo новости',
  },
  depoCompasses: {
    ...published('DepoCompass', 'depos'),
    title: 'DEPO Компасс',
    list: '/dashboard/allDepoCompasses',
    form: '/dashboard/addDepoCompass',
    formTitle: 'Форма добавления depo компасса',
    failed: 'Ошибка в добавлении компасса',
  },
  depoMessages: {
    ...published('DepoMessages', 'depos'),
    title: 'DEPO Вестник',
    list: '/dashboard/allDepoMessages',
    form: '/dashboard/addDepoMessage',
    formTitle: 'Форма добавления depo вестника',
    failed: 'Ошибка в добавлении вестника',
  },
};

export const PUBLISHABLE: readonly Kind[] = Object.entries(publications).map(([name, kind]) => ({
  name,
  ...kind,
}));

export const MEDIA: readonly Kind[] = [
  {
    name: 'videos',
    title: 'Видео',
    list: '/dashboard/allVideos',
    form: '/dashboard/addVideos',
    formTitle: 'Форма добавления видео',
    area: 'Video',
    created: 'Видео успешно добавлена',
    updated: 'Видео успешно изменена',
    failed: 'Ошибка в добавлении видео',
    entries: 'videos',
  },
  {
    name: 'audios',
    title: 'Аудио',
    list: '/dashboard/allAudios',
    form: '/dashboard/addAudios',
    formTitle: 'Форма добавления аудио',
    area: 'Audio',
    created: 'Аудио успешно добавлена',
    updated: 'Аудио успешно изменена',
    failed: 'Ошибка в добавлении аудио',
    entries: 'audios',
  },
];
