import { type Identifier, useInput, useTranslate } from 'ra-core';
import { type Choices, Dropdown } from '../Dropdown.tsx';

interface ChoiceInputProps {
  source: string;
  /** Translation keys. */
  label: string;
  placeholder: string;
  /** The choices for the value that is stored: one that is no longer offered stays among them. */
  choicesFor: (stored: unknown) => Choices;
  onChosen?: (value: Identifier | null) => void;
  /** What an emptied choice is. */
  cleared?: '' | null;
}

const verbatim = (value: unknown) => value;

/** One choice of several, in a form. */
export const ChoiceInput = ({ source, choicesFor, onChosen, cleared = null, ...texts }: ChoiceInputProps) => {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, parse: verbatim });
  const handleChange = (value: Identifier | null) => {
    field.onChange(value ?? cleared);
    onChosen?.(value);
  };
  return (
    <Dropdown
      label={translate(texts.label)}
      placeholder={translate(texts.placeholder)}
      value={field.value}
      fault={fieldState.error?.message}
      inputRef={field.ref}
      onChange={handleChange}
      {...choicesFor(field.value)}
    />
  );
};
