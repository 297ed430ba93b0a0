import { type ReactNode, useState } from 'react';
import { Confirm } from './Confirm.tsx';

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
 * Asks before something is done.
 *
 * @returns what asks, and the dialog, to be put beside the control that asks
 */
export const useQuestion = ({ text, color, onConfirm, onCancel, ...shown }: Question) => {
  const [isAsking, setIsAsking] = useState(false);
  const answered = (then?: () => void) => () => {
    setIsAsking(false);
    then?.();
  };
  return {
    ask: () => setIsAsking(true),
    question: (
      <Confirm
        {...shown}
        isOpen={isAsking}
        content={text}
        confirmColor={color}
        onConfirm={answered(onConfirm)}
        onClose={answered(onCancel)}
      />
    ),
  };
};
