import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useQuestion } from '../../components/useQuestion.tsx';
import { isProposable, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { approveEach, type Outcome } from './approveEach.ts';
import { seenAs } from './queue.ts';
import { useApprove } from './useApprove.ts';

interface ApproveSelectedProps {
  /** Those of the page that may be approved. */
  rows: readonly Waiting[];
  selected: ReadonlySet<string>;
  onSelect: (rows: readonly Waiting[]) => void;
  onDone: (outcomes: Outcome[]) => void;
}

/** Approves the ticked rows, after asking. */
export const ApproveSelected = ({ rows, selected, onSelect, onDone }: ApproveSelectedProps) => {
  const translate = useTranslate();
  const approve = useApprove();
  const [done, setDone] = useState(0);
  const chosen = rows.filter((row) => selected.has(seenAs(row)));
  const { act, isActing, acting } = useAct({
    run: (wanted: readonly Waiting[]) => approveEach(wanted, approve, setDone),
    onDone,
  });
  const areAll = chosen.length === rows.length;
  const count = chosen.length;
  const items = chosen.filter(({ kind }) => !isProposable(kind)).length;
  const { ask, question } = useQuestion({
    color: 'primary',
    title: translate('review.askTitle', { smart_count: count }),
    text: [
      items > 0 && translate('review.askItems', { smart_count: items }),
      count > items && translate('review.askChanges'),
    ]
      .filter(Boolean)
      .join(' '),
    confirm: translate('list.approve'),
    onConfirm: () => {
      setDone(0);
      // what was ticked may have become another meanwhile
      if (count > 0) act(chosen);
    },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBottom: 2 }}>
      <ActButton
        variant="contained"
        isActing={isActing}
        isIdle={count === 0}
        title={count === 0 ? translate('review.nothingSelected') : undefined}
        onClick={ask}
      >
        {translate('review.approveSelected')}
      </ActButton>
      {rows.length > 0 && (
        <Button color="inherit" onClick={() => onSelect(areAll ? [] : rows)}>
          {translate(areAll ? 'review.selectNone' : 'review.selectAll')}
        </Button>
      )}
      <Box role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
        {acting
          ? translate('review.progress', { done, total: acting.length })
          : count > 0 && translate('review.selected', { smart_count: count })}
      </Box>
      {question}
    </Box>
  );
};
