import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Question {
  title: string;
  text: ReactNode;
  confirm: string;
  /** «Отмена», unless the specification has another word. */
  cancel?: string;
  color?: 'primary' | 'error';
  onConfirm: () => void;
  onCancel?: () => void;
}

/**
 * Asks before something is done. The dialog is not there before it is asked for: lists have dozens of places that may ask.
 *
 * @returns what asks, and the dialog, to be put beside the control that asks
 */
export const useQuestion = ({ confirm, cancel, onConfirm, onCancel, ...shown }: Question) => {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const answered = (then?: () => void) => () => {
    setIsAsking(false);
    then?.();
  };
  return {
    ask: () => {
      setWasAsked(true);
      setIsAsking(true);
    },
    question: wasAsked && (
      <ConfirmDialog
        {...shown}
        open={isAsking}
        confirmLabel={confirm}
        cancelLabel={cancel ?? translate('remove.cancel')}
        onConfirm={answered(onConfirm)}
        onCancel={answered(onCancel)}
      />
    ),
  };
};
