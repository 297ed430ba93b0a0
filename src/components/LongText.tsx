import { Box, ButtonBase } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../wire/wire.ts';
import { ReadingDialog } from './ReadingDialog.tsx';

interface LongTextProps {
  text: string;
  /** The title of the dialog. */
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

/** The first line of a text; a click on a cut one opens all of it. */
export const LongText = ({ text, title, lang }: LongTextProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { isCut, watch } = useIsCut();
  if (!text) return null;
  const line = (
    <Box
      key={text}
      component="span"
      ref={watch}
      lang={lang}
      sx={{
        display: '-webkit-box',
        overflow: 'hidden',
        wordBreak: 'break-all',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 1,
      }}
    >
      {text}
    </Box>
  );
  return (
    <>
      {isCut ? (
        <ButtonBase
          className="cut-text"
          onClick={() => setIsOpen(true)}
          title={`${translate('list.readInFull')}: ${title}`}
          sx={{
            minHeight: 24,
            font: 'inherit',
            userSelect: 'text',
            textAlign: 'start',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {line}
        </ButtonBase>
      ) : (
        line
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
