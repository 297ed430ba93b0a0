import type { Identifier } from 'ra-core';
import { useState } from 'react';
import { useReadOf } from '../components/useRead.ts';
import { type ReviewItem, reviewCalls } from '../dataProvider/reviewCalls.ts';
import { QUEUE } from './queue.ts';

/**
 * An item as it is being read: it stays the one that is judged, whatever is read again later.
 *
 * @returns `newer` when it was changed meanwhile; `now` is what is known of its approval by now
 */
export const useReviewItem = (kind: string, id: Identifier) => {
  const { data, error, refetch, isFetching } = useReadOf(QUEUE, reviewCalls.item(kind, id));
  const [read, setRead] = useState<ReviewItem>();
  // what was kept from an earlier reading may be old
  if (data && !isFetching && !read) setRead(data);
  const newer = read && data && data.item.version !== read.item.version ? data : undefined;
  return { read, newer, now: data ?? read, error, refetch, readNewer: () => setRead(newer) };
};
