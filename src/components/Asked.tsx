import { type ReactNode, useEffect, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { useHasStood } from './AtRest.tsx';
import { awaitedCode } from './awaitedCode.ts';
import type { Preload } from './lazyScreen.tsx';

/** Longer than what only confirms: it says what to do. */
const SAID_MS = 8000;

interface AskedProps {
  isAsked: boolean;
  /** Where it cannot be had, nobody waits for it any longer. */
  onClose: () => void;
  preload: Preload;
  children: ReactNode;
}

/**
 * What opens over the screen: its code comes as soon as somebody asks for it, and at the latest when the page has stood for a while.
 * Until it is here Esc calls it off.
 */
export const Asked = ({ isAsked, onClose, preload, children }: AskedProps) => {
  const notify = useNotify();
  const hasStood = useHasStood();
  const [isHere, setIsHere] = useState(false);
  const fail = useEvent(() => {
    notify('load.askAgain', { type: 'error', autoHideDuration: SAID_MS });
    onClose();
  });
  useEffect(() => {
    let isOver = false;
    const fetchCode = async () => {
      const code = await (isAsked ? awaitedCode.during(preload()) : preload());
      if (isOver) return;
      if (code) setIsHere(true);
      else if (isAsked) fail();
    };
    if (isAsked || hasStood) void fetchCode();
    return () => {
      isOver = true;
    };
  }, [isAsked, hasStood, preload, fail]);
  const isAwaited = isAsked && !isHere;
  const close = useEvent(onClose);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const callOff = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', callOff);
    return () => document.removeEventListener('keydown', callOff);
  }, [isAwaited, close]);
  return isHere && children;
};
