/**
 * Who is signed in, in session storage: TOKEN is the specification's key (part 1, §9), the others are ours. The item handed over to a
 * form is kept there too, by dataProvider/handOver.ts, and what a screen has to find again after a reload, by `keep`; nothing else is.
 */

export interface SignedIn {
  token: string;
  name: string;
  /** What was typed to sign in, in lower case; the name may be another person's too. */
  login?: string;
  role: string;
  /** When the session ends at the latest, ISO 8601; absent where the depository does not say. */
  expiresAt?: string;
  /** Minutes without a request after which the session ends. */
  idleMinutes?: number;
  /** What has to be done before anything else. */
  due?: string;
  /** What the depository says it can do beside the specification. */
  features?: readonly string[];
}

/** What session storage holds of a sign-in, key by key; what is empty is left out. */
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
const tell = (event: 'clear' | 'end' | 'settle') => events.dispatchEvent(new Event(event));

/** @returns what has a listener called, which returns what stops that */
const on = (event: 'clear' | 'end' | 'settle') => (listener: () => void) => {
  events.addEventListener(event, listener);
  return () => events.removeEventListener(event, listener);
};

const features = () => sessionStorage.getItem('FEATURES')?.split(' ');

let openedHere = false;
/** A token was there, which the browser may have thrown away meanwhile with all of its storage. */
let isInside = false;
/** Kept while its change is due, and in memory alone. */
let oneTimePassword: string | undefined;

export const session = {
  token: (): string | null => {
    const token = sessionStorage.getItem('TOKEN');
    isInside ||= token !== null;
    return token;
  },

  /** Whether a user is inside. Without a role nobody is: the shell of the specification leaves then (part 1, §2). */
  isOpen: (): boolean => Boolean(sessionStorage.getItem('TOKEN') && sessionStorage.getItem('ROLE')),

  /** Who is signed in; `null` without a token. */
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

  /** Whether the depository can do this beside the specification. */
  hasFeature: (name: string): boolean => features()?.includes(name) === true,

  /** What has to be done before anything else; nothing for most sessions, and with another depository. */
  due: (): string | undefined => sessionStorage.getItem('DUE') ?? undefined,

  /** The one-time password that was just typed to sign in; undefined after a reload. */
  oneTimePassword: (): string | undefined => oneTimePassword,

  /** What a screen has stored in this session. */
  kept: (key: string): string | null => sessionStorage.getItem(key),

  /** Keeps something over a reload until the session ends; nothing where it has ended or the storage is full. */
  keep: (key: string, text: string): void => {
    if (!session.token()) return;
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // a large item was handed over: the screen begins anew after a reload
    }
  },

  /** What was due is done; perhaps something else is due then. */
  settle: (next?: string): void => {
    if (next) sessionStorage.setItem('DUE', next);
    else sessionStorage.removeItem('DUE');
    oneTimePassword = undefined;
    tell('settle');
  },

  /** Whether a user has signed in since the page was loaded. */
  isNew: (): boolean => openedHere,

  /** @param password - what was typed to sign in */
  open: (signedIn: SignedIn, password?: string): void => {
    session.clear();
    openedHere = true;
    oneTimePassword = signedIn.due === 'password' ? password : undefined;
    for (const [key, value] of Object.entries(entriesOf(signedIn)))
      if (value) sessionStorage.setItem(key, value);
  },

  /** Clears all session storage, as signing out and every 401 do (part 1, §2 and §4). */
  clear: (): void => {
    sessionStorage.clear();
    isInside = false;
    oneTimePassword = undefined;
    tell('clear');
  },

  /** A call was answered 401: clears the storage and notifies the router, which leads to the sign-in page. Once a session. */
  end: (): void => {
    if (!session.token() && !isInside) return;
    session.clear();
    tell('end');
  },

  onClear: on('clear'),
  onEnd: on('end'),
  onSettle: on('settle'),
};
