/**
 * Whether the depository can be reached. It cannot while the browser is offline, nor after a call without an answer until another call is
 * answered. http.ts reports every call.
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

  /** Reports a call. @returns a function to call on its answer; it has no effect if the connection was lost meanwhile */
  sending: (): (() => void) => {
    const before = losses;
    return () => {
      if (losses === before) connection.found();
    };
  },

  /** @returns a function that unsubscribes the listener */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

window.addEventListener('offline', connection.lost);
window.addEventListener('online', connection.found);
