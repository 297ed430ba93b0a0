import type { createBrowserRouter } from 'react-router';
import { handOver, type ItemRef } from '../dataProvider/handOver.ts';
import { handedOverKind } from './addresses.ts';

/** The item that a history entry names; undefined for a list or an empty form. */
export const itemIn = (state: unknown): ItemRef | undefined => {
  const { kind, id, list } = Object((Object(state) as { item?: unknown }).item) as Partial<ItemRef>;
  return typeof kind === 'string' && typeof id === 'string' ? { kind, id, list } : undefined;
};

/** The item that an address may keep: the one its entry names, if it is of the address's kind. */
export const itemAt = ({ pathname, state }: { pathname: string; state?: unknown }): ItemRef | undefined => {
  const item = itemIn(state);
  return item?.kind === handedOverKind(pathname) ? item : undefined;
};

/** How the browser arrived at this page. */
const arrival = () => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type;
};

let own = { path: '', state: null as { idx?: number } | null };

/**
 * A `#` link or a foreign script's `pushState` adds an entry without our state. If the path is the same, it is the same page, so the
 * entry takes over the item and the position of the entry before it.
 */
const nameForeignEntry = () => {
  const { pathname: path } = window.location;
  const { state } = window.history;
  if (state?.idx !== undefined) own = { path, state };
  else if (path === own.path) window.history.replaceState({ ...Object(state), ...own.state }, '');
};

/**
 * Names the item in session storage in the page's first history entry, because a form is in edit mode exactly when an item is stored
 * (part 1, §4). An entry that Back reaches from another site keeps its own item: the storage has the one that was open last.
 */
export const nameStoredItem = (): void => {
  // registered before the router's own listener
  window.addEventListener('popstate', nameForeignEntry);
  // also reports `pushState`; in browsers without it the entry is named when the user comes back to it
  window.navigation?.addEventListener('currententrychange', nameForeignEntry);
  const stored = handOver.current();
  const kind = handedOverKind(window.location.pathname);
  const { usr, ...own } = Object(window.history.state) as { usr?: object; idx?: number };
  if (arrival() === 'back_forward' && own.idx !== undefined) return;
  const item = stored?.kind === kind ? stored : undefined;
  if (!item && arrival() !== 'reload') return;
  const named = item && { kind: item.kind, id: item.id, list: item.list };
  window.history.replaceState({ ...own, usr: { ...usr, item: named } }, '');
};

/** Stores, keeps or clears CURRENT_ITEM on navigation: a list, leaving the form and reset clear it. */
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
