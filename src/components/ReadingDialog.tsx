import { Dialog, DialogContent, type SxProps } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { Language } from '../wire/wire.ts';
import { FormDialogHeader } from './FormDialog.tsx';

interface ReadingDialogProps {
  open?: boolean;
  title: ReactNode;
  maxWidth?: 'sm' | 'md';
  /** Of what is read, when it is not Russian. */
  lang?: Language;
  /** Of the content. */
  sx?: SxProps;
  onClose: () => void;
  children: ReactNode;
}

/** Something to read or to look at above the screen, closed as a form in a dialog is. */
export const ReadingDialog = ({
  open = true,
  title,
  maxWidth = 'md',
  lang,
  sx,
  onClose,
  children,
}: ReadingDialogProps) => {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <FormDialogHeader id={id} title={title} backLabel="list.close" onBack={onClose} />
      <DialogContent tabIndex={0} lang={lang} sx={sx}>
        {children}
      </DialogContent>
    </Dialog>
  );
};
