/** The back-office is under this address, the sign-in page at `/`. */
export const BASE = '/dashboard';

/**
 * The address that was requested without a session, or where a session ended; the dashboard offers it after the sign-in (DECISIONS 27).
 * It is stored in the state of the history entry: that survives a reload of the sign-in page, while session storage has to be
 * cleared. Only the address is stored, because another person may sign in.
 */
export interface ReturnTo {
  /** Path and search. */
  path: string;
  /** Kind and id of the item at the address. */
  item?: unknown;
}

interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

const field = (value: unknown, key: string): unknown => (Object(value) as Record<string, unknown>)[key];

/** Reads the remembered address from an entry's state. */
export const returnToIn = (state: unknown): ReturnTo | undefined => {
  const returnTo = field(state, 'returnTo');
  const path = field(returnTo, 'path');
  return typeof path === 'string' ? { path, item: field(returnTo, 'item') } : undefined;
};

/** The state of the entry that replaces this one, with the address of this entry or the one that it remembers. */
export const rememberReturnTo = ({ pathname, search, state }: Place): { returnTo?: ReturnTo } => ({
  returnTo: pathname.startsWith(`${BASE}/`)
    ? { path: pathname + search, item: field(state, 'item') }
    : returnToIn(state),
});

/** What happened to unsaved input when the session ended. */
export type Ended = 'nothing' | 'kept' | 'unkept';

/** The state of the sign-in page's entry after a session has ended other than by signing out. */
export const rememberEnd = (place: Place, ended: Ended) => ({ ...rememberReturnTo(place), ended });

/** Reads from an entry's state how a session ended; undefined where none has. */
export const endIn = (state: unknown): Ended | undefined => {
  const ended = field(state, 'ended');
  return ended === 'nothing' || ended === 'kept' || ended === 'unkept' ? ended : undefined;
};
