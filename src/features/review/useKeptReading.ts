import { useState } from 'react';
import type { useReadOf } from '../../components/useRead.ts';

/**
 * What was read stays what is judged, whatever is read again later.
 *
 * @param isToBeRead - whether there is something to read in what stands there now that was not in what was read
 * @returns `newer` when there is; `now` is what is known by now, also of the approval
 */
export const useKeptReading = <T>(
  { data, error, refetch, isFetching }: ReturnType<typeof useReadOf<T>>,
  isToBeRead: (read: T, now: T) => boolean,
) => {
  const [read, setRead] = useState<T>();
  // what was kept from an earlier reading may be old
  if (data && !isFetching && !read) setRead(data);
  const newer = read && data && isToBeRead(read, data) ? data : undefined;
  return { read, newer, now: data ?? read, error, refetch, readNewer: () => setRead(newer) };
};
