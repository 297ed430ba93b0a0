import type { ReactElement, ReactNode } from 'react';
import { createBrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { session } from '../session.ts';
import { BASE, toNative } from './addresses.ts';
import { followHistory, itemAt, nameStoredItem } from './followHistory.ts';
import { type Ended, rememberEnd, rememberReturnTo } from './returnTo.ts';

interface Pages {
  backOffice: ReactElement;
  /** Replaces a page that cannot be drawn. */
  crashPage: ReactElement;
  signInPage: (onSignedIn: () => void) => ReactElement;
  /** What becomes of what is typed if the session ends now. */
  typedNow: () => Ended;
}

/**
 * The sign-in page at `/`, the back-office under `/dashboard`, everything else leads to the former (DECISIONS 4).
 *
 * Nobody is inside without a session, not by Back either, and nobody signs in twice. A 401 leads to `/`, whichever call met it
 * (part 1, §4).
 */
export const createRouter = ({ backOffice, crashPage, signInPage, typedNow }: Pages) => {
  nameStoredItem();
  const enter = () =>
    router.navigate(BASE, { replace: true, state: rememberReturnTo(router.state.location) });
  const router = createBrowserRouter([
    {
      errorElement: crashPage,
      children: [
        { path: '/', element: <Outside>{signInPage(enter)}</Outside> },
        {
          path: `${BASE}/*`,
          element: (
            <Inside>
              <SpecificationRoutes>{backOffice}</SpecificationRoutes>
            </Inside>
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

const Inside = ({ children }: { children: ReactNode }) => {
  const location = useLocation();
  if (session.isOpen()) return children;
  return <Navigate to="/" replace state={rememberReturnTo(location)} />;
};

const Outside = ({ children }: { children: ReactNode }) => {
  const location = useLocation();
  if (!session.isOpen()) return children;
  return <Navigate to={BASE} replace state={rememberReturnTo(location)} />;
};

/**
 * Shows react-admin the path it knows for the specification's address in the location bar: a form is its edit path exactly when the
 * history entry names an item, which followHistory.ts keeps under CURRENT_ITEM meanwhile.
 */
const SpecificationRoutes = ({ children }: { children: ReactNode }) => {
  const location = useLocation();
  return (
    <Routes location={{ ...location, pathname: toNative(location.pathname, itemAt(location)) }}>
      <Route path="*" element={children} />
    </Routes>
  );
};
