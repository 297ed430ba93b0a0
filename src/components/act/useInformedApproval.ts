import { useState } from 'react';
import { isScheduledLater } from '../../dataProvider/http.ts';
import { isUnanswered } from '../../dataProvider/unanswered.ts';
import { useIsUnread } from '../useHasMoved.ts';

/**
 * Approves, and publishes early exactly where the refusal that is shown tells that the item is scheduled for later, or where the answer to
 * such an approval was lost. Does nothing within a second after that refusal (`isUnread`).
 */
export const useInformedApproval = (approve: (how: { isEarly: boolean }) => void, error: Error | null) => {
  const [wasEarly, setWasEarly] = useState(false);
  const isLater = isScheduledLater(error);
  const isUnread = useIsUnread(isLater ? error?.message : undefined);
  return {
    isUnread,
    approve: () => {
      if (isUnread) return;
      const isEarly = isLater || (wasEarly && isUnanswered(error));
      setWasEarly(isEarly);
      approve({ isEarly });
    },
  };
};
