import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

const WITHIN_MS = 1500;

/**
 * Whether the moment has come for what no screen waits for: nobody types, and nothing is drawn. Once it has come, it stays.
 *
 * @param isWanted - from when on it is waited for
 */
export const useIsAtRest = (isWanted: boolean): boolean => {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    if (isWanted) whenIdle(() => setIsAtRest(true), WITHIN_MS);
  }, [isWanted]);
  return isWanted && isAtRest;
};
