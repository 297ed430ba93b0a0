import type { ScreenName } from '../../../src/wire/kinds.ts';

/** The screens of both specifications, by menu entry: addresses under /dashboard and the texts on them. */
export interface SpecifiedScreen {
  name: ScreenName;
  /** Menu entry and title of the list. */
  title: string;
  list: string;
  columns?: readonly string[];
  perPage?: number;
  form?: string;
  formTitle?: string;
  /** Text inputs of one language, or of a form without languages. */
  texts?: readonly string[];
  /** Further text inputs, common to all languages. */
  shared?: readonly string[];
  /** Each dropdown with its placeholder. */
  dropdowns?: readonly (readonly [label: string, placeholder: string])[];
  /** Days; all of them begin with today. */
  days?: readonly string[];
  /** File inputs of one language. */
  files?: readonly string[];
  submit?: string;
  /** The form has no language tabs. */
  oneLanguage?: true;
}

const edited = ['Изменить', 'Удалить'] as const;
const covered = ['ID', 'Заголовок', 'Обложка', 'Дата', ...edited] as const;
const posted = ['Дата публикации'] as const;
const files = ['Обложка', 'PDF-документ'] as const;

const publication = {
  columns: covered,
  perPage: 7,
  texts: ['Заголовок', 'Текст'],
  days: posted,
  files,
  submit: 'Опубликовать',
} as const;

const media = {
  columns: covered,
  perPage: 7,
  texts: ['Заголовок', 'Ссылка'],
  days: posted,
  files: ['Обложка'],
  submit: 'Опубликовать',
} as const;

const document = { texts: ['Заголовок'], files: ['PDF-документ'] } as const;

/** In the order of the left menu (part 1, §2). */
export const SCREENS: readonly SpecifiedScreen[] = [
  {
    name: 'news',
    title: 'Новости',
    list: 'allNews',
    form: 'addNews',
    formTitle: 'Форма добавления новости',
    ...publication,
  },
  {
    name: 'depoNews',
    title: 'DEPO Новости',
    list: 'allDepoNews',
    form: 'addDepoNews',
    formTitle: 'Форма добавления depo новости',
    ...publication,
  },
  {
    name: 'depoCompasses',
    title: 'DEPO Компасс',
    list: 'allDepoCompasses',
    form: 'addDepoCompass',
    formTitle: 'Форма добавления depo компасса',
    ...publication,
  },
  {
    name: 'depoMessages',
    title: 'DEPO Вестник',
    list: 'allDepoMessages',
    form: 'addDepoMessage',
    formTitle: 'Форма добавления depo вестника',
    ...publication,
  },
  {
    name: 'informationTypes',
    title: 'Типы информации',
    list: 'allInformationTableTypes',
    columns: ['ID', 'Код', 'Наименование', ...edited],
    perPage: 7,
    form: 'addInformationTableType',
    formTitle: 'Форма добавления типа информации',
    texts: ['Код', 'Наименование'],
    submit: 'Опубликовать',
    oneLanguage: true,
  },
  {
    name: 'information',
    title: 'Информация',
    list: 'allTables',
    form: 'addTable',
    formTitle: 'Форма добавления информации',
    ...document,
    dropdowns: [
      ['Тип информации', 'Выберите тип'],
      ['Год добавления', 'Выберите год'],
    ],
    submit: 'Опубликовать',
  },
  {
    name: 'normativeDocuments',
    title: 'Нормативные документы',
    list: 'allNormativeDocuments',
    form: 'addNormativeDocument',
    formTitle: 'Форма добавления нормативного документа',
    ...document,
    shared: ['Номер документа'],
    dropdowns: [['Тип нормативного документа', 'Выберите тип']],
    days: posted,
    submit: 'Создать',
  },
  {
    name: 'templates',
    title: 'Шаблоны',
    list: 'allTemplates',
    form: 'addTemplate',
    formTitle: 'Форма добавления шаблона',
    ...document,
    dropdowns: [['Тип клиента', 'Выберите тип']],
    submit: 'Опубликовать',
  },
  {
    name: 'histories',
    title: 'История',
    list: 'allHistories',
    columns: ['ID', 'Год', 'Текст', ...edited],
    perPage: 5,
    form: 'addHistory',
    formTitle: 'Форма добавления истории',
    texts: ['Текст'],
    shared: ['Год'],
    submit: 'Добавить',
  },
  {
    name: 'glossary',
    title: 'Глоссарий',
    list: 'allGlossaries',
    columns: ['ID', 'Ключевое слово', 'Описание', ...edited],
    perPage: 7,
    form: 'addGlossary',
    formTitle: 'Форма добавления глоссария',
    texts: ['Ключевое слово', 'Описание'],
    submit: 'Опубликовать',
  },
  { name: 'statistics', title: 'Статистика', list: 'homeStatistic' },
  {
    name: 'normativeDocumentTypes',
    title: 'Типы нормативных документов',
    list: 'allNormativeDocumentTypes',
    columns: ['ID', 'Код', 'Наименование (узб.)', 'Наименование (рус.)', 'Наименование (англ.)', ...edited],
    perPage: 7,
    form: 'addNormativeDocumentType',
    formTitle: 'Форма добавления типа нормативных документов',
    texts: ['Наименование'],
    shared: ['Код'],
    submit: 'Опубликовать',
  },
  {
    name: 'departments',
    title: 'Отделы вакансий',
    list: 'allVacancyDepartmentTypes',
    columns: [
      'ID',
      'Код',
      'Наименование (uz)',
      'Наименование (ru)',
      'Наименование (en)',
      'Об отделе (ru)',
      'Об отделе (uz)',
      'Об отделе (en)',
      ...edited,
    ],
    perPage: 7,
    form: 'addVacancyDepartmentType',
    formTitle: 'Форма добавления отдела',
    texts: ['Наименование', 'Об отделе'],
    shared: ['Код'],
    submit: 'Опубликовать',
  },
  {
    name: 'vacancies',
    title: 'Вакансии',
    list: 'allVacancy',
    columns: [
      'ID',
      'ExpireDate',
      'title(Ru)',
      'LinkForTesting',
      'TestingDate',
      'Status',
      'Заявки',
      ...edited,
    ],
    perPage: 7,
    form: 'addVacancy',
    formTitle: 'Форма добавления вакансии',
    texts: ['Заголовок', 'Текст'],
    shared: ['Ссылка на тестирование'],
    dropdowns: [
      ['Отдел', 'Выберите тип'],
      ['Статус', 'Выберите статус'],
    ],
    days: ['Дата окончания тестирования', 'Дата окончания приёма заявок'],
    submit: 'Опубликовать',
  },
  {
    name: 'videos',
    title: 'Видео',
    list: 'allVideos',
    form: 'addVideos',
    formTitle: 'Форма добавления видео',
    ...media,
  },
  {
    name: 'audios',
    title: 'Аудио',
    list: 'allAudios',
    form: 'addAudios',
    formTitle: 'Форма добавления аудио',
    ...media,
  },
  { name: 'onlineAppeals', title: 'Онлайн-обращения', list: 'allOnlineAppeals' },
  { name: 'guaranteeFund', title: 'Гарантийный фонд', list: 'allGuaranteeFund' },
];

export const columnsOf = (screen: ScreenName) => [
  ...(SCREENS.find(({ name }) => name === screen)?.columns ?? []),
];
