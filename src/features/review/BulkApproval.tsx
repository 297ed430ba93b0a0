import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import {
  useIsMounted,
  useListContext,
  useNotify,
  useStore,
  useStoreContext,
  useTranslate,
} from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { SHORT } from '../../components/media.ts';
import { useReviewedTitle } from '../../components/titleOf.ts';
import { isProposable, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { session } from '../../session.ts';
import { LANGUAGES } from '../../wire/wire.ts';
import { approveEach, type Outcome, type ToApprove, useApprove } from './approveEach.ts';
import { countsIn, Outcomes } from './Outcomes.tsx';
import { QUEUE } from './queue.ts';

/** In react-admin's store, which is in memory and is cleared with the session: the queue may be left and come back to meanwhile. */
const OUTCOMES = 'review.outcomes';
const PROGRESS = 'review.progress';

type Translate = ReturnType<typeof useTranslate>;

const bulkSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1,
  marginBottom: 1,
};

/** Above cards, whose list is long, it stays in view while something is selected. */
const stickySx = {
  ...bulkSx,
  position: { xs: 'sticky', sm: 'static' },
  top: 'var(--top-bar-height, 0px)',
  zIndex: 2,
  bgcolor: 'background.default',
  [SHORT]: { position: 'static' },
};

/** What an approver may want to know before approving it unread. */
const lacksOf = ({ kind, languages, unresolved, returned, takenDown }: Waiting, translate: Translate) => {
  const missing = LANGUAGES.filter((language) => !isProposable(kind) && !languages.includes(language));
  const names = missing.map((language) => translate(`review.short.${language}`)).join(', ');
  return [
    takenDown && translate('review.wasTakenDown'),
    returned && translate('review.withRemark'),
    names && translate('review.languagesMissing', { names }),
    unresolved > 0 && translate('review.openComments', { count: unresolved }),
  ].filter((each) => typeof each === 'string' && each !== '');
};

/**
 * Approves the selected rows after a confirmation and shows the outcome of each, until the queue is left. A user who has left it before
 * the end gets the count in a toast, and the outcomes on return.
 */
export const BulkApproval = () => {
  const translate = useTranslate();
  const titleOf = useReviewedTitle();
  const approve = useApprove();
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Waiting>();
  const [isAsking, setIsAsking] = useState(false);
  const notify = useNotify();
  const isMounted = useIsMounted();
  const [outcomes, setOutcomes] = useStore<readonly Outcome[] | undefined>(OUTCOMES);
  const [progress, setProgress] = useStore(PROGRESS, { done: 0, total: 0 });
  const store = useStoreContext();
  const rows = data.filter(({ mayApprove }) => mayApprove);
  const selected = rows.filter(({ id }) => selectedIds.includes(id));
  const { act, isActing } = useAct({
    run: async (rows: readonly ToApprove[]) => {
      const token = session.token();
      const total = rows.length;
      setProgress({ done: 0, total });
      const came = await approveEach(rows, approve, (done) => setProgress({ done, total }));
      if (session.token() !== token) return;
      const isAgain = (former: Outcome) => came.some(({ row }) => row.id === former.row.id);
      // leaving the queue has removed the former outcomes
      const former = store.getItem<readonly Outcome[]>(OUTCOMES) ?? [];
      setOutcomes([...former.filter((outcome) => !isAgain(outcome)), ...came]);
      const hasFailed = came.some(({ state }) => state !== 'approved');
      const counts = countsIn(came, translate);
      if (!isMounted.current)
        notify(counts, { type: hasFailed ? 'warning' : 'success', messageArgs: { _: counts } });
    },
    onDone: () => onUnselectItems(),
    refresh: true,
    mutationKey: ['act', 'approveSelected'],
    subject: QUEUE,
  });
  useEffect(() => () => setOutcomes(undefined), [setOutcomes]);
  const count = selected.length;
  const areAll = count === rows.length;
  const isInUse = count > 0 || isActing;
  const items = selected.filter(({ kind }) => !isProposable(kind)).length;
  const consequences = [
    items > 0 && translate('review.askItems', { smart_count: items }),
    count > items && translate('review.askChanges'),
  ];
  return (
    <>
      <Box sx={isInUse ? stickySx : bulkSx}>
        {/* on a phone the bar has one line, so that the first selection moves nothing */}
        <Box sx={{ display: isInUse ? 'block' : { xs: 'none', sm: 'block' } }}>
          <ActButton
            variant="contained"
            isActing={isActing}
            isIdle={count === 0}
            title={count === 0 ? translate('review.nothingSelected') : undefined}
            onClick={() => setIsAsking(true)}
          >
            {translate('review.approveSelected')}
          </ActButton>
        </Box>
        {rows.length > 0 && (
          <Button
            color="inherit"
            sx={{ display: count > 0 && !areAll ? { xs: 'none', sm: 'inline-flex' } : undefined }}
            onClick={() => onSelect(areAll ? [] : rows.map(({ id }) => id))}
          >
            {translate(areAll ? 'review.selectNone' : 'review.selectAll')}
          </Button>
        )}
        <Box role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {isActing
            ? translate('review.progress', progress)
            : count > 0 && translate('review.selected', { smart_count: count })}
        </Box>
      </Box>
      {outcomes && (
        <Outcomes
          outcomes={outcomes}
          isActing={isActing}
          onRetry={act}
          onClose={() => setOutcomes(undefined)}
        />
      )}
      <Confirm
        isOpen={isAsking}
        title={translate('review.askTitle', { smart_count: count })}
        content={
          <>
            {consequences.filter(Boolean).join(' ')}
            {/* with the focus, a long list is scrolled by keys */}
            <Box
              component="ul"
              tabIndex={0}
              aria-label={translate('review.chosen')}
              sx={{ marginBlock: 1.5, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}
            >
              {selected.map((row) => (
                <li key={row.id}>{[titleOf(row), ...lacksOf(row, translate)].join(' — ')}</li>
              ))}
            </Box>
          </>
        }
        confirm={translate('list.approve')}
        confirmColor="primary"
        onConfirm={() => {
          // a selected item may have been changed meanwhile
          if (count === 0) return;
          setOutcomes(undefined);
          act(selected);
        }}
        close={() => setIsAsking(false)}
      />
    </>
  );
};
