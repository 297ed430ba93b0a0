import { useTranslate } from 'react-admin';
import { Confirm } from '../../components/Confirm.tsx';

interface DeletedDialogProps {
  open: boolean;
  onCreate: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** The record was deleted while the form has unsaved input. */
export const DeletedDialog = ({ open, onCreate, onDiscard, onClose }: DeletedDialogProps) => {
  const translate = useTranslate();
  return (
    <Confirm
      isOpen={open}
      confirmColor="primary"
      title={translate('conflict.deletedTitle')}
      content={translate('conflict.deletedText')}
      confirm={translate('conflict.createAnew')}
      cancel={translate('conflict.record.close')}
      other={{ label: translate('conflict.removeDraft'), onClick: onDiscard }}
      onConfirm={onCreate}
      onClose={onClose}
    />
  );
};
