import { useRecordContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { whenIdle } from '../whenIdle.ts';
import { sideBySideKey } from './sideBySide.ts';

const loadDesk = () => import('../../features/languages/languages.lazy.tsx');

type LanguageDesk = Awaited<ReturnType<typeof loadDesk>>;

const WITHIN_MS = 1500;

let loaded: LanguageDesk | undefined;

/**
 * What is done with several languages at once, and the columns in which they stand. Its code comes when the form stands, or with it
 * for whoever works that way; nobody misses it where it does not load.
 */
export const useLanguageDesk = (parts: readonly string[]) => {
  const record = useRecordContext();
  const isAtOnce = localStorage.getItem(sideBySideKey()) !== null || record?.stale !== undefined;
  const [desk, setDesk] = useState(loaded);
  const [columns, setColumns] = useState(() => loaded?.firstColumns(parts, record));
  useEffect(() => {
    const load = () =>
      void loadDesk().then((code) => {
        loaded = code;
        setDesk(code);
      }, console.error);
    if (isAtOnce) load();
    else if (!loaded) whenIdle(load, WITHIN_MS);
  }, [isAtOnce]);
  return { ...desk, columns, setColumns };
};
