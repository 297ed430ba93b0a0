import { hashKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { type ActOptions, isOutdated, useAct } from '../act/useAct.ts';
import { Confirm } from '../Confirm.tsx';
import { RowFailure } from '../RowFailure.tsx';
import { RowButton } from './RowButton.tsx';

interface ConfirmRowButtonProps<Result> extends ActOptions<void, Result> {
  label: string;
  /** The name of the row's item. */
  item: string;
  icon: ReactNode;
  color?: 'primary' | 'error' | 'success';
  isDisabled?: boolean;
  title: ReactNode;
  content: ReactNode;
  confirm: string;
  onCancel?: () => void;
  /** The beginning of the message before the reason of a failure. */
  failed?: string;
}

/**
 * A row action with a confirmation. The reason of a failure is shown beside the row, also where a toast tells the failure (DECISIONS 12),
 * as long as the button still does what has failed. Repeating asks again where the row is not as it was.
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
  isDisabled,
  ...options
}: ConfirmRowButtonProps<Result>) => {
  const [isOpen, setIsOpen] = useState(false);
  const { act, isActing, error } = useAct(options);
  const record = useRecordContext();
  const [confirmed, setConfirmed] = useState({ label, record });
  // by content, since a list that is read again has new objects
  const isAsConfirmed = () => hashKey([confirmed.record]) === hashKey([record]) && !isOutdated(error);
  return (
    <>
      <RowButton
        label={label}
        item={item}
        icon={icon}
        color={color}
        isPending={isActing}
        isDisabled={isDisabled}
        onClick={() => setIsOpen(true)}
      />
      {error && confirmed.label === label && (
        <RowFailure
          text={[failed, error.message].filter(Boolean).join(' ')}
          action={`${label}: ${item}`}
          onRetry={() => (isAsConfirmed() ? act() : setIsOpen(true))}
        />
      )}
      <Confirm
        isOpen={isOpen}
        title={title}
        content={content}
        confirm={confirm}
        confirmColor={color === 'error' ? 'error' : 'primary'}
        onConfirm={() => {
          setConfirmed({ label, record });
          act();
        }}
        onClose={onCancel}
        close={() => setIsOpen(false)}
      />
    </>
  );
};
