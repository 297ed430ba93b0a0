import type { ReactNode } from 'react';
import { type ActOptions, useAct } from './act/useAct.ts';
import { RowAction } from './RowAction.tsx';
import { RowFailure } from './RowFailure.tsx';
import { useQuestion } from './useQuestion.tsx';

interface AskedRowActionProps<Result> {
  label: string;
  /** The item it acts on. */
  item: string;
  icon: ReactNode;
  color?: 'primary' | 'error' | 'success';
  question: { title: string; text: ReactNode; confirm: string; cancel: string };
  act: ActOptions<void, Result>;
  /** What stands before the reason of a failure. */
  failed?: string;
  onCancel?: () => void;
}

/** An action of one row that is confirmed first. A failure stands beside the row, unless the act has a toast for it (DECISIONS 12). */
export const AskedRowAction = <Result,>({
  label,
  item,
  icon,
  color = 'primary',
  question,
  act: options,
  failed,
  onCancel,
}: AskedRowActionProps<Result>) => {
  const { act, isActing, error } = useAct(options);
  const { ask, question: dialog } = useQuestion({
    ...question,
    color: color === 'error' ? 'error' : 'primary',
    onConfirm: act,
    onCancel,
  });
  return (
    <>
      <RowAction label={label} item={item} icon={icon} color={color} isActing={isActing} onClick={ask} />
      {error && !options.failure && (
        <RowFailure
          text={failed ? `${failed} ${error.message}` : error.message}
          action={`${label}: ${item}`}
          onRetry={act}
        />
      )}
      {dialog}
    </>
  );
};
