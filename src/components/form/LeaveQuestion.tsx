import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { FormDraft } from './formState.ts';

interface LeaveQuestionProps {
  open: boolean;
  /** Absent where none is kept. */
  draft?: Pick<FormDraft, 'isFailing' | 'drop'>;
  /** Says what is lost without a draft: a translation key. */
  text: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed is left behind; where a draft is kept, whether it is to stay. */
export const LeaveQuestion = ({ open, draft: kept, text, onLeave, onStay }: LeaveQuestionProps) => {
  const translate = useTranslate();
  // nothing may be promised that cannot be written
  const draft = kept?.isFailing() ? undefined : kept;
  const discard = () => {
    draft?.drop();
    onLeave();
  };
  return (
    <ConfirmDialog
      open={open}
      title={translate('form.leaveTitle')}
      text={translate(draft ? 'drafts.leaveText' : text)}
      confirmLabel={translate(draft ? 'drafts.leave' : 'form.leave')}
      color={draft && 'primary'}
      other={draft && { label: translate('drafts.discard'), onClick: discard }}
      cancelLabel={translate('form.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
};
