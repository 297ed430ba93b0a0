import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from './act/ActButton.tsx';
import type { Exit } from './form/exit.ts';
import { LeaveQuestion } from './form/LeaveQuestion.tsx';
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
  /** Whether it holds something else than it was opened with; unsaid, whatever was typed counts. */
  isChanged?: boolean;
  /** Of a form that is kept as a draft of its own. */
  exit?: RefObject<Exit>;
  /** Whether the draft of the screen below holds what is typed, as long as the form stands. */
  isKept?: () => boolean;
  children: ReactNode;
}

/** A small form above the screen, with an arrow that leaves it. */
export const ModalForm = ({
  title,
  subtitle,
  submitLabel,
  saving = false,
  isChanged,
  exit,
  onSubmit,
  ...props
}: ModalFormProps) => {
  const translate = useTranslate();
  const id = useId();
  const isTyped = useRef(false);
  const [isAsked, setIsAsked] = useState(false);
  const hasTyped = () => isChanged ?? isTyped.current;
  useAskBeforeClosing(hasTyped, () => exit?.current.draft?.isKept() ?? props.isKept?.() ?? false);
  const handleTyping = () => {
    isTyped.current = true;
  };
  const close = () => {
    if (saving) return;
    if (hasTyped()) setIsAsked(true);
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
      <LeaveQuestion
        open={isAsked}
        draft={exit?.current.draft}
        text="form.closeText"
        onLeave={props.onClose}
        onStay={() => setIsAsked(false)}
      />
    </Dialog>
  );
};
