import { createContext, useContext } from 'react';
import type { Language } from '../../wire/wire.ts';

/** The language in which the texts of the inputs around are written; their labels stay Russian. */
export const TextLanguage = createContext<Language | undefined>(undefined);

export const useTextLanguage = (): Language | undefined => useContext(TextLanguage);
