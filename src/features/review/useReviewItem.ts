import type { Identifier } from 'react-admin';
import { useReadOf } from '../../components/useRead.ts';
import { changedFields } from '../../dataProvider/fieldPaths.ts';
import { type ReviewItem, reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { QUEUE } from './queue.ts';
import { useKeptReading } from './useKeptReading.ts';

/** That an item was published is told by itself. */
const isToBeRead = ({ item: read }: ReviewItem, { item }: ReviewItem) =>
  item.version !== read.version &&
  (item.status !== 'published' || changedFields({ ...read, status: item.status }, item).length > 0);

/** An item as it is being read. */
export const useReviewItem = (kind: string, id: Identifier) =>
  useKeptReading(useReadOf(QUEUE, reviewCalls.item(kind, id)), isToBeRead);
