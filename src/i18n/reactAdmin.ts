/**
 * What the parts of react-admin that we use ask for. Its Russian package has 163 texts, of which these are left in our build; one that
 * is missing is a warning in the console, which the browser tests refuse.
 */
export const reactAdmin = {
  action: { clear_input_value: 'Очистить', undo: 'Отменить' },
  auth: { auth_check_error: 'Войдите, чтобы продолжить работу' },
  message: {
    access_denied: 'У вашей роли нет доступа к этому разделу.',
    invalid_form: 'Форма заполнена с ошибками.',
    select_all_limit_reached: 'Выбраны только первые %{max}.',
    unsaved_changes: 'Изменения в форме не сохранены и пропадут.',
  },
  notification: {
    http_error: 'Ошибка сервера',
    i18n_error: 'Не удалось загрузить тексты этого языка',
    logged_out: 'Сеанс завершён, войдите снова',
    not_authorized: 'У вас нет доступа к этому разделу',
  },
  page: { access_denied: 'Доступ запрещён', list: '%{name}' },
  validation: {
    required: 'Заполните это поле',
    minLength: 'Не короче %{min} символов',
    maxLength: 'Не длиннее %{max} символов',
    minValue: 'Не меньше %{min}',
    maxValue: 'Не больше %{max}',
    number: 'Здесь должно быть число',
    email: 'Здесь должен быть адрес e-mail',
    oneOf: 'Выберите одно из: %{options}',
    regex: 'Не соответствует образцу %{pattern}',
  },
};
