import { type Identifier, useInput, useTranslate, useTranslateLabel } from 'react-admin';
import { type Choices, Dropdown } from '../Dropdown.tsx';
import { verbatim } from './inputs.tsx';

interface ChoiceInputProps {
  source: string;
  /** A translation key; by default the kind's name of the field. */
  label?: string;
  /** A translation key. */
  placeholder: string;
  /** The choices for the value that is stored: one that is no longer offered stays among them. */
  choicesFor: (stored: unknown) => Choices;
  onChosen?: (value: Identifier | null) => void;
  /** What an emptied choice is. */
  cleared?: '' | null;
}

/** One choice of several, in a form. */
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
  const { field, fieldState } = useInput({ source, parse: verbatim });
  const handleChange = (value: Identifier | null) => {
    field.onChange(value ?? cleared);
    onChosen?.(value);
  };
  return (
    <Dropdown
      label={String(translateLabel({ source, label }))}
      placeholder={translate(placeholder)}
      value={field.value}
      fault={fieldState.error?.message}
      inputRef={field.ref}
      onChange={handleChange}
      {...choicesFor(field.value)}
    />
  );
};
