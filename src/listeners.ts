/** The listeners of a change, for `useSyncExternalStore`. */
export const createListeners = <Told extends unknown[] = []>() => {
  const listeners = new Set<(...told: Told) => void>();
  return {
    /** @returns a function that unsubscribes the listener */
    subscribe: (listener: (...told: Told) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (...told: Told): void => {
      for (const listener of listeners) listener(...told);
    },
  };
};
