import type { ReactNode } from 'react';
import { Confirm } from './Confirm.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  color?: 'primary' | 'error';
  onConfirm: () => void;
  onCancel: () => void;
  other?: { label: string; onClick: () => void };
}

/** `Confirm` under its former props. */
export const ConfirmDialog = ({
  open,
  text,
  confirmLabel,
  cancelLabel,
  color,
  onCancel,
  ...props
}: ConfirmDialogProps) => (
  <Confirm
    isOpen={open}
    content={text}
    confirm={confirmLabel}
    cancel={cancelLabel}
    confirmColor={color}
    onClose={onCancel}
    {...props}
  />
);
