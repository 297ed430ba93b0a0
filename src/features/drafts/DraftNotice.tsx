import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { DraftDifferences } from './DraftDifferences.tsx';
import { type Draft, momentOf } from './draft.ts';

interface DraftNoticeProps {
  draft: Draft;
  /** The user has chosen on another screen to continue this draft: it is restored at once. */
  isChosen?: boolean;
  isOpenElsewhere?: boolean;
  /** The form's value of an unchanged field. */
  openedAt: (path: string) => unknown;
  isLocked?: boolean;
  restoreLabel?: string;
  onRestore: () => Promise<void>;
  onRemove: () => unknown;
}

export const DraftNotice = ({
  draft,
  isChosen = false,
  isOpenElsewhere,
  openedAt,
  isLocked,
  restoreLabel = 'drafts.restore',
  onRestore,
  onRemove,
}: DraftNoticeProps) => {
  const translate = useTranslate();
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending, isError } = useMutation({ mutationFn: onRestore });
  const when = momentOf(draft);

  const restoreChosen = useEffectEvent(() => isChosen && mutate());
  useEffect(() => void restoreChosen(), []);

  return (
    <Alert ref={passFocusToScreen} severity="info" variant="outlined" sx={{ marginBottom: 1.5 }}>
      <AlertTitle sx={{ fontWeight: 600, marginBottom: 0.5 }}>
        {translate(isOpenElsewhere ? 'drafts.foundElsewhere' : 'drafts.found', { when })}
      </AlertTitle>
      <DraftDifferences draft={draft} openedAt={openedAt} />
      <Box role="status">{isError && translate('drafts.restoreFailed')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
        <ActButton variant="outlined" isActing={isPending} isIdle={isLocked} onClick={() => mutate()}>
          {translate(restoreLabel)}
        </ActButton>
        <Button color="error" onClick={() => setIsConfirming(true)}>
          {translate('drafts.remove')}
        </Button>
      </Box>
      <Confirm
        isOpen={isConfirming}
        title={translate('drafts.removeTitle')}
        content={translate('drafts.removeText', { when })}
        confirm={translate('ra.action.delete')}
        onConfirm={onRemove}
        close={() => setIsConfirming(false)}
      />
    </Alert>
  );
};
