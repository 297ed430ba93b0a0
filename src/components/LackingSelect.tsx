import TextField from '@mui/material/TextField';
import { useResourceContext, useTranslate } from 'ra-core';
import { session } from '../session.ts';
import { partsOf } from './form/completeness.ts';

interface LackingSelectProps {
  /** '' for everything. */
  value: string;
  onChange: (lacking: string) => void;
}

/** What a kind's records may lack: its languages, and what else its entries have. Nothing where it has no languages. */
export const LackingSelect = ({ value, onChange }: LackingSelectProps) => {
  const translate = useTranslate();
  const parts = partsOf(useResourceContext());
  if (parts.length === 0) return null;
  const choices = [
    ...['ru', 'uz', 'en'],
    ...(parts.includes('coverId') ? ['cover'] : []),
    ...(session.hasFeature('translations') ? ['translation'] : []),
  ];
  return (
    <TextField
      select
      label={translate('list.lacking')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 190 } }}
    >
      <option value="">{translate('list.lacks.nothing')}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {translate(`list.lacks.${choice}`)}
        </option>
      ))}
    </TextField>
  );
};
