/**
 * Whether the depository can be reached: not while the browser is offline, and not after a call that got no answer, until one does.
 * http.ts tells how each call went.
 */
let isLost = !navigator.onLine;
let losses = 0;
const listeners = new Set<() => void>();

const change = (lost: boolean) => () => {
  if (lost) losses += 1;
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of listeners) listener();
};

export const connection = {
  isLost: (): boolean => isLost,
  lost: change(true),
  found: change(false),

  /** A call begins. @returns what tells that it was answered, which says nothing of a line that was lost since */
  sending: (): (() => void) => {
    const before = losses;
    return () => {
      if (losses === before) connection.found();
    };
  },

  /** @returns what stops listening */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

window.addEventListener('offline', connection.lost);
window.addEventListener('online', connection.found);
