import './texts.ts';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { useRecordContext, useResourceContext } from 'react-admin';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { isPublishable } from '../../wire/kinds.ts';
import { QueueCount } from './QueueCount.tsx';
import { ReturnPlace } from './ReturnPlace.tsx';
import { ReviewedList } from './ReviewedList.tsx';

const ReviewItem = screen(() => import('./ItemScreen.tsx'), 'ReviewItemScreen');

/** What an item was given back with, above its form. */
const ReturnNotice = () => {
  const kind = useResourceContext();
  const record = useRecordContext();
  return kind && record?.id ? <ReturnPlace kind={kind} record={record} /> : null;
};

export const review: Feature = {
  name: 'review',
  offeredAs: 'review',
  appliesTo: isPublishable,
  formNotices: ReturnNotice,
  listWrapper: ReviewedList,
  resources: [{ name: 'review', list: screen(() => import('./QueueList.tsx'), 'QueueList') }],
  routes: [{ path: '/review/:kind/:id', element: <ReviewItem /> }],
  menu: [
    { to: 'review', label: 'Очередь проверки', icon: <ReviewIcon />, roles: ['admin'], badge: QueueCount },
  ],
};
