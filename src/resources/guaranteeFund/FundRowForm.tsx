import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
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

  const field = (source: 'code' | 'name', value: string) => {
    const isMissing = isRefused && value.trim() === '';
    return {
      label: translate(`guaranteeFund.${source}`),
      value,
      onChange: (event: { target: { value: string } }) =>
        setTyped((before) => ({ ...before, [source]: event.target.value })),
      error: isMissing,
      helperText: isMissing ? translate('guaranteeFund.missing') : undefined,
      autoComplete: 'off',
      slotProps: { input: { readOnly: props.saving } },
      fullWidth: true,
    };
  };

  return (
    <ModalForm {...props} onSubmit={handleSubmit}>
      <TextField {...field('code', code)} autoFocus />
      <TextField {...field('name', name)} />
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
