import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useInput, useTranslateLabel } from 'ra-core';
import { Letters } from '../../features/letters/Letters.tsx';
import { describedByLetters } from '../../features/letters/writing.ts';
import { useFormWork, useTextLanguage } from './formWork.ts';

const asTyped = (value: string): unknown => value;

interface PlainInputProps extends Pick<TextFieldProps, 'multiline' | 'minRows' | 'inputMode'> {
  source: string;
  /** A translation key; without one the record's own name of the field. */
  label?: string;
  /** What the record gets for what is typed. */
  parse?: (typed: string) => unknown;
  helperText?: string;
}

/** A text as it is typed: an emptied one stays an empty text, where react-admin would make it null. */
export const PlainInput = ({
  source,
  label,
  parse = asTyped,
  helperText,
  inputMode,
  ...props
}: PlainInputProps) => {
  const translateLabel = useTranslateLabel();
  const lang = useTextLanguage();
  const { isLocked } = useFormWork();
  const {
    id,
    field: { ref, ...field },
    fieldState: { error },
  } = useInput({ source, parse });
  const help = error?.message ?? helperText;
  return (
    <div>
      <TextField
        {...props}
        {...field}
        id={id}
        inputRef={ref}
        label={translateLabel({ source, label })}
        error={error !== undefined}
        helperText={help}
        fullWidth
        slotProps={{
          htmlInput: {
            lang,
            inputMode,
            readOnly: isLocked,
            ...(lang && { 'aria-describedby': describedByLetters(id, help) }),
          },
        }}
      />
      {lang && (
        <Letters
          id={id}
          value={field.value}
          language={lang}
          isLocked={isLocked}
          text={{ id, onChange: field.onChange }}
        />
      )}
    </div>
  );
};
