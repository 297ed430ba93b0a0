import { Autocomplete, Box, TextField } from '@mui/material';
import type { Ref } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { useIsFormLocked } from './form/formState.ts';
import { RowFailure } from './RowFailure.tsx';

interface Option {
  value: Identifier;
  label: string;
}

/** The choices of a dropdown, which may have to be loaded first. */
export interface Choices {
  /** undefined while they are loaded. */
  options?: readonly Option[];
  /** They could not be loaded: a line below says so. */
  error?: Error | null;
  onRetry?: () => void;
}

interface DropdownProps extends Choices {
  label: string;
  placeholder: string;
  /** A value that no option has shows the placeholder. */
  value: unknown;
  onChange: (value: Identifier | null) => void;
  readOnly?: boolean;
  /** What is wrong with the choice. */
  fault?: string;
  inputRef?: Ref<HTMLInputElement>;
}

const none: readonly Option[] = [];

/** One choice of several, found by typing a part of its name. */
export const Dropdown = ({
  label,
  placeholder,
  options,
  value,
  onChange,
  readOnly,
  fault,
  inputRef,
  ...failure
}: DropdownProps) => {
  const translate = useTranslate();
  const isLocked = useIsFormLocked();
  const chosen = options?.find((option) => String(option.value) === String(value));
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Autocomplete
        options={options ?? none}
        value={chosen ?? null}
        onChange={(_event, option) => onChange(option?.value ?? null)}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        loading={!options}
        readOnly={readOnly || isLocked}
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
            error={fault !== undefined}
            helperText={fault}
            inputRef={inputRef}
            slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
          />
        )}
      />
      {failure.error && (
        <RowFailure text={translate('dropdown.failed')} action={label} onRetry={() => failure.onRetry?.()} />
      )}
    </Box>
  );
};
