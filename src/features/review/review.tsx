import './texts.ts';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { session } from '../../session.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { QueueCount } from './QueueCount.tsx';
import { QUEUE, storePlace } from './queue.ts';
import { ReturnNotice } from './Remarks.tsx';
import { ReviewedList } from './ReviewedList.tsx';
import { SaveHint } from './SaveHint.tsx';

const ReviewItem = screen(() => import('./ReviewItem.tsx'), 'ReviewItem');

export const review: Feature = {
  name: 'review',
  offeredAs: 'review',
  appliesTo: isPublishable,
  formNotices: ReturnNotice,
  saveHint: SaveHint,
  listWrapper: ReviewedList,
  resources: [{ name: QUEUE, list: screen(() => import('./QueueList.tsx'), 'QueueList') }],
  routes: [{ path: '/review/:kind/:id', element: <ReviewItem /> }],
  menu: [{ to: QUEUE, label: 'Очередь проверки', icon: <ReviewIcon />, roles: ['admin'], badge: QueueCount }],
  workLinks: {
    review: { to: QUEUE, store: () => storePlace({}) },
    returned: {
      to: QUEUE,
      store: () => storePlace({ filter: { returned: true, author: session.user()?.login ?? '' } }),
    },
  },
};

/** Changes of kinds without a pending state, which wait as a whole. */
export const proposals: Feature = {
  name: 'proposals',
  offeredAs: 'proposals',
  proposalNotice: screen(() => import('./ProposalNotice.tsx'), 'ProposalNotice'),
};
