import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { isProposable, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { russianDay, toIsoDay } from '../../dates.ts';
import { BASE } from '../../routing/addresses.ts';
import { LANGUAGES } from '../../wire/wire.ts';
import { ageOf } from './age.ts';
import { QUEUE } from './queue.ts';
import { useRowTitle } from './useRowTitle.ts';

interface SelectFieldProps {
  row: Waiting;
  isSelected: boolean;
  onToggle: () => void;
}

/** Ticks a row; one that may not be approved says why. */
export const SelectField = ({ row, isSelected, onToggle }: SelectFieldProps) => {
  const translate = useTranslate();
  const name = translate('review.select', { title: useRowTitle()(row) });
  return (
    <Box component="label">
      <Checkbox
        checked={isSelected}
        disabled={!row.mayApprove}
        onChange={onToggle}
        slotProps={{
          input: { 'aria-label': row.mayApprove || !row.reason ? name : `${name}. ${row.reason}` },
        }}
      />
      <span className="row-button-label">{translate('review.selectShort')}</span>
    </Box>
  );
};

export const TitleField = () => {
  const translate = useTranslate();
  const titleOf = useRowTitle();
  const row = useRecordContext<Waiting>();
  if (!row) return null;
  const { title, kind, replaces, returned, mayApprove, reason } = row;
  const isNamed = title !== '' || isProposable(kind);
  return (
    <div>
      <LinkBase to={`${BASE}/${QUEUE}/${row.id}`} className={isNamed ? 'row-title' : 'row-title is-missing'}>
        <span>{titleOf(row)}</span>
      </LinkBase>
      {replaces && <Chip size="small" variant="outlined" label={translate('review.replaces')} />}
      {returned && (
        <Box sx={{ fontSize: 13, fontWeight: 400, color: 'warning.main', overflowWrap: 'anywhere' }}>
          {translate('review.returnedBy', { name: returned.by, note: returned.note })}
        </Box>
      )}
      {!mayApprove && reason && (
        <Box sx={{ fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>{reason}</Box>
      )}
    </div>
  );
};

export const KindField = () => useTranslate()(`resources.${useRecordContext<Waiting>()?.kind}.name`);

export const SinceField = () => {
  const translate = useTranslate();
  const { waitingSince = '' } = useRecordContext<Waiting>() ?? {};
  const [key, count] = ageOf(waitingSince);
  return (
    <div>
      {translate(key, { smart_count: count })}
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{russianDay(toIsoDay(waitingSince))}</Box>
    </div>
  );
};

export const LanguagesField = () => {
  const translate = useTranslate();
  const { kind = '', languages = [] } = useRecordContext<Waiting>() ?? {};
  if (isProposable(kind)) return '—';
  const missing = LANGUAGES.filter((language) => !languages.includes(language));
  if (missing.length === 0) return translate('review.allLanguages');
  const names = missing.map((language) => translate(`review.short.${language}`)).join(', ');
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {translate('review.languagesMissing', { names })}
    </Box>
  );
};

export const CommentsField = () => {
  const { unresolved = 0 } = useRecordContext<Waiting>() ?? {};
  return useTranslate()(unresolved > 0 ? 'review.open' : 'review.noneOpen', { smart_count: unresolved });
};
