import type { ReactElement, ReactNode } from 'react';
import { createBrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { session } from '../session.ts';
import { toNative } from './addresses.ts';
import { followHistory, itemAt, nameStoredItem } from './followHistory.ts';
import { BASE, type Ended, rememberEnd, rememberReturnTo } from './returnTo.ts';

interface Pages {
  backOffice: ReactElement;
  /** Shown when a page fails to render. */
  crashPage: ReactElement;
  signInPage: (onSignedIn: () => void) => ReactElement;
  /** Tells what happens to unsaved input if the session ends now. */
  typedNow: () => Ended;
}

/**
 * The sign-in page at `/`, the back-office under `/dashboard`; every other address leads to the sign-in page (DECISIONS 4).
 *
 * The back-office needs a session, also when Back leads there, and the sign-in page is skipped with one. A 401 leads to `/`,
 * whichever call met it (part 1, §4).
 */
export const createRouter = ({ backOffice, crashPage, signInPage, typedNow }: Pages) => {
  nameStoredItem();
  const enter = () =>
    router.navigate(BASE, { replace: true, state: rememberReturnTo(router.state.location) });
  const router = createBrowserRouter([
    {
      errorElement: crashPage,
      children: [
        { path: '/', element: <Page>{signInPage(enter)}</Page> },
        {
          path: `${BASE}/*`,
          element: (
            <Page isInside>
              <SpecificationRoutes>{backOffice}</SpecificationRoutes>
            </Page>
          ),
        },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ]);
  session.onEnd(() =>
    router.navigate('/', { replace: true, state: rememberEnd(router.state.location, typedNow()) }),
  );
  followHistory(router);
  return router;
};

/** A page for those with a session, or without one; leads the others to the other page, which remembers the address. */
const Page = ({ isInside = false, children }: { isInside?: boolean; children: ReactNode }) => {
  const location = useLocation();
  if (session.isOpen() === isInside) return children;
  return <Navigate to={isInside ? '/' : BASE} replace state={rememberReturnTo(location)} />;
};

/**
 * Gives react-admin its own path for the specification's address in the location bar. A form is react-admin's edit path exactly when
 * the history entry names an item, which followHistory.ts keeps under CURRENT_ITEM meanwhile.
 */
const SpecificationRoutes = ({ children }: { children: ReactNode }) => {
  const location = useLocation();
  return (
    <Routes location={{ ...location, pathname: toNative(location.pathname, itemAt(location)) }}>
      <Route path="*" element={children} />
    </Routes>
  );
};
