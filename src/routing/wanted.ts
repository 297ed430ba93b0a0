/** The back-office stands under this address; the sign-in page, which imports this file, at `/`. */
export const BASE = '/dashboard';

/**
 * An address that was opened without a session, or in which a session ended: the dashboard offers it after signing in (DECISIONS 27).
 * It travels in the state of the history entry, so it survives a reload of the sign-in page, while session storage is cleared as
 * specified; and it is the address alone, since somebody else may sign in.
 */
export interface Wanted {
  /** Path and search. */
  path: string;
  /** Kind and id of the item that the address was about, as its history entry names it. */
  item?: unknown;
}

interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

const field = (value: unknown, key: string): unknown => (Object(value) as Record<string, unknown>)[key];

/** The address that an entry's state remembers. */
export const wantedIn = (state: unknown): Wanted | undefined => {
  const wanted = field(state, 'wanted');
  const path = field(wanted, 'path');
  return typeof path === 'string' ? { path, item: field(wanted, 'item') } : undefined;
};

/** The state of the entry that takes the place of this one: it remembers the address, or what the entry remembered. */
export const rememberWanted = ({ pathname, search, state }: Place): { wanted?: Wanted } => ({
  wanted: pathname.startsWith(`${BASE}/`)
    ? { path: pathname + search, item: field(state, 'item') }
    : wantedIn(state),
});
