import type { DeletedRecord } from '../../components/features.tsx';
import { session } from '../../session.ts';

let newest: DeletedRecord | undefined;
const listeners = new Set<() => void>();

const set = (offer?: DeletedRecord) => {
  newest = offer;
  for (const listener of listeners) listener();
};

session.onClear(() => set());

/** The newest deletion that may be taken back, where the depository can. It outlives the list in which it happened. */
export const restoreOffers = {
  newest: () => newest,
  make: (offer: DeletedRecord): void => set(offer),
  withdraw: (offer: DeletedRecord): void => {
    if (offer === newest) set();
  },

  /** @returns what stops listening */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
