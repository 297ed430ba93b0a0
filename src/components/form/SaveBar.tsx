import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { ActButton } from '../act/ActButton.tsx';
import { barSx } from '../barSx.ts';
import { useIsUploading } from '../upload/useUpload.ts';
import type { Saving } from './useSave.ts';

export interface Emptying {
  onReset: () => void;
  /** There when the form was emptied; what it held comes back. */
  onTakeBack?: () => void;
}

interface SaveBarProps {
  submitLabel: string;
  saving: Saving;
  /** Somebody who wants to leave waits for the save. */
  isAwaited: boolean;
  emptying?: Emptying;
}

/** Stays visible at the bottom: «Сбросить», what is going on, and the button that saves. */
export const SaveBar = ({ submitLabel, saving, isAwaited, emptying }: SaveBarProps) => {
  const translate = useTranslate();
  const isUploading = useIsUploading();
  return (
    <Box className="screen-only" sx={barSx}>
      {emptying && <EmptyingButtons {...emptying} isLocked={saving.isLocked || saving.isWaiting} />}
      <Typography
        variant="body2"
        role="status"
        sx={{
          flex: { xs: '1 0 100%', sm: '1' },
          order: { xs: -1, sm: 0 },
          textAlign: { sm: 'end' },
          color: 'text.secondary',
          '&:empty': { display: { xs: 'none', sm: 'block' } },
        }}
      >
        {translate(
          statusOf(saving, {
            isUploading,
            isAwaited,
            isEmptied: Boolean(emptying?.onTakeBack && !saving.failure),
          }),
        )}
      </Typography>
      <ActButton
        type="submit"
        variant="contained"
        isActing={saving.isLocked || saving.isWaiting}
        minWidth={150}
        aria-keyshortcuts="Control+S"
        style={{ marginInlineStart: 'auto' }}
      >
        {translate(submitLabel)}
      </ActButton>
    </Box>
  );
};

interface Circumstances {
  isUploading: boolean;
  isAwaited: boolean;
  isEmptied: boolean;
}

/** A translation key. */
const statusOf = ({ isSaving, isWaiting }: Saving, { isUploading, isAwaited, isEmptied }: Circumstances) => {
  if (isSaving || isWaiting) {
    if (isAwaited) return 'form.savingFirst';
    return isSaving ? 'form.saving' : 'form.waiting';
  }
  if (isUploading) return 'form.uploading';
  return isEmptied ? 'form.emptied' : 'form.quiet';
};

/** All three buttons stand in one line of a telephone. */
const narrow = { paddingInline: { xs: 1, sm: 2 } };

/** The focus stays on «Сбросить», whichever of the two was pressed. */
const EmptyingButtons = ({ onReset, onTakeBack, isLocked }: Emptying & { isLocked: boolean }) => {
  const translate = useTranslate();
  const reset = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={reset}
        color="inherit"
        sx={narrow}
        aria-disabled={isLocked}
        onClick={() => isLocked || onReset()}
      >
        {translate('form.reset')}
      </Button>
      {onTakeBack && (
        <Button
          sx={narrow}
          aria-disabled={isLocked}
          onClick={() => {
            if (isLocked) return;
            reset.current?.focus();
            onTakeBack();
          }}
        >
          {translate('form.takeBack')}
        </Button>
      )}
    </>
  );
};
