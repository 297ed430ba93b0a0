import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { LeaveWarning } from './LeaveWarning.tsx';

/** Asks before typed text is left behind. */
export const LeaveGuard = ({ isSaved }: { isSaved: RefObject<boolean> }) => {
  const { dirtyFields } = useFormState();
  return <LeaveWarning isDirty={Object.keys(dirtyFields).length > 0} isSaved={isSaved} />;
};
