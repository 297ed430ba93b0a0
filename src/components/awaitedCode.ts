let count = 0;
const listeners = new Set<() => void>();

const add = (more: number) => {
  count += more;
  // lazy code is requested while React renders, when no other component may be updated
  queueMicrotask(() => {
    for (const tell of listeners) tell();
  });
};

/** Code that is to be shown and is not here yet: until then the former screen stays, so something has to say that there is more to come. */
export const awaitedCode = {
  isAny: (): boolean => count > 0,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Counts it among what is awaited until it is here, or has failed. */
  during: <Code>(code: Promise<Code>): Promise<Code> => {
    add(1);
    return code.finally(() => add(-1));
  },
};
