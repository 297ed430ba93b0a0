import { sideBySideKey } from '../../components/form/sideBySide.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';

const stored = () => localStorage.getItem(sideBySideKey());

/** Whether this person works with the languages side by side, and with which two; kept in this browser. */
export const choice = {
  isWanted: (): boolean => stored() !== null,
  pair: (): readonly Language[] => LANGUAGES.filter((language) => (stored() ?? 'ru uz').includes(language)),
  keep: (pair: readonly Language[] | undefined): void => {
    if (pair) localStorage.setItem(sideBySideKey(), pair.join(' '));
    else localStorage.removeItem(sideBySideKey());
  },
};
