import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { formatAmount, parseAmount } from '../../amounts.ts';
import type { Currency } from '../../wire/wire.ts';

interface AmountFieldProps {
  value: string;
  onChange: (text: string) => void;
  currency: Currency;
  /** The message of a refused submit. */
  error?: string;
  autoFocus?: boolean;
  readOnly?: boolean;
}

/** An amount as one types it, with or without spaces; below stands how it was understood. */
export const AmountField = ({ value, onChange, currency, error, autoFocus, readOnly }: AmountFieldProps) => {
  const translate = useTranslate();
  const amount = parseAmount(value);
  const understood =
    amount === undefined
      ? ' '
      : translate('guaranteeFund.fundIs', { amount: formatAmount(amount), currency });
  return (
    <TextField
      fullWidth
      autoFocus={autoFocus}
      autoComplete="off"
      label={translate('guaranteeFund.fund')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? understood}
      slotProps={{
        htmlInput: { readOnly, inputMode: 'decimal', className: 'tabular', style: { textAlign: 'right' } },
      }}
    />
  );
};
