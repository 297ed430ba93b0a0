import { Autocomplete, Box, TextField } from '@mui/material';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import type { Choice } from '../dataProvider/choices.ts';
import { isUsableId } from '../dataProvider/records.ts';
import { useIsFormLocked } from './form/formState.ts';
import { RowFailure } from './RowFailure.tsx';

/** The choices, which may still be loading. */
export interface Choices {
  /** undefined while loading. */
  options?: readonly Choice[];
  /** Loading failed, which a line below the input tells. */
  error?: Error | null;
  onRetry?: () => void;
}

interface DropdownProps extends Choices {
  label: string;
  placeholder: string;
  /** A value without an option shows the placeholder. */
  value: unknown;
  onChange: (value: Identifier | null) => void;
  /** Called with a typed text that names no choice, and with '' when it does or is gone. */
  onType?: (text: string) => void;
  fault?: string;
  inputRef?: Ref<HTMLInputElement>;
}

const none: readonly Choice[] = [];

const comparable = (name: string) => name.trim().toLowerCase();

/** A choice that is found by typing a part of its name. */
export const Dropdown = ({
  label,
  placeholder,
  options,
  value,
  onChange,
  onType,
  fault,
  inputRef,
  ...failure
}: DropdownProps) => {
  const translate = useTranslate();
  const isLocked = useIsFormLocked();
  // Enter would submit the form, where it opens other selects
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.ariaExpanded === 'true') return;
    event.currentTarget.querySelector<HTMLElement>('.MuiAutocomplete-popupIndicator')?.click();
  };
  // MUI would drop a name that is typed in full without Enter
  const handleInput = (_event: unknown, text: string, reason: string) => {
    const named = options?.filter(({ id, name }) => isUsableId(id) && comparable(name) === comparable(text));
    const [only] = reason === 'input' && named?.length === 1 ? named : none;
    onType?.(reason === 'input' && !only ? text : '');
    if (only) onChange(only.id);
  };
  const found = options?.find(({ id }) => String(id) === String(value));
  const [chosen, setChosen] = useState(found);
  // MUI takes an equal object for another choice, and drops what is typed
  if (chosen?.id !== found?.id || chosen?.name !== found?.name) setChosen(found);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Autocomplete
        options={options ?? none}
        onKeyDown={handleKeyDown}
        value={chosen ?? null}
        onChange={(_event, option) => onChange(option?.id ?? null)}
        onInputChange={handleInput}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ id, name }) => (isUsableId(id) ? name : translate('dropdown.noId', { name }))}
        getOptionDisabled={({ id }) => !isUsableId(id)}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        loading={!options}
        readOnly={isLocked}
        loadingText={translate('list.loading')}
        noOptionsText={translate('dropdown.nothing')}
        clearText={translate('ra.action.clear_input_value')}
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
