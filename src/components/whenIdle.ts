/**
 * Does something in a moment in which nobody types or waits, within so many milliseconds. Not every browser says when it is idle.
 *
 * @returns what calls it off
 */
export const whenIdle = (work: () => void, withinMs: number): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: withinMs });
  return () => cancelIdleCallback(handle);
};
