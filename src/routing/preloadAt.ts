import type { createBrowserRouter } from 'react-router';
import { preloadScreen } from '../components/lazyScreen.tsx';
import { whenIdle } from '../components/whenIdle.ts';
import { resources } from '../resources.tsx';
import { BASE, formKind, kindAt, toPublic } from './addresses.ts';

const kindOf = (path: string) => resources.find(({ name }) => name === kindAt(path));

const isForm = (path: string) => formKind(toPublic(path).path) !== undefined;

/** Fetches the code of the screen at an address of the back-office, in the specification's form or in react-admin's. */
export const preloadAt = (path: string): Promise<unknown> => {
  const kind = kindOf(path);
  return preloadScreen(isForm(path) ? (kind?.edit ?? kind?.create) : kind?.list);
};

const REST_MS = 1500;

/** A list at rest: what comes next is most likely one of its forms. */
const preloadNext = (path: string) =>
  whenIdle(() => {
    if (!isForm(path)) void preloadScreen(kindOf(path)?.edit);
  }, REST_MS);

/**
 * Fetches code ahead: of a link that is pointed at or has the focus, and of the form of a list at rest.
 *
 * @returns what stops it
 */
export const preloadAhead = (router: ReturnType<typeof createBrowserRouter>): (() => void) => {
  const handleAim = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="${BASE}/"]`);
    if (link) void preloadAt(link.pathname);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => preloadNext(router.state.location.pathname), REST_MS);
  };
  const forget = router.subscribe(rest);
  rest();
  document.addEventListener('pointerover', handleAim);
  document.addEventListener('focusin', handleAim);
  return () => {
    clearTimeout(timer);
    forget();
    document.removeEventListener('pointerover', handleAim);
    document.removeEventListener('focusin', handleAim);
  };
};
