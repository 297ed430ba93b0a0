import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-admin';
import { session } from '../session.ts';

/**
 * Lets the browser's Back close the open dialog around, not the screen below: on a phone the dialog covers all of it. The router asks the
 * blocker that was mounted last, so this one goes before that of a form below.
 */
export const BackCloses = ({ onClose }: { onClose: () => void }) => {
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
