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

const nameInEntry = (item?: ItemRef) => {
  const { usr, ...own } = Object(window.history.state) as { usr?: object };
  const named = item && { kind: item.kind, id: item.id };
  window.history.replaceState({ ...own, usr: { ...usr, item: named } }, '');
};

const storedItem = () => {
  const stored = handOver.current();
  return stored && stored.kind === handedOverKind(window.location.pathname) ? stored : undefined;
};

/** Whether the router has made the entry that is shown now. */
const isRouters = () => Object(window.history.state).idx !== undefined;

/**
 * Makes the entry that the page starts with name the item in session storage, because a form is in edit mode exactly when one is
 * stored (part 1, §4). An entry that is come back to from another site keeps what it names: the storage has the item
 * that was open last.
 */
export const nameStoredItem = (): void => {
  if (arrival() === 'back_forward' && isRouters()) return;
  const item = storedItem();
  if (item || arrival() === 'reload') nameInEntry(item);
};

/** An entry that the router has not made, such as that of a `#` or of a foreign script, is no navigation: the item stays open. */
export const keepItemInForeignEntries = (): void =>
  window.addEventListener('popstate', () => {
    const item = isRouters() ? undefined : storedItem();
    if (item) nameInEntry(item);
  });

/** Stores, keeps or forgets CURRENT_ITEM as addresses are entered: it goes on entering a list, on leaving the form and on reset. */
export const followHistory = (router: ReturnType<typeof createBrowserRouter>): void => {
  let last: unknown;
  const follow = ({ location }: typeof router.state) => {
    if (location === last) return;
    last = location;
    const item = itemAt(location);
    if (item) handOver.take(item);
    else handOver.forget();
  };
  follow(router.state);
  router.subscribe(follow);
};
