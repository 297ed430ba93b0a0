import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-admin';
import { session } from '../session.ts';

/**
 * In a modal dialog: lets the browser's Back close the dialog, not the screen below, which on a phone it covers. A component, because the
 * router asks only the last blocker that was mounted.
 */
export const CloseOnBack = ({ onClose }: { onClose: () => void }) => {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && session.token() !== null);
  const closeInstead = useEffectEvent(() => {
    blocker.reset?.();
    onClose();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') closeInstead();
  }, [blocker.state]);
  return null;
};
