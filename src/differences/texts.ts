import { addTexts } from '../i18n/addTexts.ts';

addTexts({
  differences: {
    status: 'Состояние',
    other: 'Прочее (%{field})',
    inRu: 'на русском',
    inUz: 'на узбекском',
    inEn: 'на английском',
    empty: 'пусто',
    yes: 'да',
    no: 'нет',
    published: 'опубликовано',
    pending: 'в ожидании',
    file: 'файл загружен',
    picture: 'изображение загружено',
    formatting: 'Слова те же, отличается оформление: %{what}.',
    looks: 'вид текста',
  },
});
