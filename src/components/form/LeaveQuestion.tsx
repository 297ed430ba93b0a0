import { useTranslate } from 'react-admin';
import { Confirm } from '../Confirm.tsx';
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
    <Confirm
      isOpen={open}
      title={translate('form.leaveTitle')}
      content={translate(draft ? 'drafts.leaveText' : text)}
      confirm={translate(draft ? 'drafts.leave' : 'form.leave')}
      confirmColor={draft && 'primary'}
      other={draft && { label: translate('drafts.discard'), onClick: discard }}
      cancel={translate('form.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
};
