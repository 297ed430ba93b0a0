import polyglotI18nProvider from 'ra-i18n-polyglot';
import russianMessages from 'ra-language-russian';
import { type I18nProvider, mergeTranslations } from 'react-admin';
import { addedTexts } from './addTexts.ts';
import { ru } from './ru.ts';

let provider: I18nProvider | undefined;
let addedCount = 0;

/** Created with the first shown text, and again after texts were added. */
const current = (): I18nProvider => {
  if (!provider || addedCount !== addedTexts.length) {
    addedCount = addedTexts.length;
    const messages = mergeTranslations(russianMessages, ru, ...addedTexts);
    provider = polyglotI18nProvider(() => messages, 'ru');
  }
  return provider;
};

export const i18nProvider: I18nProvider = {
  getLocale: () => 'ru',
  changeLocale: () => Promise.resolve(),
  translate: (key, options) => current().translate(key, options),
};
