import { Box } from '@mui/material';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { set } from 'react-hook-form';
import {
  changedFields,
  type FieldPath,
  isSameValue,
  withCompanionFields,
} from '../../dataProvider/fieldPaths.ts';
import { FUND_LISTS } from '../../dataProvider/fundRows.ts';
import { MarkedText } from '../../diff/MarkedText.tsx';
import { useFieldLabel } from '../../diff/useFieldLabel.ts';
import { useFieldValue } from '../../diff/useFieldValue.ts';
import { type Draft, MAX_FILES_BYTES, NEW } from './draft.ts';

type Fields = Partial<RaRecord>;

/** The fields of a draft with the values that the form was opened with. */
const openedIn = ({ fields }: Draft, openedAt: (path: string) => unknown): Fields => {
  const record: Fields = {};
  for (const { path } of fields)
    for (const each of withCompanionFields({ path, field: path.replace(/.*\./, '') }))
      set(record, each, openedAt(each));
  return record;
};

/** The same fields with the typed values. */
const typedIn = ({ fields, files }: Draft): Fields => {
  const record: Fields = {};
  for (const { path, typed } of fields) set(record, path, typed);
  for (const { path, name } of files) set(record, path.replace(/Id$/, 'File'), { name });
  return record;
};

interface DraftDifferencesProps {
  draft: Draft;
  /** The form's value of an unchanged field. */
  openedAt: (path: string) => unknown;
}

/** Shows what a draft would change in the form, files included. */
export const DraftDifferences = ({ draft, openedAt }: DraftDifferencesProps) => {
  const translate = useTranslate();
  const counted = useResourceContext() === FUND_LISTS ? 'drafts.differingRows' : 'drafts.differs';
  const now = openedIn(draft, openedAt);
  const typed = typedIn(draft);
  const paths = changedFields(now, typed);
  const sizeBytes = draft.files.reduce((sum, file) => sum + file.sizeBytes, 0);
  const absent = sizeBytes > MAX_FILES_BYTES ? 'drafts.largeFile' : 'drafts.lostFile';
  const unsent = draft.files.filter(({ id }) => id === undefined);
  const isChangedSince = ({ path }: FieldPath) =>
    draft.item !== NEW &&
    draft.fields.some((field) => field.path === path && !isSameValue(field.opened, openedAt(path)));
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer' } }}>
      <summary>{translate(counted, { smart_count: paths.length + unsent.length })}</summary>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {paths.map((path) => (
          <Difference
            key={path.path}
            path={path}
            now={now}
            typed={typed}
            isChangedSince={isChangedSince(path)}
          />
        ))}
        {unsent.map(({ path, name }) => (
          <Box component="li" key={path} sx={{ paddingTop: 1.5 }}>
            {translate(draft.storedFiles.includes(path) ? 'drafts.unsentFile' : absent, { name })}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

interface DifferenceProps {
  path: FieldPath;
  now: Fields;
  typed: Fields;
  /** The field was saved by somebody since the draft was begun. */
  isChangedSince: boolean;
}

const Difference = ({ path, now, typed, isChangedSince }: DifferenceProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const label = useFieldLabel(resource)(path, typed, now);
  const formatValue = useFieldValue(resource);
  const [before, after] = [formatValue(now, path), formatValue(typed, path)];
  const sides = [
    { name: 'drafts.now', value: before, other: after },
    { name: 'drafts.typed', value: after, other: before },
  ];
  return (
    <Box component="li" sx={{ paddingTop: 1.5 }}>
      <Box sx={{ fontWeight: 600 }}>{label}</Box>
      {isChangedSince && <Box sx={{ color: 'warning.main' }}>{translate('drafts.changedSince')}</Box>}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {sides.map(({ name, value, other }) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{translate(name)}</Box>
            <MarkedText
              label={`${label}: ${translate(name)}`}
              value={value}
              other={other}
              language={path.language}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
};
