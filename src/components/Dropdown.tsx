import { Autocomplete, Box, createFilterOptions, TextField } from '@mui/material';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
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
  /** Called with what is typed and not chosen, and without it once it is chosen or dropped. By default it is dropped when the input is left. */
  onType?: (text?: string) => void;
  fault?: string;
  inputRef?: Ref<HTMLInputElement>;
}

const none: readonly Choice[] = [];

const filter = createFilterOptions<Choice>({ trim: true });

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
  // MUI takes an equal object for another choice, and highlights it again
  if (chosen?.id !== found?.id || chosen?.name !== found?.name) setChosen(found);
  const labelOf = ({ id, name }: Choice) => (isUsableId(id) ? name : translate('dropdown.noId', { name }));
  const chosenName = chosen ? labelOf(chosen) : '';

  /** What is shown in place of the chosen value's name. */
  const [typed, setTyped] = useState<string>();
  const type = (text?: string) => {
    setTyped(text);
    onType?.(text);
  };
  const handleValue = useEffectEvent((_value: unknown) => type());
  // another value, such as that of a restored draft, replaces what is typed
  useEffect(() => handleValue(value), [value]);
  const choose = (id: Identifier | null) => {
    // outside of forms an emptied choice may have a name of its own, or its address is late
    type(id === null && !onType ? '' : undefined);
    onChange(id);
  };
  // MUI's own texts, such as that of a stored value whose list arrives late, must not replace what is typed
  const handleInput = (_event: unknown, text: string, reason: string) => {
    if (reason === 'input') type(text === chosenName || !(chosen || text.trim()) ? undefined : text);
  };
  const isTyped = ({ id, name }: Choice) => isUsableId(id) && normalized(name) === normalized(typed ?? '');
  const handleBlur = () => {
    if (!onType) return type();
    const [match, other] = options?.filter(isTyped) ?? none;
    if (typed && match && !other && !isLocked) choose(match.id);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Autocomplete
        options={options ?? none}
        onKeyDown={handleKeyDown}
        value={chosen ?? null}
        onChange={(_event, option) => choose(option?.id ?? null)}
        inputValue={typed ?? chosenName}
        onInputChange={handleInput}
        onClose={(_event, reason) => (reason === 'selectOption' || reason === 'escape') && type()}
        onBlur={handleBlur}
        getOptionKey={({ id }) => id}
        getOptionLabel={labelOf}
        getOptionDisabled={({ id }) => !isUsableId(id)}
        // otherwise MUI highlights the chosen one as long as it is among those that contain the text
        isOptionEqualToValue={(option, other) => typed === undefined && option.id === other.id}
        loading={!options}
        readOnly={isLocked}
        loadingText={translate('list.loading')}
        noOptionsText={translate('dropdown.nothing')}
        clearText={translate('ra.action.clear_input_value')}
        openText={translate('dropdown.open')}
        closeText={translate('dropdown.close')}
        autoHighlight
        // Enter takes the first one
        filterOptions={(all, state) =>
          filter(all, state).toSorted((one, other) => Number(isTyped(other)) - Number(isTyped(one)))
        }
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
