import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
import { Letters } from '../../components/letters/Letters.tsx';
import { describedByLetters } from '../../components/letters/writing.ts';
import { ModalForm } from '../../components/ModalForm.tsx';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import type { ToastKey } from '../../kinds.ts';
import { AmountField } from './AmountField.tsx';
import { amountIn, amountText, type BlankFundRow } from './fundRow.ts';

interface FundRowFormProps {
  title: string;
  submitLabel: string;
  /** What the form starts with. */
  row: FundRow | BlankFundRow;
  saving?: boolean;
  failure?: Error | null;
  onSave: (row: FundRow) => void;
  onClose: () => void;
}

/** Code, name and amount of one row; all three are needed (part 2, §5). */
export const FundRowForm = ({ row, failure = null, onSave, ...props }: FundRowFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const nameId = useId();
  const [{ code, name, fund: text }, setTyped] = useState({
    code: row.code,
    name: row.name,
    fund: amountText(row.fund),
  });
  const [isRefused, setIsRefused] = useState(false);
  const fund = amountIn(text, row.fund);

  const handleSubmit = () => {
    if (code.trim() === '' || name.trim() === '' || fund === undefined) {
      setIsRefused(true);
      notify('resources.guaranteeFund.notifications.fieldsMissing' satisfies ToastKey, { type: 'error' });
      return;
    }
    onSave({ ...row, code, name, fund });
  };

  const type = (source: 'code' | 'name', text: string) =>
    setTyped((before) => ({ ...before, [source]: text }));
  const field = (source: 'code' | 'name', value: string) => {
    const isMissing = isRefused && value.trim() === '';
    const help = isMissing ? translate('guaranteeFund.missing') : undefined;
    return {
      label: translate(`guaranteeFund.${source}`),
      value,
      onChange: (event: { target: { value: string } }) => type(source, event.target.value),
      error: isMissing,
      helperText: help,
      autoComplete: 'off',
      slotProps: {
        input: { readOnly: props.saving },
        ...(source === 'name' && { htmlInput: { 'aria-describedby': describedByLetters(nameId, help) } }),
      },
      fullWidth: true,
    };
  };

  return (
    <ModalForm {...props} onSubmit={handleSubmit}>
      <TextField {...field('code', code)} autoFocus />
      <div>
        <TextField {...field('name', name)} id={nameId} />
        <Letters
          id={nameId}
          value={name}
          isLocked={props.saving}
          text={{ id: nameId, onChange: (text) => type('name', text) }}
        />
      </div>
      <AmountField
        value={text}
        currency={row.currency}
        readOnly={props.saving}
        error={isRefused && fund === undefined ? translate('guaranteeFund.notAmount') : undefined}
        onChange={(typed) => setTyped((before) => ({ ...before, fund: typed }))}
      />
      <SaveFailure failure={failure} />
    </ModalForm>
  );
};
