import CloseIcon from '@mui/icons-material/Close';
import { IconButton, SnackbarContent } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useCloseNotification, useNotificationContext, useTranslate } from 'react-admin';
import { mayBeDone } from '../dataProvider/unanswered.ts';
import { session } from '../session.ts';
import { ActButton } from './act/ActButton.tsx';
import { isOutdated, useAct } from './act/useAct.ts';
import { passFocusToScreen } from './passFocus.ts';

interface UndoToastProps {
  children: ReactNode;
  /** Describes the undone act to screen readers, and in the message of a failure after the toast is gone. */
  label: string;
  description: string;
  undo: () => Promise<unknown>;
}

/** For `notify`: tells what was done and offers to undo it. A newer toast replaces it. */
export const UndoToast = ({ children, label, description, undo }: UndoToastProps) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  const { notifications } = useNotificationContext();
  const { act, isActing, isDone, error } = useAct({ run: undo, name: description, onDone: close });
  const isRefused = isOutdated(error) && !mayBeDone(error);
  const hasNewer = notifications.length > 0;
  useEffect(() => {
    if (hasNewer) close();
  }, [hasNewer, close]);
  useEffect(() => session.onClear(close), [close]);
  return (
    <SnackbarContent
      ref={passFocusToScreen}
      className={error ? 'RaNotification-error' : 'RaNotification-success'}
      message={error?.message ?? children}
      // the buttons stay on the screen beside a long title
      sx={{ maxWidth: 'calc(100vw - 16px)', '& .MuiSnackbarContent-message': { minWidth: 0 } }}
      action={
        <>
          <ActButton
            color="inherit"
            isActing={isActing}
            isIdle={isDone || isRefused}
            aria-label={description}
            onClick={() => act()}
          >
            {label}
          </ActButton>
          <IconButton color="inherit" onClick={close} aria-label={translate('ra.action.close')}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    />
  );
};
