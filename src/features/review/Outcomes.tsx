import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useReviewedTitle } from '../../components/titleOf.ts';
import { isProposable, reviewPath, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { BASE } from '../../routing/addresses.ts';
import { approveEach, type Outcome, useApprove } from './approveEach.ts';

interface OutcomesProps {
  outcomes: readonly Outcome[];
  onRetried: (outcomes: Outcome[]) => void;
  onClose: () => void;
}

/** What came of each row: what was approved, and what was not, why, and «Повторить». */
export const Outcomes = ({ outcomes, onRetried, onClose }: OutcomesProps) => {
  const translate = useTranslate();
  const approve = useApprove();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other outcomes are told anew
  useEffect(() => place.current?.focus(), [outcomes]);
  const approved = outcomes.filter(({ state }) => state === 'approved');
  const failed = outcomes.filter(({ state }) => state !== 'approved');
  const { act, acting } = useAct({
    run: (row: Waiting) => approveEach([row], approve),
    onDone: ([tried]) =>
      tried && onRetried(outcomes.map((outcome) => (outcome.row.id === tried.row.id ? tried : outcome))),
  });
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={translate('review.outcome')}
      severity={failed.length > 0 ? 'warning' : 'success'}
      variant="outlined"
      onClose={onClose}
      closeText={translate('list.close')}
      sx={{ marginBottom: 2, outline: 'none' }}
    >
      <AlertTitle sx={{ fontWeight: 600 }}>
        {translate('review.approved', { smart_count: approved.length })}
        {failed.length > 0 && ` ${translate('review.notApproved', { smart_count: failed.length })}`}
      </AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
        {outcomes.map((outcome) => (
          <li key={outcome.row.id}>
            <OutcomeLine outcome={outcome} isActing={acting?.id === outcome.row.id} onRetry={act} />
          </li>
        ))}
      </Box>
    </Alert>
  );
};

interface OutcomeLineProps {
  outcome: Outcome;
  isActing: boolean;
  onRetry: (row: Waiting) => void;
}

const OutcomeLine = ({ outcome: { row, state, message, isOld }, isActing, onRetry }: OutcomeLineProps) => {
  const translate = useTranslate();
  const title = useReviewedTitle()(row);
  if (state === 'approved')
    return `${title}: ${translate(isProposable(row.kind) ? 'review.isInForce' : 'review.isPublished')}`;
  return (
    <>
      <Link component={LinkBase} to={`${BASE}/${reviewPath(row.kind, row.itemId)}`}>
        {title}
      </Link>
      : {message ?? translate('review.unsent')}{' '}
      {!isOld && (
        <ActButton
          size="small"
          isActing={isActing}
          aria-label={translate('list.retryAction', { action: `${translate('list.approve')}: ${title}` })}
          onClick={() => onRetry(row)}
        >
          {translate('list.retry')}
        </ActButton>
      )}
    </>
  );
};
