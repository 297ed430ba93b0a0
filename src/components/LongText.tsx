import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Language } from '../dataProvider/wire.ts';

interface LongTextProps {
  text: string;
  /** Stands over the full text, and tells one row's button from another's. */
  title: string;
  /** Of the text, when it is not Russian. */
  lang?: Language;
  /** Lines that a row shows at most. */
  lines?: number;
}

const SHORT_LENGTH = 110;

const isLong = (text: string) => text.length > SHORT_LENGTH || text.trim().split('\n').length > 2;

/** The first lines of a text; a long one opens in full. */
export const LongText = ({ text, title, lang, lines = 2 }: LongTextProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!text) return null;
  if (!isLong(text)) return <span lang={lang}>{text}</span>;
  const close = () => setIsOpen(false);
  return (
    <>
      <Box
        component="span"
        lang={lang}
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines,
        }}
      >
        {text}
      </Box>
      <Button
        size="small"
        onClick={() => setIsOpen(true)}
        aria-label={`${translate('list.readInFull')}: ${title}`}
        sx={{ minHeight: 24, padding: 0, fontSize: 13 }}
      >
        {translate('list.readInFull')}
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth="sm" fullWidth aria-labelledby={id}>
        <DialogTitle id={id} sx={{ paddingInlineEnd: 7 }}>
          {title}
        </DialogTitle>
        <IconButton
          onClick={close}
          aria-label={translate('list.close')}
          sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent
          tabIndex={0}
          lang={lang}
          sx={{ whiteSpace: 'pre-wrap', fontSize: 15, lineHeight: 1.6 }}
        >
          {text}
        </DialogContent>
      </Dialog>
    </>
  );
};
