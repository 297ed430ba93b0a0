import { useEffect, useEffectEvent } from 'react';

/** What would be lost if the page went now: nothing, only what is stored as a draft, or more than that. */
export type Typed = 'nothing' | 'kept' | 'unkept';

const questions = new Set<() => Typed>();

/** The same for everything that is open. */
export const typedNow = (): Typed => {
  const all = [...questions].map((ask) => ask());
  return (['unkept', 'kept'] as const).find((each) => all.includes(each)) ?? 'nothing';
};

/**
 * The browser asks before the tab is closed or loaded again, while something would be lost.
 *
 * @param wouldLose - asked when it happens, so that nothing has to be drawn for it
 * @param isKept - whether a draft holds what would be lost
 */
export const useAskBeforeClosing = (wouldLose: () => boolean, isStored = () => false): void => {
  const answer = useEffectEvent((): Typed => {
    if (!wouldLose()) return 'nothing';
    return isStored() ? 'kept' : 'unkept';
  });
  useEffect(() => {
    const ask = () => answer();
    const handleClosing = (event: BeforeUnloadEvent) => {
      if (ask() !== 'nothing') event.preventDefault();
    };
    questions.add(ask);
    window.addEventListener('beforeunload', handleClosing);
    return () => {
      questions.delete(ask);
      window.removeEventListener('beforeunload', handleClosing);
    };
  }, []);
};
