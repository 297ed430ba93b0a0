import { Dialog, DialogContent, type SxProps } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { Language } from '../wire/wire.ts';
import { BackCloses } from './BackCloses.tsx';
import { FormDialogHeader } from './FormDialog.tsx';

interface ReadingDialogProps {
  title: ReactNode;
  maxWidth?: 'sm' | 'md';
  /** The language of the content, if not Russian. */
  lang?: Language;
  sx?: SxProps;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog to read or view something in. The browser's Back closes it. */
export const ReadingDialog = ({
  title,
  maxWidth = 'md',
  lang,
  sx,
  onClose,
  children,
}: ReadingDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <BackCloses onClose={onClose} />
      <FormDialogHeader id={id} title={title} backLabel="ra.action.close" onBack={onClose} />
      <DialogContent tabIndex={0} lang={lang} sx={sx}>
        {children}
      </DialogContent>
    </Dialog>
  );
};
