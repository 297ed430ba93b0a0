import { Box, Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../wire/wire.ts';
import { ReadingDialog } from './ReadingDialog.tsx';

interface LongTextProps {
  text: string;
  /** The title of the dialog, which also makes the buttons of several rows distinct. */
  title: string;
  /** The language of the text, if not Russian. */
  lang?: Language;
}

/** Whether a clamped text has hidden lines; measured again when its width changes. */
const useIsCut = () => {
  const [isCut, setIsCut] = useState(false);
  const watch = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isCut, watch };
};

/** The first lines of a text, which opens in full when there are more. */
export const LongText = ({ text, title, lang }: LongTextProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { isCut, watch } = useIsCut();
  if (!text) return null;
  return (
    <>
      <Box
        key={text}
        component="span"
        ref={watch}
        lang={lang}
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {text}
      </Box>
      {isCut && (
        <Button
          size="small"
          onClick={() => setIsOpen(true)}
          aria-label={`${translate('list.readInFull')}: ${title}`}
          sx={{ minHeight: 24, padding: 0, fontSize: 13, textAlign: 'start' }}
        >
          {translate('list.readInFull')}
        </Button>
      )}
      <ReadingDialog
        open={isOpen}
        title={title}
        maxWidth="sm"
        lang={lang}
        sx={{ whiteSpace: 'pre-wrap', fontSize: 15, lineHeight: 1.6 }}
        onClose={() => setIsOpen(false)}
      >
        {text}
      </ReadingDialog>
    </>
  );
};
