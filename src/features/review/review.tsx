import './texts.ts';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import {
  type Identifier,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import type { Feature } from '../../components/features.tsx';
import { ApprovalObstacles, versionKey } from '../../components/list/rowActs.tsx';
import { screen } from '../../components/screen.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { session } from '../../session.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { QueueCount, QueueLink } from './QueueCount.tsx';
import { QUEUE, storePlace } from './queue.ts';
import { ReturnedChip, ReturnNotice } from './Remarks.tsx';
import { RulesNotice } from './RulesNotice.tsx';

/** Around the pending rows of a list: tells which of them somebody else has to approve, and why. */
const ReviewedList = ({ children }: PropsWithChildren) => {
  const resource = useResourceContext() ?? '';
  const { ask } = useDepository();
  const { data: rows = [] } = useListContext();
  const pending = rows
    .filter(({ status }) => status === 'pending')
    .map(({ id, version }) => ({ id, version }));
  const { data = NOT_KNOWN, isError } = useQuery({
    queryKey: [resource, 'obstacles', pending],
    queryFn: async () => {
      const ids = pending.map(({ id }) => id);
      const found = await ask(reviewCalls.obstacles(resource, ids));
      const reasons = new Map(found.map(({ id, reason }) => [String(id), reason]));
      return new Map(pending.map((row) => [versionKey(row), reasons.get(String(row.id)) ?? '']));
    },
    enabled: pending.length > 0,
    placeholderData: keepPreviousData,
    // the rule may have been switched since
    gcTime: 0,
  });
  return <ApprovalObstacles value={isError ? undefined : data}>{children}</ApprovalObstacles>;
};

const NOT_KNOWN: ReadonlyMap<string, string> = new Map();

/** Tells beside the save button whether the site shows a save at once. */
const SaveHint = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const { data: rules } = useReadOf('reviewRules', reviewCalls.rules);
  if (!rules) return null;
  const isShownAtOnce = record?.status === 'published' && !rules.edits.isOn;
  return (
    <>
      <span>{translate(isShownAtOnce ? 'review.saveShows' : 'review.saveWaits')}</span>
      {record?.id && rules.fourEyes.isOn && !isShownAtOnce && <LastApproverHint id={record.id} />}
    </>
  );
};

/** Warns the only user who may still approve an item that a save leaves nobody. */
const LastApproverHint = ({ id }: { id: Identifier }) => {
  const translate = useTranslate();
  const { data } = useReadOf(QUEUE, reviewCalls.item(useResourceContext() ?? '', id));
  const [approver, ...others] = data?.approvers ?? [];
  const isLast = approver && others.length === 0 && approver.login === session.user()?.login;
  return isLast && <Box sx={{ color: 'warning.main' }}>{translate('review.saveLeavesNobody')}</Box>;
};

const ReviewItem = screen(() => import('./ReviewItem.tsx'), 'ReviewItem');

export const review: Feature = {
  name: 'review',
  offeredAs: 'review',
  appliesTo: isPublishable,
  formState: ReturnedChip,
  formNotices: ReturnNotice,
  saveHint: SaveHint,
  listWrapper: ReviewedList,
  resources: [{ name: QUEUE, list: screen(() => import('./QueueList.tsx'), 'QueueList') }],
  routes: [{ path: '/review/:kind/:id', element: <ReviewItem /> }],
  dashboard: RulesNotice,
  menu: [
    {
      to: QUEUE,
      label: 'Проверка',
      icon: <ReviewIcon />,
      roles: ['admin'],
      badge: QueueCount,
      shortcut: QueueLink,
    },
  ],
  workLinks: {
    review: { to: QUEUE, store: () => storePlace({}) },
    returned: {
      to: QUEUE,
      store: () => storePlace({ returned: true, author: session.user()?.login ?? '' }),
    },
  },
};

/** Changes of kinds without a pending state, which wait for approval as a whole. */
export const proposals: Feature = {
  name: 'proposals',
  offeredAs: 'proposals',
  proposalNotice: screen(() => import('./ProposalNotice.tsx'), 'ProposalNotice'),
};
