import { useEffect, useState } from 'react';

/** Within this time, in ms, nobody has read what has just changed. */
export const UNREAD_MS = 1000;

/**
 * Whether something came to its place within the last second. Acts do not start on what has just moved under the pointer or got the focus:
 * an impatient second click would approve something unread.
 *
 * @param place - identifies what is at the place
 * @param seen - counts as seen at first
 */
export const useHasMoved = (place: string, seen = place): boolean => {
  const [seenPlace, setSeenPlace] = useState(seen);
  useEffect(() => {
    const timer = setTimeout(() => setSeenPlace(place), UNREAD_MS);
    return () => clearTimeout(timer);
  }, [place]);
  return seenPlace !== place;
};

/** Whether a refusal was shown within the last second: a quick second click must not overrule what nobody has read. */
export const useIsUnread = (refusal: string | undefined): boolean => {
  const hasMoved = useHasMoved(refusal ?? '');
  return refusal !== undefined && hasMoved;
};
