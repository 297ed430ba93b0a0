import { Suspense, useSyncExternalStore } from 'react';
import { screen } from '../../components/screen.tsx';
import { sessionState } from './sessionActivity.ts';

const SessionNotice = screen(() => import('./SessionNotice.lazy.tsx'), 'SessionNotice');

/** Says in time that the session ends, and then that it has ended; the screen stays as it is. */
export const SessionEnd = () => {
  const state = useSyncExternalStore(sessionState.watch, sessionState.now);
  return (
    state !== 'running' && (
      <Suspense fallback={null}>
        <SessionNotice key={state} state={state} />
      </Suspense>
    )
  );
};
