import './texts.ts';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type PropsWithChildren, useContext } from 'react';
import {
  type Identifier,
  type RaRecord,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import type { Feature } from '../../components/features.tsx';
import { useNewestRecord } from '../../components/form/formState.ts';
import { useHintCheck } from '../../components/form/useHintCheck.ts';
import { type ApprovalObstacle, ApprovalObstacles, versionKey } from '../../components/list/rowActs.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { FUND_LISTS, listIdOf } from '../../dataProvider/fundRows.ts';
import { FIGURES_ID, isProposable, type ReviewRules, reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { session } from '../../session.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { ProposalNotice } from './ProposalNotice.tsx';
import { QueueCount, QueueLink } from './QueueCount.tsx';
import { QueueList } from './QueueList.tsx';
import { QUEUE, storePlace } from './queue.ts';
import { FormReturnedChip, ReturnedChip, ReturnNotice } from './Remarks.tsx';
import { ReviewItem } from './ReviewItem.tsx';
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
      const obstacles = new Map(found.map((each) => [String(each.id), each]));
      return new Map(pending.map((row) => [versionKey(row), obstacles.get(String(row.id)) ?? NO_OBSTACLE]));
    },
    enabled: pending.length > 0,
    placeholderData: keepPreviousData,
    // the rule may have been switched since
    gcTime: 0,
  });
  return <ApprovalObstacles value={isError ? undefined : data}>{children}</ApprovalObstacles>;
};

const NO_OBSTACLE: ApprovalObstacle = { reason: '', isReturned: false };
const NOT_KNOWN: ReadonlyMap<string, ApprovalObstacle> = new Map();

const ReturnedMark = () => {
  const record = useRecordContext();
  const obstacles = useContext(ApprovalObstacles);
  return record && obstacles?.get(versionKey(record))?.isReturned && <ReturnedChip />;
};

const WAITS = 'review.saveWaits';

/** Tells whether the site shows a save at once. */
const SaveHint = () => {
  const translate = useTranslate();
  const record = useNewestRecord();
  const query = useReadOf('reviewRules', reviewCalls.rules);
  const isOnSite = record?.status === 'published';
  const keyOf = ({ edits }: ReviewRules) =>
    isOnSite && !edits.isOn ? 'review.saveShows' : record?.id ? WAITS : 'review.newWaits';
  const hint = useHintCheck(query, (rules) => translate(keyOf(rules)), isOnSite);
  const { data: rules } = query;
  if (!rules) return null;
  return (
    <>
      <span>{hint}</span>
      {record && rules.fourEyes.isOn && keyOf(rules) === WAITS && (
        <LastApproverHint key={record.version} id={record.id} />
      )}
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

export const review: Feature = {
  name: 'review',
  offeredAs: 'review',
  appliesTo: isPublishable,
  formState: FormReturnedChip,
  formNotices: ReturnNotice,
  saveHint: SaveHint,
  listWrapper: ReviewedList,
  rowMarks: ReturnedMark,
  resources: [{ name: QUEUE, list: QueueList }],
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
    corrected: { to: QUEUE, store: () => storePlace({ answered: true }) },
    returned: {
      to: QUEUE,
      store: () => storePlace({ returned: true, author: session.user()?.login ?? '' }),
    },
  },
};

/** A row or a list of the fund names its currency, the figures nothing. */
const ProposalCheck = () => {
  const translate = useTranslate();
  const { currency, id }: Partial<RaRecord> = useRecordContext() ?? {};
  const kind = useResourceContext() === 'statistics' ? 'statistics' : 'guaranteeFund';
  const recordId = kind === 'statistics' ? FIGURES_ID : listIdOf(currency ?? id);
  const query = useReadOf(kind, reviewCalls.proposal(kind, recordId), { staleTime: 5_000 });
  useHintCheck(query, ({ isAsked, change }) => {
    // a save adds to what waits already
    const waits = isAsked || (change && !change.returned);
    return translate(`proposals.${waits ? 'asked' : 'atOnce'}`);
  });
  return null;
};

/** Changes of kinds without a pending state, which wait for approval as a whole. */
export const proposals: Feature = {
  name: 'proposals',
  offeredAs: 'proposals',
  appliesTo: (resource) => isProposable(resource) || resource === FUND_LISTS,
  formNotices: ProposalCheck,
  proposalNotice: ProposalNotice,
};
