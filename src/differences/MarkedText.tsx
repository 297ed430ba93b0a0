import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Language } from '../dataProvider/wire.ts';
import type { FieldValue } from './useFieldValue.ts';
import { folded, type Piece } from './words.ts';

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
  /** The text in pieces where it is compared with another. */
  pieces?: readonly Piece[];
  language?: Language;
  id?: string;
  /** What a screen reader calls the text. */
  label: string;
}

/** The value of a field, with the words marked in which it differs from another; long equal parts are left out. */
export const MarkedText = ({ value, pieces, language, id, label }: MarkedTextProps) => {
  const translate = useTranslate();
  if (!value.text)
    return (
      <Box id={id} sx={{ color: 'text.secondary', fontSize: 14.5 }}>
        {translate('differences.empty')}
      </Box>
    );
  const shown = folded(pieces ?? [{ text: value.text, isMarked: false }]);
  return (
    <Box id={id} lang={language} role="group" aria-label={label} tabIndex={0} sx={textSx}>
      {value.picture && (
        <Box
          component="img"
          src={value.picture}
          alt=""
          sx={{
            display: 'block',
            width: 132,
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            borderRadius: 1,
            mb: 0.5,
          }}
        />
      )}
      {shown.map(({ text, isMarked }, index) =>
        isMarked && text ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their order
          <Box key={index} component="mark" sx={markSx}>
            {text}
          </Box>
        ) : (
          text
        ),
      )}
    </Box>
  );
};
