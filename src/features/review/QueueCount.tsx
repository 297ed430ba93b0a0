import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useReadOf } from '../../components/useRead.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { BASE } from '../../routing/addresses.ts';
import { QUEUE } from './queue.ts';

/** How many items wait for an approval. It is read by `QueueLink`, which is on every screen, and only shown elsewhere. */
export const useWaitingCount = ({ isWanted = false } = {}) =>
  useReadOf('reviewCount', reviewCalls.count, { isWanted });

/** The same in the menu. */
export const QueueCount = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data: count } = useWaitingCount();
  if (!count) return null;
  return (
    <b data-count={count}>
      <span id={id} hidden>
        {translate('review.waiting', { count })}
      </span>
    </b>
  );
};

/** The same in the top bar, with the way there: on every screen, at every width. It is read again after each act of one's own. */
export const QueueLink = () => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { data: count, refetch } = useWaitingCount({ isWanted: true });
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
  const label = translate('review.shortcut', { count });
  return (
    <Tooltip title={label}>
      <IconButton
        component={LinkBase}
        to={`${BASE}/${QUEUE}`}
        color="inherit"
        aria-label={label}
        sx={{ marginInlineEnd: 1 }}
      >
        <Badge badgeContent={count} max={999} color="primary">
          <ReviewIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  );
};
