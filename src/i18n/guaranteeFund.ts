import { addTexts } from './addTexts.ts';

/** The guarantee fund: part 2, §2. */
addTexts({
  guaranteeFund: {
    change: 'Правка',
    history: 'История',
    currencies: 'Валюта фонда',
    add: 'Добавить - %{currency}',
    save: 'Сохранить - %{currency}',
    saveRow: 'Сохранить',
    addRow: '+ добавить строку',
    addRowSubmit: 'Добавить',
    addRowTitle: 'Форма добавления',
    editTitle: 'Форма изменения',
    draftTitle: 'Гарантийный фонд - %{currency}',
    fundIs: '%{amount} %{currency}',
    notAmount: 'Введите число от 0 до 90 071 992 547 409,91, после запятой не больше двух знаков.',
    missing: 'Заполните поле',
    isNew: 'новая строка',
    isChanged: 'сумма изменена',
    unsaved:
      '%{smart_count} несохранённая строка |||| %{smart_count} несохранённые строки |||| %{smart_count} несохранённых строк',
    noRow: 'строки нет в списке',
    goneRow: 'Этой строки больше нет в последнем списке. Что вы набрали, можно добавить в новый список.',
    halfTyped: 'недописанная строка: %{row}',
    leave: 'Строки ещё не сохранены на сервере и пропадут.',
  },
});

/** What the new list of a currency is called. */
export const newListTitle = (currency: string) => `Новый список ${currency}`;
