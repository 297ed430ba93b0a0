import { DateInput } from 'ra-ui-materialui';

const asTyped = (value: string) => value;

interface DayInputProps {
  source: string;
  label?: string;
}

/** A calendar day without a time zone. */
export const DayInput = ({ source, label = 'form.posted' }: DayInputProps) => (
  <DateInput source={source} label={label} parse={asTyped} helperText={false} fullWidth />
);
