import type { Feature } from '../../components/features.tsx';
import { addTexts } from '../../i18n/addTexts.ts';
import { CopyStructure } from './CopyStructure.tsx';
import { StaleTranslation } from './StaleTranslation.tsx';

addTexts({
  copyStructure: {
    short: 'Скопировать структуру',
    label: 'Скопировать структуру из русского',
    title: 'Заменить текст структурой русского?',
    text: 'В тексте «%{language}» уже что-то есть. Его место займут заголовки, таблицы, списки и картинки русского текста без слов. Отменить можно в редакторе.',
    confirm: 'Заменить',
  },
  staleTranslation: {
    title: 'Русский текст изменён после этого перевода.',
    show: 'Что изменилось',
    check: 'Перевод проверен',
  },
});

/** Marks stale translations, and copies the structure of the Russian text. */
export const languages: Feature = {
  name: 'languages',
  languageNotices: StaleTranslation,
  columnTools: CopyStructure,
};
