import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DepositoryError, type FieldFault } from '../../dataProvider/http.ts';

const NONE: readonly FieldFault[] = [];

/** What the depository said of single fields, by their sources; the same list for the same failure. */
export const faultsOf = (failure: Error | null): readonly FieldFault[] =>
  failure instanceof DepositoryError ? failure.faults : NONE;

/**
 * Writes at each field what the depository said of it, and moves the focus to the first.
 *
 * @returns the faults that no field of the form has
 */
export const useFieldFaults = (faults: readonly FieldFault[]): readonly FieldFault[] => {
  const { setError, clearErrors, getFieldState, setFocus } = useFormContext();
  const [unplaced, setUnplaced] = useState(NONE);

  useEffect(() => {
    const place = ({ path, message }: FieldFault) => {
      if (path === '') return false;
      setError(path, { type: 'depository', message });
      // only a field that is in the form has something to refer to; an error elsewhere would stop every save
      if (getFieldState(path).error?.ref) return true;
      clearErrors(path);
      return false;
    };
    // a group of fields before its fields, since clearing it clears them
    const inOrder = faults.toSorted((one, other) => one.path.length - other.path.length);
    const placed = new Set(inOrder.filter(place));
    setUnplaced(faults.filter((fault) => !placed.has(fault)));
    const first = faults.find((fault) => placed.has(fault));
    if (first) setFocus(first.path);
  }, [faults, setError, clearErrors, getFieldState, setFocus]);

  return unplaced;
};
