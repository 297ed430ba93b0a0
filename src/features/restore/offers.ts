import type { Identifier } from 'react-admin';
import { session } from '../../session.ts';

/** A record that was deleted a moment ago. */
export interface RestoreOffer {
  resource: string;
  id: Identifier;
  name: string;
}

let newest: RestoreOffer | undefined;
const listeners = new Set<() => void>();

const set = (offer?: RestoreOffer) => {
  newest = offer;
  for (const listener of listeners) listener();
};

session.onClear(() => set());

/** The newest deletion that may be taken back, where the depository can. It outlives the list in which it happened. */
export const restoreOffers = {
  newest: () => newest,
  make: (offer: RestoreOffer): void => {
    if (session.user()?.features?.includes('restore')) set(offer);
  },
  withdraw: (offer: RestoreOffer): void => {
    if (offer === newest) set();
  },

  /** @returns what stops listening */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
