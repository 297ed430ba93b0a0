import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIsAtRest } from './useIsAtRest.ts';

const STANDS_MS = 1500;

/** What no screen waits for: its code and its calls come when the page has stood for a while. */
export const AtRest = ({ children }: { children: ReactNode }) => {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), STANDS_MS);
    return () => clearTimeout(timer);
  }, []);
  return useIsAtRest(stands) && <Suspense fallback={null}>{children}</Suspense>;
};
