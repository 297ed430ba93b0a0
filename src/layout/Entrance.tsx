import type { AuthProvider } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Http } from '../dataProvider/http.ts';
import { session } from '../session.ts';
import { SignInPage } from './SignInPage.tsx';

const loadApp = () => import('../App.tsx');
const App = lazy(() => loadApp().then(({ App }) => ({ default: App })));

const WARM_UP_MS = 1500;
const DASHBOARD = '/dashboard';

const isSignedIn = () => session.token() !== null;

/** Puts the address right before anything is shown: nobody is inside without a token, nobody signs in twice. */
const settleAddress = () => {
  const inside = location.pathname === DASHBOARD || location.pathname.startsWith(`${DASHBOARD}/`);
  if (isSignedIn() && !inside) history.replaceState(null, '', DASHBOARD);
  if (!isSignedIn() && location.pathname !== '/') history.replaceState(null, '', '/');
};

interface EntranceProps {
  http: Http;
  authProvider: AuthProvider;
}

/** Signs in on a page that loads without the back-office, then loads it. */
export const Entrance = ({ http, authProvider }: EntranceProps) => {
  const [signedIn, setSignedIn] = useState(() => {
    settleAddress();
    return isSignedIn();
  });

  useEffect(() => {
    if (signedIn) return;
    const timer = setTimeout(loadApp, WARM_UP_MS);
    return () => clearTimeout(timer);
  }, [signedIn]);

  const handleSignedIn = () => {
    history.replaceState(null, '', DASHBOARD);
    setSignedIn(true);
  };

  if (!signedIn) return <SignInPage authProvider={authProvider} onSignedIn={handleSignedIn} />;
  return (
    <Suspense fallback={<p className="entrance-loading">Выполняется загрузка ...</p>}>
      <App http={http} authProvider={authProvider} />
    </Suspense>
  );
};
