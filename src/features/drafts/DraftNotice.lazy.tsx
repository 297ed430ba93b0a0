import '../../diff/texts.ts';
import './texts.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ActButton } from '../../components/act/ActButton.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { russianMoment } from '../../dates.ts';
import { DraftDifferences } from './DraftDifferences.tsx';
import type { Draft } from './draft.ts';
import { ToldDifferences } from './ToldDifferences.tsx';
import type { Drafted } from './useKeptDraft.ts';

interface DraftNoticeProps {
  drafts: readonly Draft[];
  /** The ids of those that are being typed in another tab. */
  elsewhere: readonly string[];
  openedAt: Drafted['openedAt'];
  tell: Drafted['tell'];
  /** None can be restored now. */
  isLocked?: boolean;
  /** What becomes of it, where it is not typed into the form below: a translation key. */
  restoreLabel?: string;
  onRestore: (draft: Draft) => Promise<void>;
  onRemove: (draft: Draft) => void;
}

/** Offers the drafts of the form below, the newest first. */
export const DraftNotice = ({ drafts, elsewhere, ...each }: DraftNoticeProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, marginBottom: 2.5 }}>
    {drafts.map((draft) => (
      <OneDraft key={draft.id} draft={draft} isElsewhere={elsewhere.includes(draft.id)} {...each} />
    ))}
  </Box>
);

interface OneDraftProps
  extends Pick<
    DraftNoticeProps,
    'openedAt' | 'tell' | 'isLocked' | 'restoreLabel' | 'onRestore' | 'onRemove'
  > {
  draft: Draft;
  isElsewhere: boolean;
}

const OneDraft = ({
  draft,
  isElsewhere,
  openedAt,
  tell,
  isLocked,
  restoreLabel = 'drafts.restore',
  onRestore,
  onRemove,
}: OneDraftProps) => {
  const translate = useTranslate();
  const [isAsked, setIsAsked] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const when = russianMoment(new Date(draft.savedAt).toISOString());
  const handleRestore = () => {
    setIsRestoring(true);
    setHasFailed(false);
    onRestore(draft).catch((problem) => {
      console.error(problem);
      setIsRestoring(false);
      setHasFailed(true);
    });
  };
  return (
    <Alert ref={passFocusToScreen} severity="info" variant="outlined">
      <AlertTitle sx={{ fontWeight: 600, marginBottom: 0.5 }}>
        {translate(isElsewhere ? 'drafts.foundElsewhere' : 'drafts.found', { when })}
      </AlertTitle>
      {tell ? (
        <ToldDifferences draft={draft} tell={tell} />
      ) : (
        <DraftDifferences draft={draft} openedAt={openedAt} />
      )}
      <Box role="status">{hasFailed && translate('drafts.restoreFailed')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
        <ActButton variant="outlined" isActing={isRestoring} isIdle={isLocked} onClick={handleRestore}>
          {translate(restoreLabel)}
        </ActButton>
        <Button color="error" onClick={() => setIsAsked(true)}>
          {translate('drafts.remove')}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsked}
        title={translate('drafts.removeTitle')}
        text={translate('drafts.removeText', { when })}
        confirmLabel={translate('remove.confirm')}
        cancelLabel={translate('remove.cancel')}
        onConfirm={() => {
          setIsAsked(false);
          onRemove(draft);
        }}
        onCancel={() => setIsAsked(false)}
      />
    </Alert>
  );
};
