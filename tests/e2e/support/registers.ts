import type { Page } from '@playwright/test';
import { thisYear } from './days.ts';
import { callApi, choose, field, openLanguage, postApi } from './screens.ts';

const LANGUAGES = ['ru', 'uz', 'en'] as const;
const TABS = [
  ['На русском', 'ru'],
  ['На узбекском', 'uz'],
  ['На английском', 'en'],
] as const;

/** A type that documents are filed under. */
export interface TypeRow {
  id: number;
  code: string;
  name: string;
}

/** What the specification says of each register of part 2; the suite runs once per row. */
export interface Register {
  name: string;
  /** Menu entry and title of the list. */
  title: string;
  list: string;
  form: string;
  formTitle: string;
  columns: readonly string[];
  perPage: number;
  /** The button of a new item. */
  submit: string;
  saved: string;
  failed: string;
  deleted: string;
  /** The area's part of the calls that save and delete. */
  area: string;
  /** The call that lists the items (of a type). */
  listCall: (type?: TypeRow) => string;
  /** Makes a type of its own for the test; without it the list needs no choice. */
  type?: (page: Page) => Promise<TypeRow>;
  /** What a save of an item called `name` sends. */
  draft: (name: string, type?: TypeRow) => object;
  /** Fills the form's three languages, beginning with `name` in Russian. */
  fill: (page: Page, name: string) => Promise<void>;
  /** The Russian input that holds the name. */
  nameField: string;
}

/** Saves an item as the page's own session would. @returns its id */
export const saveItem = async (page: Page, area: string, item: object): Promise<number> =>
  (await postApi(page, `/api/Admin/${area}/UpdateOrAdd`, item)).id;

let made = 0;
const unique = () => `${Date.now().toString(36)}${(made++).toString(36)}`;

const madeType = (area: string, names: (name: string) => object) => async (page: Page) => {
  const code = `T${unique()}`;
  const name = `Тип ${code}`;
  const id = await saveItem(page, area, { id: 0, code, ...names(name) });
  return { id, code, name };
};

export const informationType = madeType('InformationType', (name) => ({ name }));
export const normativeType = madeType('NormativeDocumentType', (nameRu) => ({
  nameRu,
  nameUz: 'Turi',
  nameEn: 'Type',
}));

/** Client types cannot be made: the last of the four stands for one. */
const clientType = async (page: Page): Promise<TypeRow> => {
  const { id, code, ruName } = (await callApi(page, '/api/Admin/ClientType/GetClientTypes')).at(-1);
  return { id, code, name: ruName };
};

export const entries = (name: string, fileField: string) =>
  LANGUAGES.map((language) => ({ id: 0, language, header: `${name} ${language}`, [fileField]: null }));

const suffixed = (part: string, name: string) => ({
  [`${part}Ru`]: `${name} ru`,
  [`${part}Uz`]: `${name} uz`,
  [`${part}En`]: `${name} en`,
});

const fillLanguages = (parts: readonly string[]) => async (page: Page, name: string) => {
  for (const [tab, language] of TABS) {
    await openLanguage(page, tab);
    for (const part of parts) await field(page, part).fill(`${name} ${language}`);
  }
  await openLanguage(page, 'На русском');
};

const actions = ['Изменить', 'Удалить'];

type Usual = 'perPage' | 'submit' | 'listCall' | 'nameField';

/** What most registers have in common; a row says what differs. */
const register = (row: Omit<Register, Usual> & Partial<Pick<Register, Usual>>): Register => ({
  perPage: 7,
  submit: 'Опубликовать',
  listCall: () => `/api/Admin/${row.area}/Get${row.area}s`,
  nameField: 'Заголовок',
  ...row,
});

