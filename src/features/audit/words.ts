import type { AuditRow } from '../../dataProvider/trailCalls.ts';
import { russianDay } from '../../dates.ts';
import type { Language } from '../../wire/wire.ts';

/** How acts are told; those of the second kind are not followed by the name of a kind. */
const ACTS: Record<string, string> = {
  create: 'создал(а)',
  update: 'изменил(а)',
  delete: 'удалил(а)',
  propose: 'предложил(а) изменить',
  approve: 'опубликовал(а)',
  return: 'вернул(а) автору',
  takeDown: 'снял(а) с сайта',
  schedule: 'внёс(ла) в расписание',
  unschedule: 'убрал(а) из расписания',
  restore: 'вернул(а) из корзины',
  purge: 'удалил(а) окончательно',
  erase: 'стёр(ла)',
  mail: 'отправил(а) письмо на',
  upload: 'загрузил(а)',
  read: 'просмотрел(а)',
  rename: 'переименовал(а)',
  disable: 'отключил(а)',
  enable: 'включил(а)',
  resolve: 'отметил(а) решённым',
  reopen: 'снова открыл(а)',
  share: 'создал(а)',
  withdraw: 'отозвал(а)',
  open: 'открыл(а)',
  check: 'проверил(а) перевод:',
};
const WHOLE_ACTS: Record<string, string> = {
  signIn: 'вошёл(ла) в систему',
  signInRefused: 'не пустили в систему',
  limited: 'превысил(а) число попыток входа',
  limitedMore: 'отклонил(а) без проверки',
  signOut: 'вышел(ла) из системы',
  refused: 'получил(а) отказ в доступе',
  password: 'сменил(а) пароль',
  role: 'сменил(а) роль',
  endSessions: 'завершил(а) сеансы',
  secondFactor: 'изменил(а) второй фактор',
  setting: 'изменил(а) настройку',
};

/** Where an act means something else in one kind. */
const ACTS_OF_KINDS: Record<string, string> = {
  'approve statistics': 'подтвердил(а)',
  'approve guaranteeFund': 'подтвердил(а)',
  'limited personal': 'превысил(а) число обращений к персональным данным',
};

/** Kinds as the object of a sentence. */
const OBJECTS: Record<string, string> = {
  news: 'новость',
  depoNews: 'новость DEPO',
  depoCompasses: 'DEPO Компасс',
  depoMessages: 'DEPO Вестник',
  informationTypes: 'тип информации',
  information: 'информацию',
  normativeDocuments: 'нормативный документ',
  normativeDocumentTypes: 'тип нормативного документа',
  templates: 'шаблон',
  histories: 'год истории',
  glossary: 'термин',
  statistics: 'статистику',
  departments: 'отдел',
  vacancies: 'вакансию',
  applications: 'заявку',
  videos: 'видео',
  audios: 'аудио',
  onlineAppeals: 'обращения',
  guaranteeFund: 'гарантийный фонд',
  accounts: 'учётную запись',
  files: 'файл',
  auditLog: 'журнал действий',
  backup: 'резервную копию',
  personal: 'персональные данные',
  comments: 'комментарий к записи',
  previews: 'ссылку для просмотра записи',
};

/** Kinds that have no screen of their own. */
export const OTHER_KINDS: Record<string, string> = {
  accounts: 'Учётные записи',
  files: 'Файлы',
  sessions: 'Вход в систему',
  auditLog: 'Журнал действий',
  backup: 'Резервные копии',
  personal: 'Персональные данные',
  comments: 'Комментарии',
  previews: 'Ссылки для просмотра',
  review: 'Подтверждение публикаций и изменений',
};

export const actName = (act: string) => ACTS[act] ?? WHOLE_ACTS[act] ?? act;

/** What somebody did, as the end of a sentence: «изменил(а) новость «Итоги года»». */
export const deedInWords = ({ act, kind, title, recordId }: AuditRow) => {
  const object = act in WHOLE_ACTS ? '' : (OBJECTS[kind] ?? kind);
  const number = recordId && !(act in WHOLE_ACTS) && kind !== 'statistics' ? `№ ${recordId}` : '';
  const said = ACTS_OF_KINDS[`${act} ${kind}`] ?? actName(act);
  return [said, object, title ? `«${title}»` : number].filter(Boolean).join(' ');
};

const FIELDS: Record<string, string> = {
  title: 'Заголовок',
  header: 'Заголовок',
  description: 'Текст',
  text: 'Текст',
  posted: 'Дата публикации',
  status: 'Состояние',
  isReferToCorruption: 'Относится к противодействию коррупции',
  pdfId: 'PDF-файл',
  coverId: 'Обложка',
  name: 'Название',
  about: 'Описание',
  code: 'Код',
  year: 'Год',
  date: 'Дата',
  fund: 'Сумма',
  currency: 'Валюта',
  keyWord: 'Термин',
  urlVideo: 'Ссылка',
  urlAudio: 'Ссылка',
  linkForTesting: 'Ссылка на тест',
  dateOfTesting: 'Дата теста',
  expireDate: 'Срок',
  departmentId: 'Отдел',
  documentNumber: 'Номер документа',
  publishTime: 'Дата публикации',
  informationTypeId: 'Тип',
  normativeDocumentTypeId: 'Тип',
  clientTypeId: 'Тип клиента',
  informationFileId: 'Файл',
  normativeFileId: 'Файл',
  templateFileId: 'Файл',
  fullName: 'Имя',
  userName: 'Логин',
  role: 'Роль',
  isDisabled: 'Отключена',
  result: 'Результат',
  issuers: 'Эмитенты',
  depositors: 'Депоненты',
  brokers: 'Брокеры',
  investmentFunds: 'Инвестиционные фонды',
  shareholdersOfInvestmentFunds: 'Акционеры инвестиционных фондов',
  trustManagers: 'Доверительные управляющие',
};

const VALUES: Record<string, string> = {
  true: 'да',
  false: 'нет',
  published: 'опубликовано',
  pending: 'в ожидании',
};

/** A value as people read it. */
export const valueInWords = (value: string) =>
  VALUES[value] ?? (/^\d{4}-\d{2}-\d{2}$/.test(value) ? russianDay(value) : value);

const LANGUAGE_NAMES: Record<Language, string> = { ru: 'русский', uz: 'узбекский', en: 'английский' };

const languageOf = (text: string): Language | undefined => {
  const found = text.toLowerCase();
  return found === 'ru' || found === 'uz' || found === 'en' ? found : undefined;
};

/** What stands at `news.uz.title`, `nameUz` or `rows.5.fund`, and in which language. */
export const placeInWords = (path: string) => {
  const parts = path.split('.');
  const last = parts.at(-1) ?? path;
  const [, stem = last, ending = ''] = /^(.+)(Ru|Uz|En)$/.exec(last) ?? [];
  const language = languageOf(ending) ?? languageOf(parts.at(-2) ?? '');
  const field = FIELDS[last] ?? FIELDS[stem] ?? last;
  const row = /^\d+$/.test(parts.at(-2) ?? '') ? `, строка № ${parts.at(-2)}` : '';
  return { language, name: `${field}${row}${language ? ` (${LANGUAGE_NAMES[language]})` : ''}` };
};
