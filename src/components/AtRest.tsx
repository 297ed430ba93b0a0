import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIsAtRest } from './useIsAtRest.ts';

const STANDS_MS = 1500;

/** Whether the page has stood for a while: the moment for code and calls that no screen waits for. */
export const useHasStood = (): boolean => {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), STANDS_MS);
    return () => clearTimeout(timer);
  }, []);
  return useIsAtRest(stands);
};

/** What comes when the page has stood for a while. */
export const AtRest = ({ children }: { children: ReactNode }) =>
  useHasStood() && <Suspense fallback={null}>{children}</Suspense>;
