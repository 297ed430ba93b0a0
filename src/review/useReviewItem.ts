import type { Identifier } from 'ra-core';
import { useState } from 'react';
import { useReadOf } from '../components/useRead.ts';
import { type ReviewItem, reviewCalls } from '../dataProvider/reviewCalls.ts';
import { differingPlaces } from '../differences/places.ts';
import { QUEUE } from './queue.ts';

/** Whether there is something to read in a state that was not there in another: that it was published is told by itself. */
const isToBeRead = ({ item: read }: ReviewItem, { item }: ReviewItem) =>
  item.version !== read.version &&
  (item.status !== 'published' || differingPlaces({ ...read, status: item.status }, item).length > 0);

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
  const newer = read && data && isToBeRead(read, data) ? data : undefined;
  return { read, newer, now: data ?? read, error, refetch, readNewer: () => setRead(newer) };
};
