import type { AuthProvider } from 'ra-core';
import { loadPageAgain } from './boot/importing.ts';
import type { Http } from './dataProvider/http.ts';
import { attendSignIn } from './layout/signIn/attendSignIn.ts';
import { drawSignIn } from './layout/signIn/drawSignIn.ts';
import { BASE, rememberWanted } from './routing/wanted.ts';
import { session } from './session.ts';

interface Providers {
  http: Http;
  authProvider: AuthProvider;
}

const FAILED = `
<p class="entrance-loading" role="alert">
  Не удалось загрузить. Проверьте соединение. <button type="button">Повторить</button>
</p>`;

/** The page has nothing to lose yet. */
const drawFailure = (root: HTMLElement) => {
  root.innerHTML = FAILED;
  const button = root.querySelector('button');
  const failAgain = () => {
    // drawn anew, it is read out again
    drawFailure(root);
    root.querySelector('button')?.focus();
  };
  button?.addEventListener('click', () => loadPageAgain().catch(failAgain));
};

/** Goes on at another address; its entry remembers the wanted one where the router looks for it. */
const replaceAddress = (path: string) => {
  const usr = rememberWanted({
    pathname: location.pathname,
    search: location.search,
    state: history.state?.usr,
  });
  history.replaceState({ usr }, '', path);
};

/**
 * Draws the back-office, or in its place that it could not be loaded. All its code is here before anything is drawn: each step that
 * is drawn on the way holds the next one back.
 */
const openBackOffice = async (root: HTMLElement, providers: Providers): Promise<void> => {
  try {
    const [{ draw }, { App, prepare }] = await Promise.all([import('./draw.tsx'), import('./App.tsx')]);
    draw(root, App, { ...providers, prepared: await prepare(location.pathname, providers) });
  } catch {
    drawFailure(root);
  }
};

const WARM_UP_MS = 1500;

const warmUp = () => import('./App.tsx').then(({ preloadAt }) => preloadAt(BASE)).catch(() => undefined);

const openSignIn = (root: HTMLElement, providers: Providers): void => {
  const page = root.querySelector<HTMLElement>('.sign-in') ?? drawSignIn(root);
  const timer = setTimeout(warmUp, WARM_UP_MS);
  const onSignedIn = () => {
    clearTimeout(timer);
    replaceAddress(BASE);
    void openBackOffice(root, providers);
  };
  attendSignIn(page, { authProvider: providers.authProvider, onSignedIn });
};

/**
 * Shows the back-office to whoever is inside, and else the sign-in page, which boot/boot.ts has drawn already where it may run. The
 * address is put right before: nobody is inside without a session, nobody signs in twice.
 */
export const enter = (root: HTMLElement, providers: Providers): void => {
  const { pathname } = location;
  const isInside = pathname === BASE || pathname.startsWith(`${BASE}/`);
  if (session.isOpen()) {
    if (!isInside) replaceAddress(BASE);
    void openBackOffice(root, providers);
  } else {
    if (pathname !== '/') replaceAddress('/');
    openSignIn(root, providers);
  }
};
