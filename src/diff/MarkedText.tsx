import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Language } from '../wire/wire.ts';
import { DifferenceRows } from './DifferenceRows.tsx';
import { Picture } from './Picture.tsx';
import type { FieldValue } from './useFieldValue.ts';
import { plainHtml } from './words.ts';

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

const htmlOf = ({ html, text }: FieldValue) => html ?? plainHtml(text);

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
  return (
    <Box id={id} lang={language} role="group" aria-label={label} tabIndex={0} sx={textSx}>
      {value.picture && <Picture source={value.picture} />}
      <DifferenceRows before={htmlOf(other ?? value)} after={htmlOf(value)} isOneSided />
    </Box>
  );
};
