import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

const watchPage = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const isPageSeen = () => document.visibilityState !== 'hidden';

/** Calls back once so much time has gone by; what passes while it is held, or nobody sees the page, counts for nothing. */
export const useCountdown = (afterMs: number | undefined, isHeld: boolean, onEnd: () => void) => {
  const leftMs = useRef<number>(undefined);
  const end = useEffectEvent(onEnd);
  const isSeen = useSyncExternalStore(watchPage, isPageSeen);
  const runs = isSeen && !isHeld;
  useEffect(() => {
    if (afterMs === undefined || !runs) return;
    const begunAt = Date.now();
    const left = leftMs.current ?? afterMs;
    const timer = setTimeout(end, left);
    return () => {
      clearTimeout(timer);
      leftMs.current = left - (Date.now() - begunAt);
    };
  }, [afterMs, runs]);
};
