import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { passFocusToScreen } from './passFocus.ts';

interface ConfirmProps {
  isOpen: boolean;
  title: ReactNode;
  content: ReactNode;
  /** `cancel` is «Отмена» unless the specification has another text. */
  confirm: string;
  cancel?: string;
  confirmColor?: 'primary' | 'error';
  onConfirm: () => void;
  /** Runs when the user cancels. */
  onClose?: () => void;
  /** Closes the dialog before any answer runs; undefined where the answers close it. */
  close?: () => void;
  /** A third, destructive answer. */
  other?: { label: string; onClick: () => void };
}

/**
 * react-admin's Confirm, which starts with the focus on the safe answer and takes one answer only. Esc and the backdrop cancel; the focus
 * returns to where it was.
 */
export const Confirm = ({
  isOpen,
  title,
  content,
  confirmColor = 'error',
  other,
  ...props
}: ConfirmProps) => {
  const id = useId();
  const translate = useTranslate();
  const { answered, keepFocusOut } = useOneAnswer(isOpen, props.close);
  const cancel = answered(props.onClose);
  return (
    <Dialog
      open={isOpen}
      onClose={cancel}
      onMouseDownCapture={keepFocusOut}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}content`}
      fullWidth
      // makes three answers fit in one line
      maxWidth={other ? 'sm' : 'xs'}
      // the answer may close the dialog below, whose opener may be unmounted by now
      slotProps={{ paper: { ref: passFocusToScreen } }}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}content`} component="div" sx={{ color: 'text.primary' }}>
          {content}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={cancel} autoFocus>
          {props.cancel ?? translate('ra.action.cancel')}
        </Button>
        {other && (
          <Button color="error" onClick={answered(other.onClick)}>
            {other.label}
          </Button>
        )}
        <Button variant="contained" color={confirmColor} onClick={answered(props.onConfirm)}>
          {props.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const useOneAnswer = (isOpen: boolean, close?: () => void) => {
  const isAnswered = useRef(false);
  useLayoutEffect(() => {
    if (isOpen) isAnswered.current = false;
  }, [isOpen]);

  return {
    answered: (answer?: () => void) => () => {
      if (!isOpen || isAnswered.current) return;
      isAnswered.current = true;
      close?.();
      answer?.();
    },
    /** A closing dialog takes no focus, because that would be lost with it. */
    keepFocusOut: (event: MouseEvent) => isAnswered.current && event.preventDefault(),
  };
};
