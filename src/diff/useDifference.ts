import { useEffect, useState } from 'react';
import { type Difference, differenceOf } from './document/comparer.ts';

interface Compared {
  before: string;
  after: string;
  difference?: Difference;
}

/** @returns how two rich texts differ, as soon as that is known */
export const useDifference = (before: string, after: string) => {
  const [compared, setCompared] = useState<Compared>();
  useEffect(() => {
    let isWanted = true;
    const tell = (difference?: Difference) => {
      if (isWanted) setCompared({ before, after, difference });
    };
    differenceOf(before, after).then(tell, (problem) => {
      console.error(problem);
      tell();
    });
    return () => {
      isWanted = false;
    };
  }, [before, after]);
  const isKnown = compared?.before === before && compared.after === after;
  return {
    difference: isKnown ? compared.difference : undefined,
    hasFailed: isKnown && !compared.difference,
  };
};
