import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ActButton } from './act/ActButton.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';

interface ModalFormProps {
  title: string;
  /** What the form is about, under its title. */
  subtitle?: string;
  submitLabel: string;
  saving?: boolean;
  onSubmit: () => void;
  /** The arrow and Esc, which ask where something was typed; a click beside the form does not lose what was typed. */
  onClose: () => void;
  children: ReactNode;
}

/** A small form above the screen, with an arrow that leaves it. */
export const ModalForm = ({
  title,
  subtitle,
  submitLabel,
  saving = false,
  onSubmit,
  ...props
}: ModalFormProps) => {
  const translate = useTranslate();
  const id = useId();
  const isTyped = useRef(false);
  const [isAsked, setIsAsked] = useState(false);
  useAskBeforeClosing(() => isTyped.current);
  const handleTyping = () => {
    isTyped.current = true;
  };
  const close = () => {
    if (saving) return;
    if (isTyped.current) setIsAsked(true);
    else props.onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!saving) onSubmit();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingInlineStart: 1.5, paddingTop: 1 }}>
        <IconButton onClick={close} disabled={saving} aria-label={translate('form.back')}>
          <ArrowBackIcon />
        </IconButton>
        <DialogTitle id={id} sx={{ flex: 1, padding: 1 }}>
          {title}
        </DialogTitle>
      </Box>
      <form onSubmit={handleSubmit} onChange={handleTyping} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2.5, paddingTop: 1 }}>
          {subtitle && <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{subtitle}</Box>}
          {props.children}
        </DialogContent>
        <DialogActions sx={{ padding: 3, paddingTop: 0 }}>
          <ActButton type="submit" variant="contained" isActing={saving} minWidth={130}>
            {submitLabel}
          </ActButton>
        </DialogActions>
      </form>
      <ConfirmDialog
        open={isAsked}
        title={translate('form.leaveTitle')}
        text={translate('form.closeText')}
        confirmLabel={translate('form.leave')}
        cancelLabel={translate('form.stay')}
        onConfirm={props.onClose}
        onCancel={() => setIsAsked(false)}
      />
    </Dialog>
  );
};
