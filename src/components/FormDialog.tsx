import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Dialog, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type PropsWithChildren, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { isConflict, SessionEnded } from '../dataProvider/http.ts';
import { ActButton } from './act/ActButton.tsx';
import { BackCloses } from './BackCloses.tsx';
import { Confirm } from './Confirm.tsx';
import { Editing, EditingContext } from './form/formState.ts';
import { FormFailure } from './form/SaveFailure.tsx';
import { passFocusToScreen } from './passFocus.ts';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';
import { useIsUnread } from './useHasMoved.ts';

interface FormDialogProps extends PropsWithChildren {
  title: string;
  subtitle?: ReactNode;
  submitLabel: string;
  /** The initial values. */
  record?: Partial<RaRecord>;
  /** What somebody else has saved meanwhile, of fields that the user has not changed: it replaces their values. */
  newer?: FieldValues;
  /** Whether the initial values are unsaved input, which closing would lose. */
  isTyped?: boolean;
  /** Whether the input is kept elsewhere. */
  isKept?: () => boolean;
  /** Called with all values when the user has changed one. */
  onType?: (values: FieldValues) => void;
  /** When it rejects, the dialog shows the error and stays open. */
  onSubmit: (values: FieldValues) => Promise<unknown>;
  onClose: () => void;
}

const NEW = {};

/**
 * A small form in a dialog. It asks before unsaved input is dropped. A click on the backdrop does nothing, and the browser's Back closes
 * the dialog, not the screen.
 */
export const FormDialog = ({
  title,
  subtitle,
  submitLabel,
  record = NEW,
  newer = NEW,
  isTyped = false,
  isKept,
  onType,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const [editing] = useState(() => new Editing());
  const [opened] = useState(record);
  const [isDirty, setIsDirty] = useState(isTyped);
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: onSubmit });
  const isUnread = useIsUnread(isConflict(error) ? error.message : undefined);
  useAskBeforeClosing(() => isDirty, isKept);

  const handleSubmit = async (values: FieldValues) => {
    if (isUnread || !editing.begin()) return;
    editing.enter('saving');
    try {
      await mutateAsync(values);
      editing.saved();
    } catch (failure) {
      editing.failed(failure);
    }
  };
  const handleClose = () => {
    if (isPending) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && handleClose()}
      // the element that opened the dialog may be unmounted by now
      ref={passFocusToScreen}
      sx={{ '& form': { display: 'contents' } }}
    >
      <BackCloses onClose={handleClose} />
      <Form record={opened} onSubmit={handleSubmit} noValidate disableInvalidFormNotification>
        <DirtyListener onChange={(isOther) => setIsDirty(isTyped || isOther)} />
        <NewerValues values={newer} />
        {onType && <TypingListener onType={onType} />}
        <FormDialogHeader id={id} title={title} isLocked={isPending} onBack={handleClose} />
        <DialogContent sx={{ display: 'grid', gap: 2.5, paddingTop: 1 }}>
          {subtitle && <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{subtitle}</Box>}
          <EditingContext value={editing}>{children}</EditingContext>
          <FormFailure failure={error instanceof SessionEnded ? null : error} />
        </DialogContent>
        <DialogActions sx={{ padding: 3, paddingTop: 0 }}>
          <ActButton type="submit" variant="contained" isActing={isPending} isIdle={isUnread} minWidth={130}>
            {submitLabel}
          </ActButton>
        </DialogActions>
      </Form>
      <Confirm
        isOpen={isAsking}
        title={translate('form.leaveTitle')}
        content={translate('form.closeText')}
        confirm={translate('form.leave')}
        cancel={translate('form.stay')}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    </Dialog>
  );
};

interface FormDialogHeaderProps {
  /** The id of the title. */
  id: string;
  title: ReactNode;
  /** A translation key; by default that of «Назад». */
  backLabel?: string;
  isLocked?: boolean;
  onBack: () => void;
}

/** The title, and an arrow that closes the dialog as the specification has it for forms (part 2, §2). */
export const FormDialogHeader = ({ id, title, backLabel, isLocked, onBack }: FormDialogHeaderProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingInlineStart: 1.5, paddingTop: 1 }}>
    <IconButton onClick={onBack} disabled={isLocked} aria-label={useTranslate()(backLabel ?? 'form.back')}>
      <ArrowBackIcon />
    </IconButton>
    <DialogTitle id={id} sx={{ flex: 1, padding: 1, overflowWrap: 'anywhere' }}>
      {title}
    </DialogTitle>
  </Box>
);

/** Passes the form's state to the dialog, which is outside of the form. */
const DirtyListener = ({ onChange }: { onChange: (isDirty: boolean) => void }) => {
  const { isDirty } = useFormState();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
};

const NewerValues = ({ values }: { values: FieldValues }) => {
  const { resetField } = useFormContext();
  useEffect(() => {
    for (const [name, defaultValue] of Object.entries(values)) resetField(name, { defaultValue });
  }, [values, resetField]);
  return null;
};

const TypingListener = ({ onType }: { onType: (values: FieldValues) => void }) => {
  const { subscribe } = useFormContext();
  const handleType = useEffectEvent(onType);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type, values }) => type === 'change' && handleType(values),
      }),
    [subscribe],
  );
  return null;
};
