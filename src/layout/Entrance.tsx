import type { AuthProvider } from 'ra-core';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Http } from '../dataProvider/http.ts';
import { BASE, rememberWanted } from '../routing/wanted.ts';
import { session } from '../session.ts';
import { SignInPage } from './SignInPage.tsx';

interface EntranceProps {
  http: Http;
  authProvider: AuthProvider;
}

interface AppProps extends EntranceProps {
  onRetry: () => void;
}

const loadApp = () => import('../App.tsx');
const Failed = ({ onRetry }: AppProps) => (
  <p className="entrance-loading" role="alert">
    Не удалось загрузить. Проверьте соединение.{' '}
    <button type="button" onClick={onRetry}>
      Повторить
    </button>
  </p>
);

/** The back-office, or what stands in its place when it could not be loaded. */
const lazyApp = () =>
  lazy<ComponentType<AppProps>>(() =>
    loadApp().then(
      ({ App }) => ({ default: App }),
      () => ({ default: Failed }),
    ),
  );

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

/** Signs in on a page that loads without the back-office, then loads it. */
export const Entrance = (props: EntranceProps) => {
  const [App, setApp] = useState(lazyApp);
  const [signedIn, setSignedIn] = useState(() => {
    settleAddress();
    return session.isOpen();
  });

  useEffect(() => {
    if (signedIn) return;
    const timer = setTimeout(() => loadApp().catch(() => undefined), WARM_UP_MS);
    return () => clearTimeout(timer);
  }, [signedIn]);

  const handleSignedIn = () => {
    replaceAddress(BASE);
    setSignedIn(true);
  };

  if (!signedIn) return <SignInPage authProvider={props.authProvider} onSignedIn={handleSignedIn} />;
  return (
    <Suspense fallback={<p className="entrance-loading">Выполняется загрузка ...</p>}>
      <App {...props} onRetry={() => setApp(lazyApp)} />
    </Suspense>
  );
};
