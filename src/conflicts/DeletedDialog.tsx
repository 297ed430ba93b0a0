import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface DeletedDialogProps {
  open: boolean;
  onCreate: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** The record is gone, and what was typed is still there. */
export const DeletedDialog = ({ open, onCreate, onDiscard, onClose }: DeletedDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" role="alertdialog" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('conflict.deletedTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ color: 'text.primary' }}>
          {translate('conflict.deletedText')}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: 2, gap: 1, flexWrap: 'wrap' }} disableSpacing>
        <Button color="inherit" onClick={onClose} autoFocus sx={{ marginInlineEnd: { sm: 'auto' } }}>
          {translate('conflict.record.close')}
        </Button>
        <Button color="error" onClick={onDiscard}>
          {translate('conflict.removeDraft')}
        </Button>
        <Button variant="contained" onClick={onCreate}>
          {translate('conflict.createAnew')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
