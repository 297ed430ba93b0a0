import { useEffect, useEffectEvent } from 'react';

/**
 * The browser asks before the tab is closed or loaded again, while something would be lost.
 *
 * @param wouldLose - asked when it happens, so that nothing has to be drawn for it
 */
export const useAskBeforeClosing = (wouldLose: () => boolean): void => {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  });
  useEffect(() => {
    const handleClosing = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', handleClosing);
    return () => window.removeEventListener('beforeunload', handleClosing);
  }, []);
};
