import CssBaseline from '@mui/material/CssBaseline';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useMayOpen } from '../access.ts';
import { ExitQuestion } from '../components/form/exit.ts';
import { Keys } from '../components/keys/Keys.tsx';
import { lazyScreen } from '../components/lazyScreen.tsx';
import { useAskBeforeClosing } from '../components/useAskBeforeClosing.ts';
import { RestoreBar } from '../features/restore/RestoreBar.tsx';
import { kindAt } from '../routing/addresses.ts';
import { session } from '../session.ts';
import { useIsConnectionLost } from './ConnectionLine.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Hint } from './Hint.tsx';
import { SideMenu } from './SideMenu.tsx';
import { AccessDenied, LoadingScreen } from './StandIns.tsx';
import { SessionEnd } from './sessionEnd/SessionEnd.tsx';
import { TopBar } from './TopBar.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const RequiredActionPage = lazyScreen(() => import('../own.lazy.tsx'), 'RequiredActionPage');

/**
 * Everything around a screen: top bar, menu, and the place where the screen stands. A kind that the role may not open is
 * not mounted at all, so its screens ask the server for nothing.
 */
export const Shell = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const question = useRef(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const kind = kindAt(useLocation().pathname);
  const mayOpen = useMayOpen();
  const isLost = useIsConnectionLost();
  const due = useSyncExternalStore(session.onSettle, session.due);
  useFocusOnNavigation();
  const queryClient = useQueryClient();
  useAskBeforeClosing(() => queryClient.isMutating() > 0);
  return (
    <ExitQuestion value={question}>
      <Keys>
        <div className={isLost ? 'frame is-lost' : 'frame'}>
          <CssBaseline />
          <a href="#content" className="skip-link">
            {translate('shell.skip')}
          </a>
          <Hint />
          <TopBar onMenuClick={() => setMenuOpen(true)} />
          <div className="frame-body">
            {!due && <SideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />}
            <main id="content" tabIndex={-1}>
              <div id="notices" style={{ display: 'contents' }} />
              {/* around the boundary, which is a new one at each address: a new <Suspense> would show its fallback at once, and React keeps that for 300 ms */}
              <Suspense fallback={<LoadingScreen />}>
                <ErrorBoundary>
                  {due ? (
                    <RequiredActionPage key={due} />
                  ) : (
                    mayOpen && (kind && !mayOpen(kind) ? <AccessDenied /> : children)
                  )}
                </ErrorBoundary>
              </Suspense>
            </main>
          </div>
        </div>
        <RestoreBar />
        <SessionEnd />
      </Keys>
    </ExitQuestion>
  );
};
