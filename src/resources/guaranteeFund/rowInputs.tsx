import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { InputHelperText, useInput, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { type Amount, formatAmount, parseAmount } from '../../amounts.ts';
import { useIsFormLocked } from '../../components/form/formState.ts';
import { TextInput } from '../../components/form/inputs.tsx';
import { TextLanguage } from '../../components/form/textLanguage.ts';
import { isSameValue } from '../../dataProvider/fieldPaths.ts';
import type { ToastKey } from '../../i18n/catalogue.ts';
import type { Currency } from '../../wire/wire.ts';

const isFilled = (value: unknown) => (String(value ?? '').trim() ? undefined : 'guaranteeFund.missing');

const isAmount = (value: unknown) =>
  value !== null && parseAmount(formatAmount(value)) !== undefined ? undefined : 'guaranteeFund.notAmount';

/** Code, name and amount of one row; all three are needed (part 2, §5). */
export const RowInputs = ({ currency }: { currency: Currency }) => (
  <>
    <RefusalNotice text="resources.guaranteeFund.notifications.fieldsMissing" />
    <TextInput source="code" validate={isFilled} autoFocus autoComplete="off" />
    <TextLanguage value="any">
      <TextInput source="name" validate={isFilled} autoComplete="off" />
    </TextLanguage>
    <AmountInput currency={currency} />
  </>
);

/** Says that a submit was refused. */
export const RefusalNotice = ({ text }: { text: ToastKey }) => {
  const notify = useNotify();
  const { submitCount, errors } = useFormState();
  // `isValid` would validate while inputs are rendered; a fault that the depository found is shown at its field
  const isRefused = Object.values(errors).some((error) => error?.type !== 'depository');
  const [notified, setNotified] = useState(0);
  useEffect(() => {
    if (submitCount === notified) return;
    setNotified(submitCount);
    if (isRefused) notify(text, { type: 'error' });
  }, [submitCount, notified, isRefused, notify, text]);
  return null;
};

interface AmountInputProps {
  currency: Currency;
  autoFocus?: boolean;
}

/** What a text says; what is no amount is kept as it was typed. One that means what was there is no change. */
const amountIn = (text: string, former: unknown): Amount | string => {
  const amount = text === formatAmount(former) ? (former as Amount) : parseAmount(text);
  return amount !== undefined && isSameValue(amount, former) ? (former as Amount) : (amount ?? text);
};

/** An amount as one types it, with or without spaces; below is how it was understood. */
export const AmountInput = ({ currency, autoFocus }: AmountInputProps) => {
  const translate = useTranslate();
  const readOnly = useIsFormLocked();
  const { id, field, fieldState } = useInput({ source: 'fund', validate: isAmount });
  const former: unknown = useFormState().defaultValues?.fund;
  const [text, setText] = useState(() => formatAmount(field.value));
  // another value than the typed one was set: a draft, or what another user has saved
  const shown = isSameValue(amountIn(text, former), field.value) ? text : formatAmount(field.value);
  const amount = parseAmount(shown);
  const understood =
    amount === undefined
      ? ' '
      : translate('guaranteeFund.fundIs', { amount: formatAmount(amount), currency });
  const { error } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      fullWidth
      autoFocus={autoFocus}
      autoComplete="off"
      label={translate('resources.guaranteeFund.fields.fund')}
      value={shown}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(amountIn(target.value, former));
      }}
      error={error !== undefined}
      helperText={error ? <InputHelperText error={error.message} /> : understood}
      slotProps={{
        htmlInput: { readOnly, inputMode: 'decimal', className: 'tabular', style: { textAlign: 'right' } },
      }}
    />
  );
};
