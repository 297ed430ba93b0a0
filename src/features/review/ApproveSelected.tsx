import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { isProposable, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { approveEach, type Outcome, useApprove } from './approveEach.ts';

/** Approves the selected rows, after asking. */
export const ApproveSelected = ({ onDone }: { onDone: (outcomes: Outcome[]) => void }) => {
  const translate = useTranslate();
  const approve = useApprove();
  const { data = [], selectedIds, onSelect } = useListContext<Waiting>();
  const [done, setDone] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const rows = data.filter(({ mayApprove }) => mayApprove);
  const chosen = rows.filter(({ id }) => selectedIds.includes(id));
  const { act, isActing, acting } = useAct({
    run: (rows: readonly Waiting[]) => approveEach(rows, approve, setDone),
    onDone,
  });
  const count = chosen.length;
  const areAll = count === rows.length;
  const items = chosen.filter(({ kind }) => !isProposable(kind)).length;
  const consequences = [
    items > 0 && translate('review.askItems', { smart_count: items }),
    count > items && translate('review.askChanges'),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBottom: 2 }}>
      <ActButton
        variant="contained"
        isActing={isActing}
        isIdle={count === 0}
        title={count === 0 ? translate('review.nothingSelected') : undefined}
        onClick={() => setIsAsking(true)}
      >
        {translate('review.approveSelected')}
      </ActButton>
      {rows.length > 0 && (
        <Button color="inherit" onClick={() => onSelect(areAll ? [] : rows.map(({ id }) => id))}>
          {translate(areAll ? 'review.selectNone' : 'review.selectAll')}
        </Button>
      )}
      <Box role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
        {acting
          ? translate('review.progress', { done, total: acting.length })
          : count > 0 && translate('review.selected', { smart_count: count })}
      </Box>
      <Confirm
        isOpen={isAsking}
        title={translate('review.askTitle', { smart_count: count })}
        content={consequences.filter(Boolean).join(' ')}
        confirm={translate('list.approve')}
        confirmColor="primary"
        onConfirm={() => {
          setIsAsking(false);
          setDone(0);
          // what was selected may have become another meanwhile
          if (count > 0) act(chosen);
        }}
        onClose={() => setIsAsking(false)}
      />
    </Box>
  );
};
