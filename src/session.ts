/**
 * The signed-in user, in session storage: TOKEN is the specification's key (part 1, §9), the others are ours. Session storage also holds
 * the item handed over to a form (dataProvider/handOver.ts) and what screens store with `keep`, and nothing else.
 */

export interface SignedIn {
  token: string;
  name: string;
  /** The login as it was typed, in lower case; unlike the name it is unique. */
  login?: string;
  role: string;
  /** The latest end of the session, ISO 8601; absent where the depository does not tell. */
  expiresAt?: string;
  /** Minutes without a request after which the session ends. */
  idleMinutes?: number;
  /** The step that is required before anything else, such as a new password. */
  due?: string;
  /** Features of the depository beyond the specification. */
  features?: readonly string[];
}

/** The entries of session storage for a sign-in. */
export const entriesOf = ({ token, name, login, role, expiresAt, idleMinutes, due, features }: SignedIn) => ({
  TOKEN: token,
  NAME: name,
  LOGIN: login?.trim().toLowerCase(),
  ROLE: role,
  EXPIRES_AT: expiresAt,
  IDLE_MINUTES: idleMinutes?.toString(),
  DUE: due,
  FEATURES: features?.join(' '),
});

const events = new EventTarget();
type SessionEvent = 'open' | 'clear' | 'end' | 'settle';
const tell = (event: SessionEvent) => events.dispatchEvent(new Event(event));

/** Subscribes a listener. @returns a function that unsubscribes it */
const on = (event: SessionEvent) => (listener: () => void) => {
  events.addEventListener(event, listener);
  return () => events.removeEventListener(event, listener);
};

const features = () => sessionStorage.getItem('FEATURES')?.split(' ');

let openedHere = false;
/** There was a token; the browser may have cleared its whole storage since. */
let isInside = false;
/** Stored in memory only, until it is replaced by a password of one's own. */
let oneTimePassword: string | undefined;

export const session = {
  token: (): string | null => {
    const token = sessionStorage.getItem('TOKEN');
    isInside ||= token !== null;
    return token;
  },

  /** Whether a user is signed in. A user without a role is not: the specification signs such a user out (part 1, §2). */
  isOpen: (): boolean => Boolean(sessionStorage.getItem('TOKEN') && sessionStorage.getItem('ROLE')),

  /** The signed-in user; `null` without a token. */
  user: (): Omit<SignedIn, 'token'> | null => {
    if (!sessionStorage.getItem('TOKEN')) return null;
    return {
      name: sessionStorage.getItem('NAME') ?? '',
      login: sessionStorage.getItem('LOGIN') ?? undefined,
      role: sessionStorage.getItem('ROLE') ?? '',
      expiresAt: sessionStorage.getItem('EXPIRES_AT') ?? undefined,
      idleMinutes: Number(sessionStorage.getItem('IDLE_MINUTES')) || undefined,
      due: session.due(),
      features: features(),
    };
  },

  /** Whether the depository has this feature beyond the specification. */
  hasFeature: (name: string): boolean => features()?.includes(name) === true,

  /** The required step; undefined for most sessions and for other depositories. */
  due: (): string | undefined => sessionStorage.getItem('DUE') ?? undefined,

  /** The one-time password that was just typed to sign in; undefined after a reload. */
  oneTimePassword: (): string | undefined => oneTimePassword,

  /** What a screen has stored by `keep`. */
  kept: (key: string): string | null => sessionStorage.getItem(key),

  /** Stores a text until the session ends, also over a reload. Does nothing without a session or when the storage is full. */
  keep: (key: string, text: string): void => {
    if (!session.token()) return;
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // a large handed-over item fills the storage: the screen then starts anew after a reload
    }
  },

  /** Marks the required step as done; `next` is the one that follows, if any. */
  settle: (next?: string): void => {
    if (next) sessionStorage.setItem('DUE', next);
    else sessionStorage.removeItem('DUE');
    oneTimePassword = undefined;
    tell('settle');
  },

  /** Whether the user has signed in since the page was loaded. */
  isNew: (): boolean => openedHere,

  /** @param password - as it was typed */
  open: (signedIn: SignedIn, password?: string): void => {
    session.clear();
    openedHere = true;
    oneTimePassword = signedIn.due === 'password' ? password : undefined;
    for (const [key, value] of Object.entries(entriesOf(signedIn)))
      if (value) sessionStorage.setItem(key, value);
    tell('open');
  },

  /** Clears all session storage, as signing out and every 401 do (part 1, §2 and §4). */
  clear: (): void => {
    sessionStorage.clear();
    isInside = false;
    oneTimePassword = undefined;
    tell('clear');
  },

  /** Ends the session after a 401: clears the storage and notifies the router, which leads to the sign-in page. Has no effect twice. */
  end: (): void => {
    if (!session.token() && !isInside) return;
    session.clear();
    tell('end');
  },

  onOpen: on('open'),
  onClear: on('clear'),
  onEnd: on('end'),
  onSettle: on('settle'),
};
