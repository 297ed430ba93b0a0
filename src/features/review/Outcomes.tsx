import { Alert, AlertTitle, Box, Link, useForkRef } from '@mui/material';
import { useEffect, useRef } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { useReviewedTitle } from '../../components/titleOf.ts';
import { useHasMoved } from '../../components/useHasMoved.ts';
import { isProposable, reviewPath } from '../../dataProvider/reviewCalls.ts';
import { BASE } from '../../routing/returnTo.ts';
import type { Outcome, ToApprove } from './approveEach.ts';

type Translate = ReturnType<typeof useTranslate>;

/** How many were approved, and how many not. */
export const countsIn = (outcomes: readonly Outcome[], translate: Translate) => {
  const countOf = (...states: Outcome['state'][]) =>
    outcomes.filter(({ state }) => states.includes(state)).length;
  const failed = countOf('refused', 'unsent');
  const unknown = countOf('unknown');
  return [
    translate('review.approved', { smart_count: countOf('approved') }),
    ...(failed > 0 ? [translate('review.notApproved', { smart_count: failed })] : []),
    ...(unknown > 0 ? [translate('review.unknown', { smart_count: unknown })] : []),
  ].join(' ');
};

interface OutcomesProps {
  outcomes: readonly Outcome[];
  isActing: boolean;
  onRetry: (rows: readonly ToApprove[]) => void;
  onClose: () => void;
}

/** The outcome of each row, with the reason where it was not approved. */
export const Outcomes = ({ outcomes, isActing, onRetry, onClose }: OutcomesProps) => {
  const translate = useTranslate();
  const titleOf = useReviewedTitle();
  const place = useRef<HTMLDivElement>(null);
  const ref = useForkRef(place, passFocusToScreen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other outcomes are told anew
  useEffect(() => place.current?.focus(), [outcomes]);
  const failed = outcomes.filter(({ state }) => state !== 'approved');
  const repeatable = failed.filter(({ isOld, row }) => !isOld && !row.isEarly);
  const scheduled = failed.filter(({ isOld, row }) => !isOld && row.isEarly);
  const hasMoved = useHasMoved(scheduled.map(({ row }) => row.id).join(), '');
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={translate('review.outcome')}
      severity={failed.length > 0 ? 'warning' : 'success'}
      variant="outlined"
      onClose={onClose}
      closeText={translate('ra.action.close')}
      sx={{ marginBottom: 2, outline: 'none' }}
    >
      <AlertTitle sx={{ fontWeight: 600 }}>{countsIn(outcomes, translate)}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
        {outcomes.map(({ row, state, message = translate('review.unsent') }) => (
          <li key={row.id}>
            <Link component={LinkBase} to={`${BASE}/${reviewPath(row.kind, row.itemId)}`}>
              {titleOf(row)}
            </Link>
            :{' '}
            {state === 'approved'
              ? translate(`review.${isProposable(row.kind) ? 'isInForce' : 'isPublished'}`)
              : message}
          </li>
        ))}
      </Box>
      {repeatable.length > 0 && (
        <ActButton size="small" isActing={isActing} onClick={() => onRetry(repeatable.map(({ row }) => row))}>
          {translate('list.retry')}
        </ActButton>
      )}
      {scheduled.length > 0 && (
        <ActButton
          size="small"
          isActing={isActing}
          isIdle={hasMoved}
          onClick={() => onRetry(scheduled.map(({ row }) => row))}
        >
          {translate('review.publishNow')}
        </ActButton>
      )}
    </Alert>
  );
};
