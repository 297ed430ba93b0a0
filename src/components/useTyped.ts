import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** So long after the last key what was typed is searched for. */
const PAUSE_MS = 200;

/**
 * A text that is taken over when somebody pauses typing it, or leaves; emptied, at once.
 *
 * @param value - what was taken over last
 */
export const useTyped = (value: string, take: (text: string) => void) => {
  const [typed, setTyped] = useState<string>();
  const latest = useRef<string>(undefined);
  const takeNow = useEffectEvent(() => {
    if (latest.current !== undefined) take(latest.current);
    latest.current = undefined;
    setTyped(undefined);
  });

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(takeNow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => takeNow(), []);

  const type = (text: string) => {
    latest.current = text === '' ? undefined : text;
    setTyped(latest.current);
    if (text === '') take('');
  };
  return { typed: typed ?? value, type };
};
