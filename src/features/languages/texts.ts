import { addTexts } from '../../i18n/addTexts.ts';

addTexts({
  sideBySide: {
    label: 'Вид языков',
    tabs: 'Вкладки',
    columns: 'Рядом',
    pair: 'Какие языки рядом',
    and: '%{one} и %{other}',
    copy: 'Скопировать структуру из русского',
    copyHint: 'Заголовки, таблицы, списки и рисунки без текста',
    copyTitle: 'Заменить текст структурой русского?',
    copyText:
      'В тексте «%{language}» уже что-то есть. Его место займут заголовки, таблицы, списки и рисунки русского текста без слов. Отменить можно в редакторе.',
    copyConfirm: 'Заменить',
    short: { ru: 'РУ', uz: 'УЗ', en: 'EN' },
  },
  staleTranslation: {
    title: 'Русский текст изменён после этого перевода.',
    show: 'Что изменилось',
    check: 'Перевод проверен',
  },
  completeness: {
    title: 'Заполненность',
    complete: 'есть',
    blank: 'нет',
    unasked: 'нет ни на одном языке',
    parts: {
      title: 'Заголовок',
      description: 'Текст',
      about: 'Описание',
      urlVideo: 'Ссылка',
      urlAudio: 'Ссылка',
      coverId: 'Обложка',
      pdfId: 'PDF',
    },
  },
});
