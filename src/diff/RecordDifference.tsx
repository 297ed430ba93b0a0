import { Box } from '@mui/material';
import './texts.ts';
import { useId } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { changedFields, type FieldPath } from '../dataProvider/fieldPaths.ts';
import { LANGUAGES } from '../wire/wire.ts';
import { DifferenceRows } from './DifferenceRows.tsx';
import { Picture } from './Picture.tsx';
import { useFieldLabel } from './useFieldLabel.ts';
import { type FieldValue, useFieldValue } from './useFieldValue.ts';

interface RecordDifferenceProps {
  resource: string;
  before: Partial<RaRecord>;
  after: Partial<RaRecord>;
}

/** The differences between two states of a record: language by language and field by field, files and covers by name. */
export const RecordDifference = ({ resource, before, after }: RecordDifferenceProps) => {
  const translate = useTranslate();
  const id = useId();
  const labelOf = useFieldLabel(resource);
  const formatValue = useFieldValue(resource);
  const paths = changedFields(before, after);
  if (paths.length === 0) return translate('differences.none');
  const isMultilingual = paths.some(({ language }) => language);
  const groups = [...LANGUAGES, undefined]
    .map((language) => ({ language, own: paths.filter((path) => path.language === language) }))
    .filter(({ own }) => own.length > 0);
  return groups.map(({ language, own }) => (
    <Box
      key={language ?? 'shared'}
      role={isMultilingual ? 'group' : undefined}
      aria-labelledby={isMultilingual ? `${id}${language}` : undefined}
      sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      {isMultilingual && (
        // no heading, because screens use this at different depths
        <Box id={`${id}${language}`} sx={{ fontSize: 15, fontWeight: 650 }}>
          {translate(language ? `languages.${language}` : 'differences.shared')}
        </Box>
      )}
      {own.map((path) => (
        <FieldDifference
          key={path.path}
          path={path}
          label={labelOf({ path: path.path, field: path.field })}
          before={formatValue(before, path)}
          after={formatValue(after, path)}
        />
      ))}
    </Box>
  ));
};

interface FieldDifferenceProps {
  path: FieldPath;
  label: string;
  before: FieldValue;
  after: FieldValue;
}

const FIGURE = /^[\d\s.,]+$/;

const mayBeDocument = ({ html, text }: FieldValue) =>
  text === '' || (html !== undefined && !FIGURE.test(text));

/** Compares rich texts as documents; shows both values of anything else, also of texts that are figures or days. */
const FieldDifference = ({ path: { language }, label, before, after }: FieldDifferenceProps) => (
  <Box role="group" aria-label={label} sx={{ minWidth: 0 }}>
    <Box aria-hidden sx={{ fontWeight: 600, fontSize: 14, color: 'text.secondary', marginBottom: 0.25 }}>
      {label}
    </Box>
    {mayBeDocument(before) && mayBeDocument(after) && (before.html || after.html) ? (
      <DifferenceRows before={before.html ?? ''} after={after.html ?? ''} language={language} />
    ) : (
      <Box component="dl" sx={{ display: 'grid', gap: 0.5, margin: 0 }}>
        <Value name="differences.before" value={before} />
        <Value name="differences.after" value={after} />
      </Box>
    )}
  </Box>
);

const Value = ({ name, value }: { name: string; value: FieldValue }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, fontSize: 14.5 }}>
      <Box component="dt" sx={{ color: 'text.secondary', minWidth: 56 }}>
        {translate(name)}
      </Box>
      <Box component="dd" sx={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {value.picture && <Picture source={value.picture} />}
        {value.text || <Box sx={{ color: 'text.secondary' }}>{translate('differences.empty')}</Box>}
      </Box>
    </Box>
  );
};
