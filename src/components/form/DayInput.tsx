import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'ra-core';
import { dayInWords } from '../../dates.ts';
import { useFormWork } from './formWork.ts';

const asTyped = (value: string) => value;

interface DayInputProps {
  source: string;
  label?: string;
}

/**
 * A calendar day without a time zone. The browser writes it in its own language, where 11/08 may be the 8th of November, so
 * the day stands below in words.
 */
export const DayInput = ({ source, label = 'form.posted' }: DayInputProps) => {
  const translate = useTranslate();
  const { isLocked } = useFormWork();
  const {
    id,
    field: { ref, ...field },
    fieldState: { error },
  } = useInput({ source, parse: asTyped });
  return (
    <TextField
      {...field}
      id={id}
      inputRef={ref}
      type="date"
      label={translate(label)}
      error={error !== undefined}
      helperText={[error?.message, dayInWords(field.value)].filter(Boolean).join(' ')}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: isLocked } }}
    />
  );
};
