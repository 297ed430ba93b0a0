import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { dayInWords } from '../dates.ts';

export interface DateRange {
  /** First and last day, `yyyy-mm-dd`, both included; '' while not set. */
  from: string;
  to: string;
}

interface DateRangeFilterProps {
  value: DateRange;
  onChange: (value: DateRange) => void;
}

/** Two dates, each in words too; the range applies only when both are set, and says so while one is missing (part 1, §5). */
export const DateRangeFilter = ({ value, onChange }: DateRangeFilterProps) => {
  const translate = useTranslate();
  const isIncomplete = (value.from === '') !== (value.to === '');
  const dateField = (end: keyof DateRange) => ({
    type: 'date',
    label: translate(`list.${end}`),
    value: value[end],
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [end]: event.target.value }),
    helperText:
      isIncomplete && value[end] === '' ? translate('list.rangeIncomplete') : dayInWords(value[end]),
    slotProps: { inputLabel: { shrink: true } },
    sx: { width: { xs: 'calc(50% - 6px)', sm: 160 } },
  });
  return (
    <>
      <TextField {...dateField('from')} />
      <TextField {...dateField('to')} />
    </>
  );
};
