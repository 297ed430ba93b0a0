import polyglotI18nProvider from 'ra-i18n-polyglot';
import russianMessages from 'ra-language-russian';
import { type I18nProvider, mergeTranslations } from 'react-admin';
import { receiveTexts } from './addTexts.ts';
import { ru } from './ru.ts';

const LOCALES = [{ locale: 'ru', name: 'Русский' }];

const messages: object[] = [russianMessages, ru];
let provider: I18nProvider | undefined;

receiveTexts((texts) => {
  messages.push(texts);
  provider = undefined;
});

/** Made at the first text that is shown, and anew after texts were added. */
const current = (): I18nProvider => {
  provider ??= polyglotI18nProvider(() => mergeTranslations(...messages), 'ru', LOCALES, {
    allowMissing: false,
  });
  return provider;
};

export const i18nProvider: I18nProvider = {
  getLocale: () => 'ru',
  getLocales: () => LOCALES,
  changeLocale: () => Promise.resolve(),
  translate: (key, options) => current().translate(key, options),
};
