import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useReadOf } from '../../components/useRead.ts';
import { whenIdle } from '../../components/whenIdle.ts';
import { aNumber } from '../../dataProvider/answers.ts';
import { get } from '../../dataProvider/calls.ts';
import { addTexts } from '../../i18n/addTexts.ts';

addTexts({ review: { waiting: 'Ждут: %{count}' } });

const waiting = get('/api/Admin/Review/GetCount', aNumber);
const WITHIN_MS = 2000;

/** How many items wait for an approval. */
export const useWaitingCount = () => useReadOf('reviewCount', waiting);

/** The same in the menu: read again after each act of one's own, when nothing else is waited for. */
export const QueueCount = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { data: count, refetch } = useWaitingCount();
  useEffect(() => {
    let isOld = false;
    return queryClient.getMutationCache().subscribe(({ mutation, type }) => {
      if (type !== 'updated') return;
      isOld ||= mutation.state.status === 'success';
      // an act is made of several mutations: the last one to end tells
      if (!isOld || queryClient.isMutating() > 0) return;
      isOld = false;
      whenIdle(() => void refetch(), WITHIN_MS);
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
