import { createListeners } from './listeners.ts';

/**
 * Whether the depository can be reached. It cannot while the browser is offline, nor after a call without an answer until another call is
 * answered. http.ts reports every call.
 */
let isLost = !navigator.onLine;
let losses = 0;
const { subscribe, tell } = createListeners();

const change = (lost: boolean) => () => {
  if (lost) losses += 1;
  if (lost === isLost) return;
  isLost = lost;
  tell();
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

  subscribe,
};

window.addEventListener('offline', connection.lost);
window.addEventListener('online', connection.found);
