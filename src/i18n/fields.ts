import { catalogue } from './catalogue.ts';

type Labels = Record<string, string>;

/** Labels common to several kinds; `from`, `to` and `lacking` are filters of lists. */
const common = {
  id: 'ID',
  title: 'Заголовок',
  description: 'Текст',
  cover: 'Обложка',
  coverId: 'Обложка',
  pdfId: 'PDF-документ',
  posted: 'Дата публикации',
  code: 'Код',
  name: 'Наименование',
  status: 'Состояние',
  from: 'С даты',
  to: 'По дату',
  lacking: 'Заполненность',
};

/**
 * The labels of one kind by source. Inputs of a language are at `title`, because they are in the language's tab, and columns at
 * `entries.uz.title`.
 *
 * @param own - labels that differ from the common ones
 * @param columns - for columns that name the language as well
 */
const fields = (own: Labels = {}, columns: { ru?: Labels; uz?: Labels; en?: Labels } = {}) => {
  const labels = { ...common, ...own };
  const entries = {
    ru: { ...labels, ...columns.ru },
    uz: { ...labels, ...columns.uz },
    en: { ...labels, ...columns.en },
  };
  return { fields: { ...labels, entries } };
};

const fund = fields({ fund: 'Сумма', currency: 'Валюта', date: 'Дата', list: 'Участники' });
const media = fields({ urlVideo: 'Ссылка', urlAudio: 'Ссылка' });

const own: Partial<Record<keyof typeof catalogue, object>> = {
  news: fields({ isReferToCorruption: 'Относится ли к деятельности по антикоррупции' }),
  information: fields({
    informationTypeId: 'Тип информации',
    year: 'Год добавления',
    date: 'Дата изменения',
  }),
  normativeDocuments: fields({
    normativeDocumentTypeId: 'Тип нормативного документа',
    documentNumber: 'Номер документа',
    publishTime: 'Дата публикации',
  }),
  templates: fields({ clientTypeId: 'Тип клиента' }),
  histories: fields({ year: 'Год' }),
  glossary: fields({ title: 'Ключевое слово', description: 'Описание' }),
  statistics: fields({
    issuers: 'Эмитенты акций',
    depositors: 'Депоненты',
    brokers: 'Инвестиционные посредники',
    investmentFunds: 'Инвестиционные фонды',
    shareholdersOfInvestmentFunds: 'Акционеры инвестиционных фондов',
    trustManagers: 'Доверительные управляющие инвестиционными активами',
  }),
  normativeDocumentTypes: fields(
    { title: 'Наименование' },
    {
      ru: { title: 'Наименование (рус.)' },
      uz: { title: 'Наименование (узб.)' },
      en: { title: 'Наименование (англ.)' },
    },
  ),
  departments: fields(
    { title: 'Наименование', about: 'Об отделе' },
    {
      ru: { title: 'Наименование (ru)', about: 'Об отделе (ru)' },
      uz: { title: 'Наименование (uz)', about: 'Об отделе (uz)' },
      en: { title: 'Наименование (en)', about: 'Об отделе (en)' },
    },
  ),
  vacancies: fields(
    {
      departmentId: 'Отдел',
      status: 'Статус',
      linkForTesting: 'Ссылка на тестирование',
      dateOfTesting: 'Дата окончания тестирования',
      expireDate: 'Дата окончания приёма заявок',
    },
    { ru: { title: 'title(Ru)' } },
  ),
  applications: fields({
    id: 'ИД',
    vacancyId: 'ИД ВАКАНСИИ',
    pinfl: 'PINFL',
    fullName: 'ФИО',
    email: 'EMAIL',
    date: 'ДАТА ВЫДАЧИ',
    result: 'РЕЗУЛЬТАТ',
    status: 'СТАТУС',
    applicationForVacancyFileId: 'РЕЗЮМЕ',
  }),
  videos: media,
  audios: media,
  onlineAppeals: fields({
    id: 'Ид',
    fullName: 'Полное имя',
    address: 'Адрес',
    email: 'Электронная почта',
    phoneNumber: 'Телефонный номер',
    dateOfSending: 'Дата',
    note: 'Примечание',
    onlineAppealFileId: 'Загружаемый файл',
  }),
  guaranteeFund: fund,
  fundLists: fund,
};

/** The labels of all fields, at react-admin's keys `resources.<kind>.fields.<source>`, for inputs, columns, differences and the audit log. */
export const fieldLabels = Object.fromEntries(
  Object.keys(catalogue).map((name) => [name, own[name as keyof typeof catalogue] ?? fields()]),
);
