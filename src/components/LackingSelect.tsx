import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import { useResourceContext, useTranslate } from 'ra-core';
import { session } from '../session.ts';
import { FilterField } from './FilterField.tsx';
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
    <FilterField width="choice" label={translate('list.lacking')}>
      {(control) => (
        <>
          <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="">{translate('list.lacks.nothing')}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {translate(`list.lacks.${choice}`)}
              </option>
            ))}
          </select>
          <ArrowIcon />
        </>
      )}
    </FilterField>
  );
};
