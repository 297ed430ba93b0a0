import '../../diff/texts.ts';
import { addTexts } from '../../i18n/addTexts.ts';
import { catalogue } from '../../i18n/catalogue.ts';

/** Names of the acts. `%{what}` is the record with its kind, for acts that do not name it themselves. */
const acts = {
  create: 'Создание: %{what}',
  update: 'Изменение: %{what}',
  delete: 'Удаление: %{what}',
  propose: 'Предложение изменить: %{what}',
  approve: 'Публикация: %{what}',
  unapprove: 'Отмена публикации: %{what}',
  return: 'Возврат автору: %{what}',
  takeDown: 'Снятие с сайта: %{what}',
  schedule: 'Назначение в расписании: %{what}',
  unschedule: 'Отмена в расписании: %{what}',
  restore: 'Возврат из корзины: %{what}',
  purge: 'Окончательное удаление: %{what}',
  erase: 'Удаление навсегда: %{what}',
  mail: 'Отправка письма: %{what}',
  upload: 'Загрузка: %{what}',
  read: 'Просмотр: %{what}',
  rename: 'Переименование: %{what}',
  disable: 'Отключение: %{what}',
  enable: 'Включение: %{what}',
  resolve: 'Отметка «Решено»: %{what}',
  reopen: 'Повторное открытие: %{what}',
  share: 'Выдача: %{what}',
  withdraw: 'Отзыв: %{what}',
  open: 'Открытие: %{what}',
  check: 'Проверка перевода: %{what}',
  signIn: 'Вход: %{title}',
  signInRefused: 'Отказ во входе: %{title}',
  limited: 'Превышено число попыток входа: %{title}',
  limitedMore: 'Отклонено без проверки: %{title}',
  signOut: 'Выход: %{title}',
  refused: 'Отказ в доступе: %{title}',
  password: 'Смена пароля: %{title}',
  role: 'Смена роли: %{title}',
  endSessions: 'Завершение сеансов: %{title}',
  secondFactor: 'Изменение второго фактора: %{title}',
  setting: 'Изменение настройки: %{title}',
};

/** Acts on personal data when the user may see the person's name; `…All`: on all applications for a vacancy. */
const named = {
  applications: {
    update: 'Изменение заявки: %{object}',
    updateAll: 'Изменение заявок: вакансия «%{object}»',
    readAll: 'Просмотр заявок: вакансия «%{object}»',
    delete: 'Удаление заявки: %{object}',
    restore: 'Возврат заявки из корзины: %{object}',
    mail: 'Отправка письма по заявке: %{object}',
  },
  files: { read: 'Просмотр файла: %{object}' },
};

/** A record of each kind, in the singular. */
const objects = {
  ...Object.fromEntries(Object.entries(catalogue).map(([kind, { one }]) => [kind, one])),
  accounts: 'учётная запись',
  files: 'файл',
  auditLog: 'журнал действий',
  backup: 'резервная копия',
  personal: 'персональные данные',
  comments: 'комментарий к записи',
  previews: 'ссылка для просмотра записи',
  review: 'правило',
};

/** Logged kinds without a screen of their own. */
const kinds = {
  accounts: 'Учётные записи',
  files: 'Файлы',
  sessions: 'Вход в систему',
  auditLog: 'Журнал действий',
  backup: 'Резервные копии',
  personal: 'Персональные данные',
  comments: 'Комментарии',
  previews: 'Ссылки для просмотра',
  calls: 'Запросы к серверу',
  review: 'Подтверждение публикаций и изменений',
};

/** Logged field names that occur in no form. */
const paths = {
  header: 'Заголовок',
  text: 'Текст',
  keyWord: 'Ключевое слово',
  informationFileId: 'Файл',
  normativeFileId: 'Файл',
  templateFileId: 'Файл',
  fullName: 'Имя',
  userName: 'Логин',
  role: 'Роль',
  isDisabled: 'Отключена',
};

addTexts({
  audit: {
    lastEdited: 'Вы недавно меняли',
    actNames: { approve: 'Публикация, подтверждение' },
    states: {
      published: 'опубликована',
      pending: 'ожидает подтверждения',
      returned: 'возвращена с замечанием',
    },
    acts,
    named,
    actsOf: {
      applications: { read: 'Просмотр заявок' },
      statistics: { approve: 'Подтверждение: %{what}' },
      guaranteeFund: { approve: 'Подтверждение: %{what}' },
      calls: { limited: 'Превышено число отказов в доступе: %{title}' },
      personal: { limited: 'Превышено число запросов персональных данных: %{title}' },
    },
    mailInFolder: 'Письмо в папке исходящих: %{what}',
    objects,
    kinds,
    paths,
    values: { true: 'да', false: 'нет', published: 'опубликовано', pending: 'в ожидании' },
    languages: { ru: 'русский', uz: 'узбекский', en: 'английский' },
    row: ', строка № %{row}',
    filters: { person: 'Кто', kind: 'Раздел', act: 'Действие' },
    all: 'Все',
    empty: 'Записей нет.',
    nobody: 'Неизвестно',
    intact: 'подтверждена',
    broken: 'нарушена',
    newer: 'Новее',
    older: 'Старее',
    pages: 'Страницы журнала',
    brokenTitle: 'Целостность записи нарушена',
    brokenText:
      'Запись изменили, или запись перед ней удалили. Попросите администратора системы проверить журнал: npm run audit -- verify.',
    recordIn: '%{kind}, № %{id}',
    planned: {
      publish: 'Публикация, %{day} в %{time}',
      takeDown: 'Снятие с сайта, %{day} в %{time}',
      was: '(было %{day} в %{time})',
    },
    changes: 'Что изменилось',
    changed: 'изменено',
    onlyLooks: 'изменено оформление',
    more: '… и ещё %{count}',
  },
  resources: {
    audit: {
      name: 'Журнал действий',
      fields: {
        at: 'Когда',
        name: 'Кто',
        act: 'Что сделано',
        isIntact: 'Целостность',
        setBy: 'Кто назначил',
        reason: 'Причина',
        login: 'Логин',
        role: 'Роль',
        address: 'Адрес',
        requestId: 'Номер запроса',
        recordId: 'Запись',
        version: 'Версия',
        id: 'Номер в журнале',
        digest: 'Контрольная сумма',
        previous: 'Контрольная сумма предыдущей записи',
      },
    },
  },
});
