import { type Identifier, type RaRecord, useLocation, useStoreContext } from 'ra-core';
import type { FieldValues } from 'react-hook-form';

/** What «Сбросить» took out of the form of an item: enough to open the item again as it was left. */
export interface EmptiedForm {
  /** Names the step of the history at which the empty form stands. */
  at: number;
  resource: string;
  record: RaRecord;
  /** What had been typed; undefined when nothing had. */
  values?: FieldValues;
}

const EMPTIED = 'form.emptied';
const RETURNING = 'form.returning';

/**
 * Keeps an emptied form for as long as the empty one stands: at its own step of the history, in memory that goes with the
 * session.
 */
export const useEmptiedForm = () => {
  const { getItem, setItem, removeItem } = useStoreContext();
  const { state } = useLocation();
  const kept = getItem<EmptiedForm | undefined>(EMPTIED);
  return {
    emptied: kept && kept.at === state?.emptied ? kept : undefined,
    keep: (form: EmptiedForm) => setItem(EMPTIED, form),
    /** The item's form will ask for what had been typed in it. */
    giveBack: (form: EmptiedForm) => {
      removeItem(EMPTIED);
      setItem(RETURNING, form);
    },
    /** What is to be typed into this item's form again, told once. */
    takeReturned: (resource: string, id: Identifier): FieldValues | undefined => {
      const form = getItem<EmptiedForm | undefined>(RETURNING);
      removeItem(RETURNING);
      return form?.resource === resource && form.record.id === id ? form.values : undefined;
    },
  };
};
