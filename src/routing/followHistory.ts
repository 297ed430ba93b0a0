import type { createBrowserRouter } from 'react-router';
import { handOver, type ItemRef } from '../dataProvider/handOver.ts';
import { handedOverKind } from './addresses.ts';

/** The item that an entry of the history names; undefined for the entry of a list or of an empty form. */
export const itemIn = (state: unknown): ItemRef | undefined => {
  const { kind, id } = Object((Object(state) as { item?: unknown }).item) as Partial<ItemRef>;
  return typeof kind === 'string' && typeof id === 'string' ? { kind, id } : undefined;
};

/** The item that may stay at an address: the entry's own, if the address is one of its kind. */
export const itemAt = ({ pathname, state }: { pathname: string; state?: unknown }): ItemRef | undefined => {
  const item = itemIn(state);
  return item?.kind === handedOverKind(pathname) ? item : undefined;
};

/** How the browser has come to this page. */
const arrival = () => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type;
};

let own = { path: '', state: null as { idx?: number } | null };

/**
 * A `#` or a foreign script's `pushState` writes an entry without our state. At the same path the page is the same one, so the
 * entry takes over what the former said, the item of its form and its place among our entries.
 */
const nameForeignEntry = () => {
  const { pathname: path } = window.location;
  const { state } = window.history;
  if (state?.idx !== undefined) own = { path, state };
  else if (path === own.path) window.history.replaceState({ ...Object(state), ...own.state }, '');
};

/**
 * Makes the entry that the page starts with name the item in session storage, because a form is in edit mode exactly when one is
 * stored (part 1, §4). An entry that is come back to from another site keeps what it names: the storage has the item
 * that was open last.
 */
export const nameStoredItem = (): void => {
  // before the router's own listener
  window.addEventListener('popstate', nameForeignEntry);
  // tells of `pushState` too; where it is missing, the entry is named when it is come back to
  window.navigation?.addEventListener('currententrychange', nameForeignEntry);
  const stored = handOver.current();
  const kind = handedOverKind(window.location.pathname);
  const { usr, ...own } = Object(window.history.state) as { usr?: object; idx?: number };
  if (arrival() === 'back_forward' && own.idx !== undefined) return;
  const item = stored?.kind === kind ? stored : undefined;
  if (!item && arrival() !== 'reload') return;
  const named = item && { kind: item.kind, id: item.id };
  window.history.replaceState({ ...own, usr: { ...usr, item: named } }, '');
};

/** Stores, keeps or forgets CURRENT_ITEM as addresses are entered: it goes on entering a list, on leaving the form and on reset. */
export const followHistory = (router: ReturnType<typeof createBrowserRouter>): void => {
  let last: unknown;
  const follow = ({ location }: typeof router.state) => {
    if (location === last) return;
    last = location;
    nameForeignEntry();
    const item = itemAt(location);
    if (item) handOver.take(item);
    else handOver.forget();
  };
  follow(router.state);
  router.subscribe(follow);
};
