import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWasOpened } from './useWasOpened.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  color?: 'primary' | 'error';
  onConfirm: () => void;
  onCancel: () => void;
  /** A third answer, which loses something. */
  other?: { label: string; onClick: () => void };
}

/**
 * Asks before something that cannot be taken back. It opens with the focus on what changes nothing, and takes one answer: while it
 * fades it takes no other. Esc and the backdrop cancel; the focus returns to where it was.
 */
export const ConfirmDialog = ({ open, title, text, color = 'error', ...props }: ConfirmDialogProps) => {
  const id = useId();
  const { answered, ignoreOpeningClick, keepFocusOut } = useOneAnswer(open);
  const cancel = answered(props.onCancel);
  if (!useWasOpened(open)) return null;
  return (
    <Dialog
      open={open}
      onClose={cancel}
      onClickCapture={ignoreOpeningClick}
      onMouseDownCapture={keepFocusOut}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      fullWidth
      // three answers in one line
      maxWidth={props.other ? 'sm' : 'xs'}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`} sx={{ color: 'text.primary' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: 2, gap: 1, flexWrap: 'wrap' }} disableSpacing>
        <Button color="inherit" onClick={cancel} autoFocus>
          {props.cancelLabel}
        </Button>
        {props.other && (
          <Button color="error" onClick={answered(props.other.onClick)}>
            {props.other.label}
          </Button>
        )}
        <Button variant="contained" color={color} onClick={answered(props.onConfirm)}>
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** One answer per opening, and none by the second click of a double click whose first one opened the dialog. */
const useOneAnswer = (open: boolean) => {
  const isAnswered = useRef(false);
  const isOwnClick = useRef(false);
  useLayoutEffect(() => {
    if (!open) return;
    isAnswered.current = false;
    isOwnClick.current = false;
  }, [open]);

  return {
    answered: (answer: () => void) => () => {
      if (!open || isAnswered.current) return;
      isAnswered.current = true;
      answer();
    },
    ignoreOpeningClick: (event: MouseEvent) => {
      // a click by key counts 0, the second one of a double click 2
      if (event.detail <= 1) isOwnClick.current = true;
      if (!isOwnClick.current) event.stopPropagation();
    },
    /** What fades takes no focus, which would go with it. */
    keepFocusOut: (event: MouseEvent) => isAnswered.current && event.preventDefault(),
  };
};
