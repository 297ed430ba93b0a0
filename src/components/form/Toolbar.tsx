import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useContext, useRef } from 'react';
import {
  SaveButton as RaSaveButton,
  type SaveButtonProps,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Slot } from '../features.tsx';
import { barSx } from '../media.ts';
import { useIsUploading } from '../upload/uploads.ts';
import {
  useFormPhase,
  useIsFormBusy,
  useIsLeavingAfterSave,
  useIsSaving,
  useSaveFailure,
} from './formState.ts';
import { ResetContext } from './useResetForm.ts';

const noIcon = <></>;

/** react-admin's SaveButton. It saves once for any number of clicks and is never disabled, so that it keeps the focus. */
export const SaveButton = ({ label, ...props }: SaveButtonProps) => {
  const record = useRecordContext();
  const isBusy = useIsFormBusy();
  return (
    <RaSaveButton
      label={label ?? (record?.id ? 'form.edit' : 'form.publish')}
      icon={noIcon}
      alwaysEnable
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy}
      aria-keyshortcuts="Control+S"
      sx={{ minWidth: 150, marginInlineStart: 'auto' }}
      {...props}
    />
  );
};

interface ToolbarProps {
  submitLabel?: string;
  /** Replaces «Сбросить» and the save button. */
  children?: ReactNode;
}

/** Stays visible at the bottom of the form. */
export const Toolbar = ({ submitLabel, children }: ToolbarProps) => (
  <Box className="screen-only" sx={barSx}>
    {children ?? (
      <>
        <ResetButton />
        <SaveStatus />
        <SaveButton label={submitLabel} />
      </>
    )}
  </Box>
);

export const SaveStatus = () => {
  const translate = useTranslate();
  const text = useStatusText();
  return (
    <Typography
      variant="body2"
      sx={{
        flex: { xs: '1 0 100%', sm: '1' },
        order: { xs: -1, sm: 0 },
        textAlign: { sm: 'end' },
        color: 'text.secondary',
        '&:not(:has(> :not(:empty)))': { display: { xs: 'none', sm: 'block' } },
      }}
    >
      <span role="status">{translate(text)}</span>
      <span hidden={text !== 'form.quiet'}>
        <Slot name="saveHint" />
      </span>
    </Typography>
  );
};

/** @returns a translation key */
const useStatusText = () => {
  const phase = useFormPhase();
  const isSaving = useIsSaving();
  const isLeaving = useIsLeavingAfterSave();
  const isUploading = useIsUploading();
  const failure = useSaveFailure();
  const { takeBack } = useContext(ResetContext);
  if (isSaving) {
    if (isLeaving) return 'form.savingFirst';
    return phase === 'waiting' ? 'form.waiting' : 'form.saving';
  }
  if (isUploading) return 'form.uploading';
  return takeBack && !failure ? 'form.emptied' : 'form.quiet';
};

const narrow = { paddingInline: { xs: 1, sm: 2 } };

/** «Сбросить», and afterwards «Вернуть». The focus stays on «Сбросить», whichever was pressed. */
const ResetButton = () => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = useIsFormBusy();
  const { reset, takeBack } = useContext(ResetContext);
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        sx={narrow}
        aria-disabled={isBusy}
        onClick={() => isBusy || reset()}
      >
        {translate('form.reset')}
      </Button>
      {takeBack && (
        <Button
          sx={narrow}
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return;
            button.current?.focus();
            takeBack();
          }}
        >
          {translate('form.takeBack')}
        </Button>
      )}
    </>
  );
};
