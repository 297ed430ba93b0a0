import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ActButton } from '../components/act/ActButton.tsx';
import { useAct } from '../components/act/useAct.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import type { Waiting } from '../dataProvider/reviewCalls.ts';
import { approveEach, type Outcome } from './approveEach.ts';
import { useApprove } from './useApprove.ts';

interface ApproveSelectedProps {
  /** Those of the page that may be approved. */
  rows: readonly Waiting[];
  selected: ReadonlySet<string>;
  onSelect: (rows: readonly Waiting[]) => void;
  onDone: (outcomes: Outcome[]) => void;
}

/** Publishes the ticked rows, after asking. */
export const ApproveSelected = ({ rows, selected, onSelect, onDone }: ApproveSelectedProps) => {
  const translate = useTranslate();
  const approve = useApprove();
  const [isAsked, setIsAsked] = useState(false);
  const [done, setDone] = useState(0);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const { act, isActing, acting } = useAct({
    run: (wanted: readonly Waiting[]) => approveEach(wanted, approve, setDone),
    onDone,
  });
  const start = () => {
    setIsAsked(false);
    setDone(0);
    act(chosen);
  };
  const areAll = chosen.length === rows.length;
  const count = chosen.length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBottom: 2 }}>
      <ActButton
        variant="contained"
        isActing={isActing}
        isIdle={count === 0}
        title={count === 0 ? translate('review.nothingSelected') : undefined}
        onClick={() => setIsAsked(true)}
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
      <ConfirmDialog
        open={isAsked}
        color="primary"
        title={translate('review.askTitle', { smart_count: count })}
        text={translate('review.askText')}
        confirmLabel={translate('list.approve')}
        cancelLabel={translate('remove.cancel')}
        onConfirm={start}
        onCancel={() => setIsAsked(false)}
      />
    </Box>
  );
};
