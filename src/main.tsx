import './storage.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAuthProvider } from './authProvider.ts';
import { createHttp, depositoryUrl } from './dataProvider/http.ts';
import { SignInPage } from './layout/signIn/SignInPage.tsx';
import { StartFailure } from './layout/signIn/StartFailure.tsx';
import { openNewTabsSignedIn } from './routing/newTabs.ts';
import { BASE, rememberReturnTo } from './routing/returnTo.ts';
import { session } from './session.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
export const root = createRoot(element);

const http = createHttp({ baseUrl: depositoryUrl() });
const authProvider = createAuthProvider(http);

const loadApp = () => import('./App.tsx');

const openApp = async (): Promise<void> => {
  try {
    const { App } = await loadApp();
    root.render(
      <StrictMode>
        <App http={http} authProvider={authProvider} />
      </StrictMode>,
    );
  } catch (error) {
    console.error(error);
    root.render(<StartFailure />);
  }
};

/** Replaces the address before the router exists. The history entry remembers the former address where the router looks for it. */
const replaceAddress = (path: string) => {
  const { pathname, search } = window.location;
  const usr = rememberReturnTo({ pathname, search, state: window.history.state?.usr });
  window.history.replaceState({ usr }, '', path);
};

/** The application is prefetched while the user types. */
const PREFETCH_AFTER_MS = 1500;

/** Draws the sign-in page before the application is loaded: loading it first would make the page 300 ms later and three times as large. */
const openSignIn = () => {
  const timer = setTimeout(() => loadApp().catch(() => undefined), PREFETCH_AFTER_MS);
  const handleSignedIn = () => {
    clearTimeout(timer);
    replaceAddress(BASE);
    return openApp();
  };
  root.render(
    <StrictMode>
      <SignInPage authProvider={authProvider} onSignedIn={handleSignedIn} />
    </StrictMode>,
  );
};

openNewTabsSignedIn();
const { pathname } = window.location;
if (session.isOpen()) {
  if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) replaceAddress(BASE);
  void openApp();
} else {
  if (pathname !== '/') replaceAddress('/');
  openSignIn();
}
