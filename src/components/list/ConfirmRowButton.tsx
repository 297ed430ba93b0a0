import { type ReactNode, useState } from 'react';
import { isUnanswered } from '../../dataProvider/unanswered.ts';
import { type ActOptions, useAct } from '../act/useAct.ts';
import { Confirm } from '../Confirm.tsx';
import { RowFailure } from '../RowFailure.tsx';
import { RowButton } from './RowButton.tsx';

interface ConfirmRowButtonProps<Result> extends ActOptions<void, Result> {
  label: string;
  /** The name of the item it acts on. */
  item: string;
  icon: ReactNode;
  color?: 'primary' | 'error' | 'success';
  /** The question. */
  title: ReactNode;
  content: ReactNode;
  confirm: string;
  onCancel?: () => void;
  /** What is before the reason of a failure. */
  failed?: string;
}

/**
 * An action of one row that is confirmed first. Why it failed is shown beside the row, unless a toast says it (DECISIONS 12); that it
 * may have been done, in any case, and it asks again before it repeats that.
 */
export const ConfirmRowButton = <Result,>({
  title,
  content,
  confirm,
  onCancel,
  failed,
  label,
  item,
  icon,
  color = 'primary',
  ...options
}: ConfirmRowButtonProps<Result>) => {
  const [isOpen, setIsOpen] = useState(false);
  const { act, isActing, error } = useAct(options);
  const mayBeDone = isUnanswered(error);
  const answered = (then?: () => void) => () => {
    setIsOpen(false);
    then?.();
  };
  return (
    <>
      <RowButton
        label={label}
        item={item}
        icon={icon}
        color={color}
        isPending={isActing}
        onClick={() => setIsOpen(true)}
      />
      {error && (!options.failure || mayBeDone) && (
        <RowFailure
          text={[failed, error.message].filter(Boolean).join(' ')}
          action={`${label}: ${item}`}
          onRetry={mayBeDone ? () => setIsOpen(true) : act}
        />
      )}
      <Confirm
        isOpen={isOpen}
        title={title}
        content={content}
        confirm={confirm}
        confirmColor={color === 'error' ? 'error' : 'primary'}
        onConfirm={answered(act)}
        onClose={answered(onCancel)}
      />
    </>
  );
};
