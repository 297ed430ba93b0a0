import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Identifier, useTranslate } from 'ra-core';

export interface Option {
  value: Identifier;
  label: string;
}

interface DropdownProps {
  label: string;
  placeholder: string;
  options: readonly Option[];
  /** A value that no option has shows the placeholder. */
  value: unknown;
  onChange: (value: Identifier | null) => void;
  loading?: boolean;
  readOnly?: boolean;
}

/** One choice of several, found by typing a part of its name. */
export const Dropdown = ({ label, placeholder, options, value, onChange, ...state }: DropdownProps) => {
  const translate = useTranslate();
  const chosen = options.find((option) => String(option.value) === String(value));
  return (
    <Autocomplete
      options={options}
      value={chosen ?? null}
      onChange={(_event, option) => onChange(option?.value ?? null)}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      {...state}
      loadingText={translate('list.loading')}
      noOptionsText={translate('dropdown.nothing')}
      clearText={translate('dropdown.clear')}
      openText={translate('dropdown.open')}
      closeText={translate('dropdown.close')}
      autoHighlight
      slotProps={{ paper: { elevation: 8 } }}
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={placeholder}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
};
