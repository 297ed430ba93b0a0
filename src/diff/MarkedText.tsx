import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../wire/wire.ts';
import { DocumentDifference } from './DocumentDifference.tsx';
import { Picture } from './Picture.tsx';
import type { FieldValue } from './useFieldValue.ts';
import { collapsed, markedWords } from './words.ts';

const markSx = {
  color: 'inherit',
  bgcolor: 'primary.light',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
  borderRadius: '3px',
};

const textSx = {
  maxHeight: 260,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: 14.5,
  lineHeight: 1.55,
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
    borderRadius: 1,
  },
};

interface MarkedTextProps {
  value: FieldValue;
  other?: FieldValue;
  language?: Language;
  id?: string;
  /** The accessible name of the text. */
  label: string;
}

/** The value of a field with its differences from another value marked; long equal parts are left out. */
export const MarkedText = ({ value, other, language, id, label }: MarkedTextProps) => {
  const translate = useTranslate();
  if (!value.text)
    return (
      <Box id={id} sx={{ color: 'text.secondary', fontSize: 14.5 }}>
        {translate('differences.empty')}
      </Box>
    );
  const isRich = value.isRich || other?.isRich;
  return (
    <Box id={id} lang={language} role="group" aria-label={label} tabIndex={0} sx={textSx}>
      {value.picture && <Picture source={value.picture} />}
      {isRich ? (
        <DocumentDifference before={(other ?? value).html ?? ''} after={value.html ?? ''} isOneSided />
      ) : (
        <PlainText text={value.text} other={other?.text} />
      )}
    </Box>
  );
};

const PlainText = ({ text, other }: { text: string; other?: string }) => {
  const pieces = useMemo(() => {
    const [own] = other === undefined ? [[{ text, isMarked: false }]] : markedWords(text, other);
    return collapsed(own);
  }, [text, other]);
  return pieces.map((piece, index) =>
    piece.isMarked && piece.text ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their order
      <Box key={index} component="mark" sx={markSx}>
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  );
};
