import { Autocomplete, Box, TextField } from '@mui/material';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
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
  /** Called with what is typed and not chosen yet, and with '' once it is chosen or the input has the focus again. */
  onType?: (text: string) => void;
  fault?: string;
  inputRef?: Ref<HTMLInputElement>;
}

const none: readonly Choice[] = [];

const normalized = (name: string) => name.trim().toLowerCase();

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
  const found = options?.find(({ id }) => String(id) === String(value));
  const [chosen, setChosen] = useState(found);
  // MUI takes an equal object for another choice, and drops what is typed
  if (chosen?.id !== found?.id || chosen?.name !== found?.name) setChosen(found);
  const labelOf = ({ id, name }: Choice) => (isUsableId(id) ? name : translate('dropdown.noId', { name }));

  const typed = useRef('');
  const setTyped = (text: string) => {
    typed.current = text;
    onType?.(text);
  };
  const handleChange = (id: Identifier | null) => {
    setTyped('');
    onChange(id);
  };
  const handleInput = (_event: unknown, text: string, reason: string) => {
    // other texts are MUI's, such as that of a stored value whose name arrives late
    if (reason === 'input') setTyped(chosen && labelOf(chosen) === text ? '' : text);
  };
  // MUI drops what is typed then, also the name of a choice
  const handleBlur = () => {
    const isTyped = ({ id, name }: Choice) =>
      isUsableId(id) && normalized(name) === normalized(typed.current);
    const [match, other] = options?.filter(isTyped) ?? none;
    if (typed.current && match && !other) handleChange(match.id);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Autocomplete
        options={options ?? none}
        onKeyDown={handleKeyDown}
        value={chosen ?? null}
        onChange={(_event, option) => handleChange(option?.id ?? null)}
        onInputChange={handleInput}
        onBlur={handleBlur}
        onFocus={() => setTyped('')}
        getOptionKey={({ id }) => id}
        getOptionLabel={labelOf}
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
