import { useEffect, useEffectEvent } from 'react';

/** What closing the page would lose: nothing, only what is stored in a draft, or more. */
export type Typed = 'nothing' | 'kept' | 'unkept';

const questions = new Set<() => Typed>();

/** The same for everything that is open. */
export const typedNow = (): Typed => {
  const all = [...questions].map((ask) => ask());
  return (['unkept', 'kept'] as const).find((each) => all.includes(each)) ?? 'nothing';
};

/**
 * Makes the browser ask before the tab is closed or reloaded while something would be lost.
 *
 * @param wouldLose - called at that moment, so that it needs no render
 * @param isKept - whether a draft contains what would be lost
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
