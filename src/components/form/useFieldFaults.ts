import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DepositoryError, type FieldFault } from '../../dataProvider/http.ts';

const NONE: readonly FieldFault[] = [];

/** The depository's errors by field; the same list for the same error object. */
export const faultsOf = (failure: Error | null): readonly FieldFault[] =>
  failure instanceof DepositoryError ? failure.faults : NONE;

/**
 * Shows the depository's errors at their fields and focuses the first.
 *
 * @returns the errors whose fields are not in the form
 */
export const useFieldFaults = (faults: readonly FieldFault[]): readonly FieldFault[] => {
  const { setError, clearErrors, getFieldState, setFocus } = useFormContext();
  const [unplaced, setUnplaced] = useState(NONE);

  useEffect(() => {
    const place = ({ path, message }: FieldFault) => {
      if (path === '') return false;
      setError(path, { type: 'depository', message });
      // react-hook-form would let an error of an unmounted field block every save
      if (getFieldState(path).error?.ref) return true;
      clearErrors(path);
      return false;
    };
    // clear a group before its fields, because clearing it clears them too
    const inOrder = faults.toSorted((one, other) => one.path.length - other.path.length);
    const placed = new Set(inOrder.filter(place));
    setUnplaced(faults.filter((fault) => !placed.has(fault)));
    const first = faults.find((fault) => placed.has(fault));
    if (first) setFocus(first.path);
  }, [faults, setError, clearErrors, getFieldState, setFocus]);

  return unplaced;
};
