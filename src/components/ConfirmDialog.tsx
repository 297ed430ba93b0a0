import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  color?: 'primary' | 'error';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back; Esc and the backdrop cancel, the focus returns to where it was. */
export const ConfirmDialog = ({ open, title, text, color = 'error', ...props }: ConfirmDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`} sx={{ color: 'text.primary' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button color="inherit" onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
        <Button variant="contained" color={color} onClick={props.onConfirm} autoFocus>
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
