let count = 0;
const listeners = new Set<() => void>();

const add = (more: number) => {
  count += more;
  // deferred, because lazy code is requested while React renders, when no other component may be updated
  queueMicrotask(() => {
    for (const tell of listeners) tell();
  });
};

/** Code that is loading for the next screen. The former screen stays until then, so a progress bar has to show it. */
export const awaitedCode = {
  isAny: (): boolean => count > 0,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Counts the code as loading until the promise settles. */
  during: <Code>(code: Promise<Code>): Promise<Code> => {
    add(1);
    return code.finally(() => add(-1));
  },
};
