import type { FormName, PublishableName, ScreenName } from '../wire/kinds.ts';

/**
 * Names, titles and toasts of each kind exactly as specified (part 1, §8; part 2, §8), misspellings and mismatches included (DECISIONS 11).
 * To change a text, change its line here.
 *
 * `name`: menu entry and list title; `one`: a record in the singular, for the audit log (ours); `formTitle`: title of the form. Of `notifications`, `created` and `updated` follow a save, `failed` a
 * failed save, `deleted` a deletion, `approved` and `approveFailed` an approval.
 */

interface KindTexts {
  name: string;
  one: string;
  formTitle?: string;
  notifications: Readonly<Record<string, string>>;
}

interface FormTexts extends KindTexts {
  formTitle: string;
  notifications: Readonly<Record<'created' | 'updated' | 'failed' | 'deleted', string>>;
}

interface ApprovalTexts {
  notifications: Readonly<Record<'approved' | 'approveFailed', string>>;
}

/** For kinds with one specified text for both successful saves. */
const saved = (text: string) => ({ created: text, updated: text });

const publication = {
  created: 'Новость успешно добавлена',
  updated: 'Новость успешно изменена',
  deleted: 'Новость успешно удалена',
  approved: 'Новость успешно добавлена',
  approveFailed: 'Ошибка в добавлении новости',
};

