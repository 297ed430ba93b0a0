import { createContext, useContext } from 'react';
import type { Language } from '../../wire/wire.ts';

/** The language in which the texts of the inputs around are written, or that it may be any; their labels stay Russian. */
export const TextLanguage = createContext<Language | 'any' | undefined>(undefined);

/** The language of the inputs around where it is known. */
export const useTextLanguage = (): Language | undefined => {
  const language = useContext(TextLanguage);
  return language === 'any' ? undefined : language;
};