export const REGISTERS: readonly Register[] = [
  register({
    name: 'informationTypes',
    title: 'Типы информации',
    list: '/dashboard/allInformationTableTypes',
    form: '/dashboard/addInformationTableType',
    formTitle: 'Форма добавления типа информации',
    columns: ['ID', 'Код', 'Наименование', ...actions],
    saved: 'Тип информации успешно добавлен!',
    failed: 'Ошибка при добавлении типа информации!',
    deleted: 'Тип информации успешно удален',
    area: 'InformationType',
    listCall: () => '/api/Admin/Information/GetInformationTypes',
    draft: (name) => ({ id: 0, code: unique(), name: `${name} ru` }),
    fill: async (page, name) => {
      await field(page, 'Код').fill(unique());
      await field(page, 'Наименование').fill(`${name} ru`);
    },
    nameField: 'Наименование',
  }),
  register({
    name: 'information',
    title: 'Информация',
    list: '/dashboard/allTables',
    form: '/dashboard/addTable',
    formTitle: 'Форма добавления информации',
    columns: ['ID', 'Заголовок', ...actions],
    perPage: 5,
    saved: 'Информация успешно добавлена!',
    failed: 'Ошибка в добавлении информации!',
    deleted: 'Информация успешно удалена',
    area: 'Information',
    listCall: (type) => `/api/Admin/Information/GetByCode/${type?.code}`,
    type: informationType,
    draft: (name, type) => ({
      id: 0,
      year: thisYear(),
      informationTypeId: type?.id,
      informations: entries(name, 'informationFileId'),
    }),
    fill: async (page, name) => {
      await fillLanguages(['Заголовок'])(page, name);
      await choose(page, 'Год добавления', String(thisYear()));
    },
  }),
  register({
    name: 'normativeDocuments',
    title: 'Нормативные документы',
    list: '/dashboard/allNormativeDocuments',
    form: '/dashboard/addNormativeDocument',
    formTitle: 'Форма добавления нормативного документа',
    columns: ['ID', 'Заголовок', 'Номер документа', 'Дата', ...actions],
    perPage: 5,
    submit: 'Создать',
    saved: 'Нормативный документ успешно добавлен!',
    failed: 'Ошибка в добавлении нормативного документа!',
    deleted: 'Информация успешно удалена',
    area: 'NormativeDocument',
    listCall: (type) => `/api/Admin/NormativeDocument/GetByCode/${type?.code}`,
    type: normativeType,
    draft: (name, type) => ({
      id: 0,
      documentNumber: 'ЗРУ-387',
      publishTime: '2024-03-05',
      normativeDocumentTypeId: type?.id,
      normativeDocuments: entries(name, 'normativeFileId'),
    }),
    fill: async (page, name) => {
      await fillLanguages(['Заголовок'])(page, name);
      await field(page, 'Номер документа').fill('ПП-4300');
    },
  }),
  register({
    name: 'templates',
    title: 'Шаблоны',
    list: '/dashboard/allTemplates',
    form: '/dashboard/addTemplate',
    formTitle: 'Форма добавления шаблона',
    columns: ['ID', 'Заголовок', ...actions],
    perPage: 5,
    saved: 'Информация успешно добавлена!',
    failed: 'Ошибка в добавлении информации!',
    deleted: 'Шаблон успешно удалена',
    area: 'Template',
    listCall: (type) => `/api/Admin/Template/GetTemplatesByCode/${type?.code}`,
    type: clientType,
    draft: (name, type) => ({ id: 0, clientTypeId: type?.id, templates: entries(name, 'templateFileId') }),
    fill: fillLanguages(['Заголовок']),
  }),
  register({
    name: 'histories',
    title: 'История',
    list: '/dashboard/allHistories',
    form: '/dashboard/addHistory',
    formTitle: 'Форма добавления истории',
    columns: ['ID', 'Год', 'Текст', ...actions],
    perPage: 5,
    submit: 'Добавить',
    saved: 'История успешно добавлена!',
    failed: 'Ошибка в добавлении истории!',
    deleted: 'История успешно удалена',
    area: 'History',
    listCall: () => '/api/Admin/History/GetHistories',
    draft: (name) => ({ id: 0, year: 2026, ...suffixed('text', name) }),
    fill: async (page, name) => {
      await fillLanguages(['Текст'])(page, name);
      await field(page, 'Год').fill('2026');
    },
    nameField: 'Текст',
  }),
  register({
    name: 'glossary',
    title: 'Глоссарий',
    list: '/dashboard/allGlossaries',
    form: '/dashboard/addGlossary',
    formTitle: 'Форма добавления глоссария',
    columns: ['ID', 'Ключевое слово', 'Описание', ...actions],
    saved: 'Глоссарий успешно добавлен!',
    failed: 'Ошибка в добавлении глоссарий!',
    deleted: 'Глоссарий успешно удалено',
    area: 'Glossary',
    listCall: () => '/api/Admin/GetGlossaries',
    draft: (name) => ({ id: 0, ...suffixed('keyWord', name), ...suffixed('description', name) }),
    fill: fillLanguages(['Ключевое слово', 'Описание']),
    nameField: 'Ключевое слово',
  }),
  register({
    name: 'normativeDocumentTypes',
    title: 'Типы нормативных документов',
    list: '/dashboard/allNormativeDocumentTypes',
    form: '/dashboard/addNormativeDocumentType',
    formTitle: 'Форма добавления типа нормативных документов',
    columns: ['ID', 'Код', 'Наименование (узб.)', 'Наименование (рус.)', 'Наименование (англ.)', ...actions],
    saved: 'Тип нормативных документа успешно добавлено!',
    failed: 'Ошибка в добавлении тип нормативных документий!',
    deleted: 'Тип нормативного документа успешно удален',
    area: 'NormativeDocumentType',
    draft: (name) => ({ id: 0, code: unique(), ...suffixed('name', name) }),
    fill: async (page, name) => {
      await fillLanguages(['Наименование'])(page, name);
      await field(page, 'Код').fill(unique());
    },
    nameField: 'Наименование',
  }),
];
