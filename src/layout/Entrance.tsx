import type { AuthProvider } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Http } from '../dataProvider/http.ts';
import { BASE, rememberWanted } from '../routing/wanted.ts';
import { session } from '../session.ts';
import { SignInPage } from './SignInPage.tsx';

const loadApp = () => import('../App.tsx');
const App = lazy(() => loadApp().then(({ App }) => ({ default: App })));

const WARM_UP_MS = 1500;

/** Goes on at another address; its entry remembers the wanted one where the router looks for it. */
const replaceAddress = (path: string) => {
  const usr = rememberWanted({
    pathname: location.pathname,
    search: location.search,
    state: history.state?.usr,
  });
  history.replaceState({ usr }, '', path);
};

/** Puts the address right before anything is shown: nobody is inside without a session, nobody signs in twice. */
const settleAddress = () => {
  const { pathname } = location;
  const inside = pathname === BASE || pathname.startsWith(`${BASE}/`);
  if (session.isOpen() && !inside) replaceAddress(BASE);
  if (!session.isOpen() && pathname !== '/') replaceAddress('/');
};

interface EntranceProps {
  http: Http;
  authProvider: AuthProvider;
}

/** Signs in on a page that loads without the back-office, then loads it. */
export const Entrance = ({ http, authProvider }: EntranceProps) => {
  const [signedIn, setSignedIn] = useState(() => {
    settleAddress();
    return session.isOpen();
  });

  useEffect(() => {
    if (signedIn) return;
    const timer = setTimeout(loadApp, WARM_UP_MS);
    return () => clearTimeout(timer);
  }, [signedIn]);

  const handleSignedIn = () => {
    replaceAddress(BASE);
    setSignedIn(true);
  };

  if (!signedIn) return <SignInPage authProvider={authProvider} onSignedIn={handleSignedIn} />;
  return (
    <Suspense fallback={<p className="entrance-loading">Выполняется загрузка ...</p>}>
      <App http={http} authProvider={authProvider} />
    </Suspense>
  );
};
