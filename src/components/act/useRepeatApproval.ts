import { useState } from 'react';
import { isScheduledLater } from '../../dataProvider/http.ts';

/**
 * Repeats a refused approval, and publishes early once the refusal has told that the item is scheduled for later; also when the answer to
 * that was lost.
 */
export const useRepeatApproval = (approve: (how: { isEarly: boolean }) => void, error: Error | null) => {
  const [wasTold, setWasTold] = useState(false);
  return () => {
    const isEarly = wasTold || isScheduledLater(error);
    setWasTold(isEarly);
    approve({ isEarly });
  };
};
