import type { AuthProvider } from 'ra-core';
import { type ComponentType, useEffect, useState } from 'react';
import type { Http } from '../dataProvider/http.ts';
import { BASE, rememberWanted } from '../routing/wanted.ts';
import { session } from '../session.ts';
import { SignInPage } from './SignInPage.tsx';

interface Providers {
  http: Http;
  authProvider: AuthProvider;
}

interface AppProps extends Providers {
  onRetry: () => void;
}

const Failed = ({ onRetry }: AppProps) => (
  <p className="entrance-loading" role="alert">
    Не удалось загрузить. Проверьте соединение.{' '}
    <button type="button" onClick={onRetry}>
      Повторить
    </button>
  </p>
);

/**
 * The back-office with what an address shows first, or what stands in its place when it could not be loaded.
 *
 * @param inside - what it is made of, when somebody is inside already
 */
const loadApp = async (path: string, inside?: Providers): Promise<ComponentType<AppProps>> => {
  try {
    const { App, preloadAt, prepare } = await import('../App.tsx');
    if (!inside) {
      await preloadAt(path);
      return App;
    }
    const prepared = await prepare(path, inside);
    return (props) => <App {...props} prepared={prepared} />;
  } catch {
    return Failed;
  }
};

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

/**
 * What is shown first: nothing, and so the sign-in page, or with an open session the back-office. All its code is here before
 * anything is drawn: each step that is drawn on the way holds the next one back.
 */
export const firstScreen = async (providers: Providers): Promise<ComponentType<AppProps> | undefined> => {
  settleAddress();
  return session.isOpen() ? loadApp(location.pathname, providers) : undefined;
};

interface EntranceProps extends Providers {
  first: ComponentType<AppProps> | undefined;
}

/** Signs in on a page that loads without the back-office, then loads it. */
export const Entrance = ({ first, ...props }: EntranceProps) => {
  const [App, setApp] = useState(() => first);
  const isOutside = App === undefined;

  useEffect(() => {
    if (!isOutside) return;
    const timer = setTimeout(() => loadApp(BASE), WARM_UP_MS);
    return () => clearTimeout(timer);
  }, [isOutside]);

  const handleSignedIn = async () => {
    const loaded = await loadApp(BASE);
    replaceAddress(BASE);
    setApp(() => loaded);
  };

  const handleRetry = async () => {
    const loaded = await loadApp(location.pathname);
    setApp(() => loaded);
  };

  if (!App) return <SignInPage authProvider={props.authProvider} onSignedIn={handleSignedIn} />;
  return <App {...props} onRetry={handleRetry} />;
};
