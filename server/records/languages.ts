import { LANGUAGES, type Language } from '../../src/dataProvider/wire.ts';

/** For sorting entries: the order of LANGUAGES, which is the one of the tabs. */
export const byLanguage = (one: { language: Language }, other: { language: Language }) =>
  LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language);
