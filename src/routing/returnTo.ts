/** The back-office is under this address, the sign-in page at `/`. */
export const BASE = '/dashboard';

/**
 * The address that was opened without a session, or in which a session ended: the dashboard offers it after signing in (DECISIONS 27).
 * It is in the state of the history entry, which survives a reload of the sign-in page, while session storage is cleared as
 * specified; and it is the address alone, since another person may sign in.
 */
export interface ReturnTo {
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
export const returnToIn = (state: unknown): ReturnTo | undefined => {
  const returnTo = field(state, 'returnTo');
  const path = field(returnTo, 'path');
  return typeof path === 'string' ? { path, item: field(returnTo, 'item') } : undefined;
};

/** The state of the entry that replaces this one: it remembers the address, or what the entry remembered. */
export const rememberReturnTo = ({ pathname, search, state }: Place): { returnTo?: ReturnTo } => ({
  returnTo: pathname.startsWith(`${BASE}/`)
    ? { path: pathname + search, item: field(state, 'item') }
    : returnToIn(state),
});

/** What became of what was typed when the session ended. */
export type Ended = 'nothing' | 'kept' | 'unkept';

/** The state of the sign-in page's entry where a session has ended, other than by signing out. */
export const rememberEnd = (place: Place, ended: Ended) => ({ ...rememberReturnTo(place), ended });

/** What an entry's state says of the end of a session; undefined where none has ended. */
export const endIn = (state: unknown): Ended | undefined => {
  const ended = field(state, 'ended');
  return ended === 'nothing' || ended === 'kept' || ended === 'unkept' ? ended : undefined;
};
