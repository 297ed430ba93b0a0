import { createContext, useContext } from 'react';
import type { Language } from '../../wire/wire.ts';

/** The language of the texts in the inputs below, or that it may be any; labels are always Russian. */
export const TextLanguage = createContext<Language | 'any' | undefined>(undefined);

/** The language of the inputs around, where it is known. */
export const useTextLanguage = (): Language | undefined => {
  const language = useContext(TextLanguage);
  return language === 'any' ? undefined : language;
};
