import polyglotI18nProvider from 'ra-i18n-polyglot';
import russianMessages from 'ra-language-russian';
import { type I18nProvider, mergeTranslations } from 'react-admin';
import { receiveTexts } from './addTexts.ts';
import { ru } from './ru.ts';

const LOCALES = [{ locale: 'ru', name: 'Русский' }];

let messages = mergeTranslations(russianMessages, ru);
const providerOf = () => polyglotI18nProvider(() => messages, 'ru', LOCALES, { allowMissing: false });
let current = providerOf();

receiveTexts((texts) => {
  messages = mergeTranslations(messages, texts);
  current = providerOf();
});

export const i18nProvider: I18nProvider = {
  ...current,
  translate: (key, options) => current.translate(key, options),
};
