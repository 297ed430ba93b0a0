import { useEffect, useState } from 'react';
import type { Preload } from '../lazyScreen.tsx';

/**
 * Whether a conflict is asked about, before which nothing else is asked: not once the question is put off, nor where its code cannot
 * be had.
 *
 * @param preload - of that code
 */
export const useAsking = (isConflict: boolean, preload: Preload) => {
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(() => {
    if (!isConflict) return;
    let isOver = false;
    void preload().then((code) => !code && !isOver && setIsPutOff(true));
    return () => {
      isOver = true;
      setIsPutOff(false);
    };
  }, [isConflict, preload]);
  return { isAsking: isConflict && !isPutOff, onPutOff: setIsPutOff };
};
