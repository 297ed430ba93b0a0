/** Does something in a moment in which nobody types or waits, within so many milliseconds. Not every browser says when it is idle. */
export const whenIdle = (work: () => void, withinMs: number): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: withinMs });
  else work();
};
