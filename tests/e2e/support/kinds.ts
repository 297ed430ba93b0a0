/** What the specification says of each publishable and media kind; the suites run once per row. */
export interface Kind {
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

const news = { created: 'Новость успешно добавлена', updated: 'Новость успешно изменена' };

export const PUBLISHABLE: readonly Kind[] = [
  {
    name: 'news',
    title: 'Новости',
    list: '/dashboard/allNews',
    form: '/dashboard/addNews',
    formTitle: 'Форма добавления новости',
    area: 'News',
    ...news,
    failed: 'Ошибка в добавлении новости',
    entries: 'news',
  },
  {
    name: 'depoNews',
    title: 'DEPO Новости',
    list: '/dashboard/allDepoNews',
    form: '/dashboard/addDepoNews',
    formTitle: 'Форма добавления depo новости',
    area: 'DepoNews',
    ...news,
    failed: 'Ошибка в добавлении depo новости',
    entries: 'news',
  },
  {
    name: 'depoCompasses',
    title: 'DEPO Компасс',
    list: '/dashboard/allDepoCompasses',
    form: '/dashboard/addDepoCompass',
    formTitle: 'Форма добавления depo компасса',
    area: 'DepoCompass',
    ...news,
    failed: 'Ошибка в добавлении компасса',
    entries: 'depos',
  },
  {
    name: 'depoMessages',
    title: 'DEPO Вестник',
    list: '/dashboard/allDepoMessages',
    form: '/dashboard/addDepoMessage',
    formTitle: 'Форма добавления depo вестника',
    area: 'DepoMessages',
    ...news,
    failed: 'Ошибка в добавлении вестника',
    entries: 'depos',
  },
];

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
