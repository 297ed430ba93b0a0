/**
 * The only file that touches sessionStorage. Keys of the specification: TOKEN and CURRENT_ITEM (part 1, §9);
 * ours: who is signed in, and the kind of CURRENT_ITEM, so that an item never opens in another kind's form.
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

export interface StoredItem {
  kind: string;
  id: string;
  item: Record<string, unknown>;
}

const listeners = new Set<() => void>();
const announce = () => {
  cached = undefined;
  for (const listener of listeners) listener();
};

const endListeners = new Set<() => void>();

export const session = {
  token: (): string | null => sessionStorage.getItem('TOKEN'),

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

  open: ({ token, name, role, expiresAt, idleMinutes }: SignedIn): void => {
    sessionStorage.clear();
    sessionStorage.setItem('TOKEN', token);
    sessionStorage.setItem('NAME', name);
    sessionStorage.setItem('ROLE', role);
    if (expiresAt) sessionStorage.setItem('EXPIRES_AT', expiresAt);
    if (idleMinutes) sessionStorage.setItem('IDLE_MINUTES', String(idleMinutes));
    announce();
  },

  /** Clears all session storage, as signing out and every 401 do (part 1, §2 and §4). */
  clear: (): void => {
    sessionStorage.clear();
    announce();
  },

  /** A call was answered 401: clears the storage and tells whoever leads to the sign-in page. Once a session. */
  end: (): void => {
    if (!session.token()) return;
    session.clear();
    for (const listener of endListeners) listener();
  },

  /** @returns what stops listening */
  onEnd: (listener: () => void): (() => void) => {
    endListeners.add(listener);
    return () => endListeners.delete(listener);
  },
};

let cached: StoredItem | null | undefined;

const readStored = (): StoredItem | null => {
  const kind = sessionStorage.getItem('CURRENT_ITEM_KIND');
  const text = sessionStorage.getItem('CURRENT_ITEM');
  if (!kind || !text) return null;
  try {
    const item: unknown = JSON.parse(text);
    if (typeof item !== 'object' || item === null || !('id' in item)) return null;
    return { kind, id: String(item.id), item: { ...item } };
  } catch {
    return null;
  }
};

/** The item handed from a list to a form (part 1, §4). A form is in edit mode exactly when one is stored. */
export const currentItem = {
  get: (): StoredItem | null => {
    if (cached === undefined) cached = readStored();
    return cached;
  },

  /**
   * Stores an item as the wire writes it.
   * @returns false when it does not fit (the browser allows about 5 MB); nothing is stored then
   */
  store: (kind: string, item: object): boolean => {
    try {
      sessionStorage.setItem('CURRENT_ITEM', JSON.stringify(item));
      sessionStorage.setItem('CURRENT_ITEM_KIND', kind);
      return true;
    } catch {
      sessionStorage.removeItem('CURRENT_ITEM');
      sessionStorage.removeItem('CURRENT_ITEM_KIND');
      return false;
    } finally {
      announce();
    }
  },

  clear: (): void => {
    if (sessionStorage.getItem('CURRENT_ITEM') === null) return;
    sessionStorage.removeItem('CURRENT_ITEM');
    sessionStorage.removeItem('CURRENT_ITEM_KIND');
    announce();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
