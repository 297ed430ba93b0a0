import { useSyncExternalStore } from 'react';

const THREE_FROM_PX = 1400;
const TWO_FROM_PX = 900;

export const roomNow = () => {
  if (window.innerWidth >= THREE_FROM_PX) return 3;
  return window.innerWidth >= TWO_FROM_PX ? 2 : 1;
};

const watch = (watcher: () => void) => {
  window.addEventListener('resize', watcher);
  return () => window.removeEventListener('resize', watcher);
};

/** For how many languages side by side the window has room. */
export const useRoom = () => useSyncExternalStore(watch, roomNow);
