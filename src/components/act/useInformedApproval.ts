import { useState } from 'react';
import { isScheduledLater } from '../../dataProvider/http.ts';
import { isUnanswered } from '../../dataProvider/unanswered.ts';
import { useHasMoved } from '../useHasMoved.ts';

/**
 * Approves, and publishes early exactly where the refusal that is shown tells that the item is scheduled for later, or where the answer to
 * such an approval was lost.
 */
export const useInformedApproval = (approve: (how: { isEarly: boolean }) => void, error: Error | null) => {
  const [wasEarly, setWasEarly] = useState(false);
  const isLater = isScheduledLater(error);
  const isNew = useHasMoved(isLater ? String(error?.message) : '');
  return () => {
    // a quick second click must not overrule what nobody has read
    if (isLater && isNew) return;
    const isEarly = isLater || (wasEarly && isUnanswered(error));
    setWasEarly(isEarly);
    approve({ isEarly });
  };
};
