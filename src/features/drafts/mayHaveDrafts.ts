import { useSyncExternalStore } from 'react';

const FLAG = 'DRAFTS';

/** The browser may forbid its storage altogether. */
const asked = <T>(ask: () => T, otherwise: T): T => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};

/** Whether this browser holds a draft of anybody: known without opening their database, so that lists load nothing for none. */
export const mayHaveDrafts = (): boolean => asked(() => localStorage.getItem(FLAG) !== null, false);

let changes = 0;
const watchers = new Set<() => void>();

/** How often a draft was written or ended on this page. */
export const draftChanges = (): number => changes;

/** @returns what stops watching */
export const watchDrafts = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** The same, as it changes while a screen is shown: a form that was just left may still be writing. */
export const useMayHaveDrafts = (): boolean => useSyncExternalStore(watchDrafts, mayHaveDrafts);

/** A draft was written, or ended. */
export const tellOfDrafts = (areThere: boolean): void => {
  asked(() => (areThere ? localStorage.setItem(FLAG, '1') : localStorage.removeItem(FLAG)), undefined);
  changes += 1;
  for (const watcher of watchers) watcher();
};
