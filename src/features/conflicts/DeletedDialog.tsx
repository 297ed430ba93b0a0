import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';

interface DeletedDialogProps {
  open: boolean;
  onCreate: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** The record is gone, and what was typed is still there. */
export const DeletedDialog = ({ open, onCreate, onDiscard, onClose }: DeletedDialogProps) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      color="primary"
      title={translate('conflict.deletedTitle')}
      text={translate('conflict.deletedText')}
      confirmLabel={translate('conflict.createAnew')}
      cancelLabel={translate('conflict.record.close')}
      other={{ label: translate('conflict.removeDraft'), onClick: onDiscard }}
      onConfirm={onCreate}
      onCancel={onClose}
    />
  );
};
