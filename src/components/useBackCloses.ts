import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-admin';
import { session } from '../session.ts';

/** The browser's Back closes the dialog around, not the screen below it: on a phone it covers all of the screen. */
export const useBackCloses = (onClose: () => void): void => {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && session.token() !== null);
  const closeInstead = useEffectEvent(() => {
    blocker.reset?.();
    onClose();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') closeInstead();
  }, [blocker.state]);
};
