import { createListeners } from '../listeners.ts';

let count = 0;
const { subscribe, tell } = createListeners();

const add = (more: number) => {
  count += more;
  // deferred, because lazy code is requested while React renders, when no other component may be updated
  queueMicrotask(tell);
};

/** Code that is loading for the next screen. The former screen stays until then, so a progress bar has to show it. */
export const awaitedCode = {
  isAny: (): boolean => count > 0,

  subscribe,

  /** Counts the code as loading until the promise settles. */
  during: <Code>(code: Promise<Code>): Promise<Code> => {
    add(1);
    return code.finally(() => add(-1));
  },
};
