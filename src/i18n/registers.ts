import { addTexts } from './addTexts.ts';

/** Registers, media and appeals. */
addTexts({
  media: {
    link: 'Ссылка',
    unusable: 'Это не адрес http или https: на сайте ссылка не откроется.',
    preview: 'Просмотр по ссылке',
    open: 'Открыть на %{host}',
  },
  types: { choose: 'Выберите тип', chooseTable: 'Выберите таблицу' },
  information: {
    type: 'Тип информации',
    year: 'Год добавления',
    chooseYear: 'Выберите год',
    noYear: 'Год не указан',
    notChosen: 'Заправшиваемая таблица не найдена. Пожалуйста выберите таблицу из выпадающего списка',
    empty: 'Запрашиваемая информация еще не добавлена.',
  },
  templates: {
    clientType: 'Тип клиента',
    notChosen: 'Заправшиваемый шаблон не найден. Пожалуйста выберите тип клиента из выпадающего списка',
    empty: 'Запрашиваемый шаблон еще не добавлен.',
  },
  normativeDocuments: {
    type: 'Тип нормативного документа',
    notChosen: 'Выберите таблицу из выпадающего списка',
    documentNumber: 'Номер документа',
  },
  glossary: {
    keyWord: 'Ключевое слово',
    description: 'Описание',
    search: 'Введите ключевое слово...',
  },
  histories: { year: 'Год', text: 'Текст', empty: 'Запрашиваемая история еще не добавлена.' },
  onlineAppeals: {
    noteOf: 'Примечание: %{name}',
  },
});