export const catalogue = {
  news: {
    name: 'Новости',
    one: 'новость',
    formTitle: 'Форма добавления новости',
    notifications: { ...publication, failed: 'Ошибка в добавлении новости' },
  },
  depoNews: {
    name: 'DEPO Новости',
    one: 'новость DEPO',
    formTitle: 'Форма добавления depo новости',
    notifications: { ...publication, failed: 'Ошибка в добавлении depo новости' },
  },
  depoCompasses: {
    name: 'DEPO Компасс',
    one: 'DEPO Компасс',
    formTitle: 'Форма добавления depo компасса',
    notifications: { ...publication, failed: 'Ошибка в добавлении компасса' },
  },
  depoMessages: {
    name: 'DEPO Вестник',
    one: 'DEPO Вестник',
    formTitle: 'Форма добавления depo вестника',
    notifications: { ...publication, failed: 'Ошибка в добавлении вестника' },
  },
  informationTypes: {
    name: 'Типы информации',
    one: 'тип информации',
    formTitle: 'Форма добавления типа информации',
    notifications: {
      ...saved('Тип информации успешно добавлен!'),
      failed: 'Ошибка при добавлении типа информации!',
      deleted: 'Тип информации успешно удален',
    },
  },
  information: {
    name: 'Информация',
    one: 'информация',
    formTitle: 'Форма добавления информации',
    notifications: {
      ...saved('Информация успешно добавлена!'),
      failed: 'Ошибка в добавлении информации!',
      deleted: 'Информация успешно удалена',
    },
  },
  normativeDocuments: {
    name: 'Нормативные документы',
    one: 'нормативный документ',
    formTitle: 'Форма добавления нормативного документа',
    notifications: {
      ...saved('Нормативный документ успешно добавлен!'),
      failed: 'Ошибка в добавлении нормативного документа!',
      deleted: 'Информация успешно удалена',
    },
  },
  templates: {
    name: 'Шаблоны',
    one: 'шаблон',
    formTitle: 'Форма добавления шаблона',
    notifications: {
      ...saved('Информация успешно добавлена!'),
      failed: 'Ошибка в добавлении информации!',
      deleted: 'Шаблон успешно удалена',
    },
  },
  histories: {
    name: 'История',
    one: 'год истории',
    formTitle: 'Форма добавления истории',
    notifications: {
      ...saved('История успешно добавлена!'),
      failed: 'Ошибка в добавлении истории!',
      deleted: 'История успешно удалена',
    },
  },
  glossary: {
    name: 'Глоссарий',
    one: 'термин',
    formTitle: 'Форма добавления глоссария',
    notifications: {
      ...saved('Глоссарий успешно добавлен!'),
      failed: 'Ошибка в добавлении глоссарий!',
      deleted: 'Глоссарий успешно удалено',
    },
  },
  statistics: {
    name: 'Статистика',
    one: 'статистика',
    formTitle: 'Статистика',
    notifications: {
      ...saved('Успешно изменено!'),
      failed: 'Ошибка при изменении!',
      proposed: 'Отправлено на подтверждение. До подтверждения действуют прежние числа.',
      approved: 'Изменения подтверждены и действуют',
    },
  },
  normativeDocumentTypes: {
    name: 'Типы нормативных документов',
    one: 'тип нормативного документа',
    formTitle: 'Форма добавления типа нормативных документов',
    notifications: {
      ...saved('Тип нормативных документа успешно добавлено!'),
      failed: 'Ошибка в добавлении тип нормативных документий!',
      deleted: 'Тип нормативного документа успешно удален',
    },
  },
  departments: {
    name: 'Отделы вакансий',
    one: 'отдел',
    formTitle: 'Форма добавления отдела',
    // the text of a failure is DECISIONS 13; the specification has none for a deletion
    notifications: {
      ...saved('Тип нормативных документа успешно добавлено!'),
      failed: 'Ошибка в добавлении вакансии',
      deleted: 'Тип нормативного документа успешно удален',
    },
  },
  vacancies: {
    name: 'Вакансии',
    one: 'вакансия',
    formTitle: 'Форма добавления вакансии',
    notifications: {
      ...saved('Вакансия успешно добавлена/изменена'),
      failed: 'Ошибка в добавлении вакансии',
      deleted: 'Тип нормативного документа успешно удален',
    },
  },
  applications: {
    name: 'Заявки на вакансию',
    one: 'заявка',
    notifications: {
      deleted: 'Тип нормативного документа успешно удален',
      resultSaved: 'Результат изменен',
      resultFailed: 'Ошибка при изменении результата',
      statusesChanged: 'Статусы изменены',
      statusesFailed: 'Ошибка при изменении статусов',
      linkSent: 'Ссылка на тест была отправлена на электронную почту.',
      rejectionSent: 'Отказ был отправлен на электронную почту.',
      sendFailed: 'Ошибка при отправки',
    },
  },
  videos: {
    name: 'Видео',
    one: 'видео',
    formTitle: 'Форма добавления видео',
    notifications: {
      created: 'Видео успешно добавлена',
      updated: 'Видео успешно изменена',
      failed: 'Ошибка в добавлении видео',
      deleted: 'Новость успешно удалена',
    },
  },
  audios: {
    name: 'Аудио',
    one: 'аудио',
    formTitle: 'Форма добавления аудио',
    notifications: {
      created: 'Аудио успешно добавлена',
      updated: 'Аудио успешно изменена',
      failed: 'Ошибка в добавлении аудио',
      deleted: 'Новость успешно удалена',
    },
  },
  onlineAppeals: { name: 'Онлайн-обращения', one: 'обращения', notifications: {} },
  guaranteeFund: {
    name: 'Гарантийный фонд',
    one: 'гарантийный фонд',
    notifications: {
      updated: 'успешно изменена',
      proposed: 'Отправлено на подтверждение. До подтверждения действует прежний список.',
      approved: 'Изменения подтверждены и действуют',
      fundMissing: 'Ошибка. Заполните поля!',
      fieldsMissing: 'Ошибка. Заполните все поля!',
    },
  },
  /** A whole list of the fund. */
  fundLists: {
    name: 'Гарантийный фонд',
    one: 'гарантийный фонд',
    notifications: {
      updated: 'Успешно сохранено',
      failed: 'Ошибка при добавлении',
      proposed: 'Отправлено на подтверждение. До подтверждения действует прежний список.',
    },
  },
} satisfies Record<FormName, FormTexts> &
  Record<PublishableName, ApprovalTexts> &
  Record<ScreenName | 'fundLists', KindTexts>;

type ToastOf<Name extends ScreenName> = keyof (typeof catalogue)[Name]['notifications'] & string;

/** The translation key of a toast: the kind's own, or the one common to all kinds with that call. */
export type ToastKey =
  | { [Name in ScreenName]: `resources.${Name}.notifications.${ToastOf<Name>}` }[ScreenName]
  | `resources.${string}.notifications.${ToastOf<'news'> | 'proposed' | 'restored'}`;
