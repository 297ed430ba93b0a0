import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { LinkBase, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { ActButton } from '../components/act/ActButton.tsx';
import { useAct } from '../components/act/useAct.ts';
import type { Waiting } from '../dataProvider/reviewCalls.ts';
import { BASE } from '../routing/addresses.ts';
import { approveEach, type Outcome } from './approveEach.ts';
import { QUEUE } from './queue.ts';
import { useApprove } from './useApprove.ts';

interface OutcomesProps {
  outcomes: readonly Outcome[];
  onRetried: (outcomes: Outcome[]) => void;
  onClose: () => void;
}

/** What came of each row: what was published, and what was not, why, and «Повторить». */
export const Outcomes = ({ outcomes, onRetried, onClose }: OutcomesProps) => {
  const translate = useTranslate();
  const approve = useApprove();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other outcomes are told anew
  useEffect(() => place.current?.focus(), [outcomes]);
  const published = outcomes.filter(({ state }) => state === 'published');
  const failed = outcomes.filter(({ state }) => state !== 'published');
  const { act, isActing, acting } = useAct({
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
        {translate('review.published', { smart_count: published.length })}
        {failed.length > 0 && ` ${translate('review.notPublished', { smart_count: failed.length })}`}
      </AlertTitle>
      {failed.length > 0 && (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
          {failed.map(({ row, message, isOld }) => (
            <li key={row.id}>
              <LinkBase to={`${BASE}/${QUEUE}/${row.id}`}>{row.title || translate('list.noTitle')}</LinkBase>:{' '}
              {message ?? translate('review.unsent')}{' '}
              {!isOld && (
                <ActButton
                  size="small"
                  isActing={isActing && acting?.id === row.id}
                  aria-label={translate('list.retryAction', {
                    action: `${translate('list.approve')}: ${row.title}`,
                  })}
                  onClick={() => act(row)}
                >
                  {translate('list.retry')}
                </ActButton>
              )}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};
