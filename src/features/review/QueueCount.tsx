import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LinkBase, useLocation, useStoreContext, useTranslate } from 'react-admin';
import { useReadOf } from '../../components/useRead.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { BASE } from '../../routing/returnTo.ts';
import { QUEUE, storePlace } from './queue.ts';

/** The number of items that the user may approve. `QueueLink`, which is on every screen, reads it; others only show it. */
const useWaitingCount = ({ enabled = false } = {}) =>
  useReadOf('reviewCount', reviewCalls.count, { enabled });

/** The number in the menu. */
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

/** The number in the top bar, with a link to the queue. It is read again after each act of the user, on the dashboard and in the queue. */
export const QueueLink = () => {
  const translate = useTranslate();
  const { setItem } = useStoreContext();
  const { data: count, refetch } = useWaitingCount({ enabled: true });
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === BASE || pathname.startsWith(`${BASE}/${QUEUE}`)) void refetch();
  }, [pathname, refetch]);
  const isActing = useIsMutating() > 0;
  useEffect(() => {
    if (!isActing) void refetch();
  }, [isActing, refetch]);
  // what was counted is shown, not what a former filter has left of it
  const handleClick = () => {
    for (const [key, place] of Object.entries(storePlace({}))) setItem(key, place);
  };
  if (!count) return null;
  const label = translate('review.shortcut', { count });
  return (
    <Tooltip title={label}>
      <IconButton
        component={LinkBase}
        to={`${BASE}/${QUEUE}`}
        onClick={handleClick}
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
