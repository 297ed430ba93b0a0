import { useEffect, useRef } from 'react';
import { useEvent, useIsMounted, useNotify } from 'react-admin';

/** How long after a failure a refetch may remove the row that shows it, in ms. */
const REFETCHED_WITHIN = 5_000;

/** Tells a failure by a toast when the place that would show it is gone: already, or by the refetch that follows it. */
export const useTellIfRemoved = () => {
  const notify = useNotify();
  const isMounted = useIsMounted();
  const failure = useRef<{ text: string; at: number; pathname: string }>(undefined);
  const tell = useEvent(() => {
    if (!failure.current) return;
    const { text, at, pathname } = failure.current;
    // a user who leaves the screen has read it there
    const isRefetched = pathname === window.location.pathname && Date.now() - at < REFETCHED_WITHIN;
    if (isRefetched) notify(text, { type: 'info' });
  });
  useEffect(() => tell, [tell]);
  return {
    fail: (text: string, { isRefetched }: { isRefetched: boolean }) => {
      if (!isMounted.current) notify(text, { type: 'error' });
      else if (isRefetched) failure.current = { text, at: Date.now(), pathname: window.location.pathname };
    },
    forget: () => {
      failure.current = undefined;
    },
  };
};
