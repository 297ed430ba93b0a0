import { useEffect, useState } from 'react';
import { whenIdle } from '../whenIdle.ts';
import { sideBySideKey } from './sideBySide.ts';

type LanguageDesk = typeof import('../../languages/languages.lazy.tsx');

const WITHIN_MS = 1500;

let loaded: LanguageDesk | undefined;

/**
 * What is done with several languages at once, and the columns in which they stand. Its code comes when the form stands, or with it
 * for whoever works that way; nobody misses it where it does not load.
 */
export const useLanguageDesk = (parts: readonly string[]) => {
  const [desk, setDesk] = useState(loaded);
  const [columns, setColumns] = useState(() => loaded?.firstColumns(parts));
  useEffect(() => {
    const load = () =>
      void import('../../languages/languages.lazy.tsx').then((code) => {
        loaded = code;
        setDesk(code);
      }, console.error);
    if (localStorage.getItem(sideBySideKey())) load();
    else if (!loaded) whenIdle(load, WITHIN_MS);
  }, []);
  return { Desk: desk?.LanguageDesk, Matrix: desk?.CompletenessMatrix, columns, setColumns };
};
