import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

const REST_MS = 1500;

/** What no screen waits for: its code and its calls come when the page has been at rest for a while. */
export const AtRest = ({ children }: { children: ReactNode }) => {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(() => setIsDue(true), REST_MS), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <Suspense fallback={null}>{children}</Suspense>;
};
