import { addTexts } from './addTexts.ts';

/** Departments, vacancies and the applications for them. Column names are those of part 2, §2. */
addTexts({
  departments: {
    code: 'Код',
    name: 'Наименование',
    about: 'Об отделе',
    aboutOf: 'Об отделе: %{name}',
  },
  vacancies: {
    columns: {
      expireDate: 'ExpireDate',
      linkForTesting: 'LinkForTesting',
      dateOfTesting: 'TestingDate',
      status: 'Status',
      applications: 'Заявки',
    },
    linkForTesting: 'Ссылка на тестирование',
    department: 'Отдел',
    chooseDepartment: 'Выберите тип',
    status: 'Статус',
    chooseStatus: 'Выберите статус',
    dateOfTesting: 'Дата окончания тестирования',
    expireDate: 'Дата окончания приёма заявок',
    openLink: 'Открыть в новой вкладке: %{link}',
  },
  applications: {
    chooseVacancy: 'Сначала выберите вакансию',
    chooseVacancyText: 'Заявки открываются из списка вакансий: нажмите «Заявки» в строке нужной вакансии.',
    toVacancies: 'К списку вакансий',
    mailsKept: 'Письма не уходят',
    mailsKeptWhy:
      'Почтовый сервер не настроен: письма складываются на сервере. Сообщите администратору системы.',
    ofVacancy: 'Вакансия № %{id}: %{title}',
    showPinfl: 'Показать PINFL на 30 секунд: %{name}',
    hidePinfl: 'Скрыть PINFL: %{name}',
    hiddenPinfl: 'PINFL скрыт, последние цифры %{digits}',
    editResult: 'Изменить результат',
    resultTitle: 'Форма добавления результата',
    result: 'Результат',
    status: 'Статус',
    chooseStatus: 'Выберите статус',
    submitResult: 'EDIT',
    sendLink: 'Отправьте ссылку',
    reject: 'Отклонить',
    mail: {
      link: {
        title: 'Отправить ссылку на тест?',
        text: 'Письмо со ссылкой на тест получит %{name}, %{email}. Отозвать его нельзя.',
        again: 'Ссылка этому человеку уже отправлена %{when}. Он получит её ещё раз.',
        confirm: 'Отправить ссылку',
      },
      rejection: {
        title: 'Отправить отказ?',
        text: 'Письмо с отказом получит %{name}, %{email}. Отозвать его нельзя.',
        again: 'Отказ этому человеку уже отправлен %{when}. Он получит его ещё раз.',
        confirm: 'Отправить отказ',
      },
      inFolder: 'Письмо этому человеку уже в папке исходящих, %{when}.',
      noEmail: 'адрес не указан',
    },
    mailInFolder: 'Письмо в папке исходящих',
    mailFailed: 'Письмо не доставлено, %{when}',
    changeStatus: 'Изменить статус',
    changeStatusTitle: 'Сделать заявки неактивными?',
    changeStatusText:
      'Неактивной станет %{smart_count} заявка на вакансию «%{title}». |||| Неактивными станут %{smart_count} заявки на вакансию «%{title}». |||| Неактивными станут %{smart_count} заявок на вакансию «%{title}».',
    changeStatusConfirm: 'Изменить статус',
    changeStatusAll: 'Все активные заявки вакансии «%{title}» станут неактивными.',
    nothingToChange: 'Активных заявок нет',
  },
});
