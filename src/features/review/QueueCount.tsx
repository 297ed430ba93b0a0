import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useReadOf } from '../../components/useRead.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';

/** How many items wait for an approval. */
export const useWaitingCount = () => useReadOf('reviewCount', reviewCalls.count);

/** The same in the menu: read again after each act of one's own. */
export const QueueCount = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { data: count, refetch } = useWaitingCount();
  useEffect(() => {
    let isStale = false;
    return queryClient.getMutationCache().subscribe(({ mutation, type }) => {
      if (type !== 'updated') return;
      isStale ||= mutation.state.status === 'success';
      // an act is made of several mutations: the last one to end tells
      if (!isStale || queryClient.isMutating() > 0) return;
      isStale = false;
      void refetch();
    });
  }, [queryClient, refetch]);
  if (!count) return null;
  return (
    <b data-count={count}>
      <span id={id} hidden>
        {translate('review.waiting', { count })}
      </span>
    </b>
  );
};
