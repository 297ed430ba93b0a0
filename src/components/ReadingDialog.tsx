import CloseIcon from '@mui/icons-material/Close';
import { Dialog, DialogContent, DialogTitle, IconButton, type SxProps } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../wire/wire.ts';

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

/** Something to read or to look at above the screen, with a cross that closes it. */
export const ReadingDialog = ({
  open = true,
  title,
  maxWidth = 'md',
  lang,
  sx,
  onClose,
  children,
}: ReadingDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ paddingInlineEnd: 7, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={translate('list.close')}
        sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent tabIndex={0} lang={lang} sx={sx}>
        {children}
      </DialogContent>
    </Dialog>
  );
};
