import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload } from 'react-router';

/** What closing the page would lose: nothing, only what is stored in a draft, or more. */
export type Typed = 'nothing' | 'kept' | 'unkept';

/** Each with what signing out would lose, as a translation key, where nothing else asks about that. */
const questions = new Map<() => Typed, string | undefined>();

/** The same for everything that is open. */
export const typedNow = (): Typed => {
  const all = [...questions.keys()].map((ask) => ask());
  return (['unkept', 'kept'] as const).find((each) => all.includes(each)) ?? 'nothing';
};

/** What signing out would lose now, as a translation key; undefined where nothing is lost. */
export const lostBySignOut = () => [...questions].find(([ask, lost]) => lost && ask() === 'unkept')?.[1];

/**
 * Makes the browser ask before the tab is closed or reloaded while something would be lost.
 *
 * @param wouldLose - called at that moment, so that it needs no render
 * @param isStored - whether a draft contains what would be lost
 * @param lost - a translation key, by which «Выйти» asks as well
 */
export const useAskBeforeClosing = (
  wouldLose: () => boolean,
  isStored = () => false,
  lost?: string,
): void => {
  const answer = useEffectEvent((): Typed => {
    if (!wouldLose()) return 'nothing';
    return isStored() ? 'kept' : 'unkept';
  });
  useEffect(() => {
    const ask = () => answer();
    questions.set(ask, lost);
    return () => void questions.delete(ask);
  }, [lost]);
  useBeforeUnload((event) => wouldLose() && event.preventDefault());
};
