/**
 * Who is signed in, in session storage: TOKEN is the specification's key (part 1, §9), the others are ours. The item handed over to a
 * form is kept there too, by dataProvider/handOver.ts; nothing else is.
 */

export interface SignedIn {
  token: string;
  name: string;
  role: string;
  /** When the session ends at the latest, ISO 8601; absent where the depository does not say. */
  expiresAt?: string;
  /** Minutes without a request after which the session ends. */
  idleMinutes?: number;
}

const listening = () => {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    /** @returns what stops listening */
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

let openedHere = false;
const cleared = listening();
const ended = listening();

export const session = {
  token: (): string | null => sessionStorage.getItem('TOKEN'),

  /** Whether somebody is inside. Without a role nobody is: the shell of the specification leaves then (part 1, §2). */
  isOpen: (): boolean => Boolean(sessionStorage.getItem('TOKEN') && sessionStorage.getItem('ROLE')),

  /** Who is signed in; `null` without a token. */
  user: (): Omit<SignedIn, 'token'> | null => {
    if (!sessionStorage.getItem('TOKEN')) return null;
    return {
      name: sessionStorage.getItem('NAME') ?? '',
      role: sessionStorage.getItem('ROLE') ?? '',
      expiresAt: sessionStorage.getItem('EXPIRES_AT') ?? undefined,
      idleMinutes: Number(sessionStorage.getItem('IDLE_MINUTES')) || undefined,
    };
  },

  /** Whether somebody has signed in since the page was loaded. */
  isNew: (): boolean => openedHere,

  open: ({ token, name, role, expiresAt, idleMinutes }: SignedIn): void => {
    session.clear();
    openedHere = true;
    sessionStorage.setItem('TOKEN', token);
    sessionStorage.setItem('NAME', name);
    sessionStorage.setItem('ROLE', role);
    if (expiresAt) sessionStorage.setItem('EXPIRES_AT', expiresAt);
    if (idleMinutes) sessionStorage.setItem('IDLE_MINUTES', String(idleMinutes));
  },

  /** Clears all session storage, as signing out and every 401 do (part 1, §2 and §4). */
  clear: (): void => {
    sessionStorage.clear();
    cleared.tell();
  },

  /** A call was answered 401: clears the storage and tells whoever leads to the sign-in page. Once a session. */
  end: (): void => {
    if (!session.token()) return;
    session.clear();
    ended.tell();
  },

  onClear: cleared.listen,
  onEnd: ended.listen,
};
