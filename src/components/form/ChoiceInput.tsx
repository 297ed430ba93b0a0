import { useRef } from 'react';
import { type Identifier, useInput, useTranslate, useTranslateLabel } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Choices, Dropdown } from '../Dropdown.tsx';
import { verbatim } from './inputs.tsx';

interface ChoiceInputProps {
  source: string;
  /** A translation key; by default the label of the field. */
  label?: string;
  placeholder: string;
  /** Returns the choices for the stored value; a value that is no longer offered stays among them. */
  choicesFor: (stored: unknown) => Choices;
  onChosen?: (value: Identifier | null) => void;
  /** The value of the field when the choice is cleared. */
  cleared?: '' | null;
}

const NOT_CHOSEN = 'dropdown.notChosen';

/** Ours, since react-admin's AutocompleteInput disables itself where it is read-only, so that the focus would be lost while a form is saved. */
export const ChoiceInput = ({
  source,
  label,
  placeholder,
  choicesFor,
  onChosen,
  cleared = null,
}: ChoiceInputProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { clearErrors } = useFormContext();
  /** Whether something is typed that is not chosen. */
  const isTyped = useRef(false);
  const { field, fieldState } = useInput({
    source,
    parse: verbatim,
    validate: () => (isTyped.current ? NOT_CHOSEN : undefined),
  });
  const { error } = fieldState;
  const handleChange = (value: Identifier | null) => {
    field.onChange(value ?? cleared);
    onChosen?.(value);
  };
  return (
    <Dropdown
      label={String(translateLabel({ source, label }))}
      placeholder={translate(placeholder)}
      value={field.value}
      fault={error?.type === 'validate' ? translate(NOT_CHOSEN) : error?.message}
      inputRef={field.ref}
      onChange={handleChange}
      onType={(text) => {
        isTyped.current = text !== undefined;
        if (error?.type === 'validate') clearErrors(field.name);
      }}
      {...choicesFor(field.value)}
    />
  );
};
