import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ModalForm } from '../../components/ModalForm.tsx';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import type { ToastKey } from '../../i18n/catalogue.ts';
import { AmountField } from './AmountField.tsx';
import { amountIn, amountText, isFieldTypedAs } from './fundRow.ts';

interface FundAmountFormProps {
  row: FundRow;
  /** What was typed of the amount before. */
  typed?: string;
  /** Whether the draft of the list holds what is typed. */
  isKept: () => boolean;
  onTyping: (text: string) => void;
  onSave: (row: FundRow) => void;
  onClose: () => void;
}

/** «Форма изменения» of a new list: the amount alone (part 2, §2). */
export const FundAmountForm = ({ row, typed, isKept, onTyping, onSave, onClose }: FundAmountFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState(typed ?? amountText(row.fund));
  const [isRefused, setIsRefused] = useState(false);
  const fund = amountIn(text, row.fund);

  const handleSubmit = () => {
    if (fund === undefined) {
      setIsRefused(true);
      notify('resources.guaranteeFund.notifications.fundMissing' satisfies ToastKey, { type: 'error' });
      return;
    }
    onSave({ ...row, fund });
  };

  return (
    <ModalForm
      title={translate('guaranteeFund.editTitle')}
      subtitle={[row.code, row.name].filter(Boolean).join(' · ')}
      submitLabel={translate('guaranteeFund.saveRow')}
      isChanged={!isFieldTypedAs(row, 'fund', text)}
      isKept={isKept}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <AmountField
        autoFocus
        value={text}
        currency={row.currency}
        error={isRefused && fund === undefined ? translate('guaranteeFund.notAmount') : undefined}
        onChange={(next) => {
          setText(next);
          onTyping(next);
        }}
      />
    </ModalForm>
  );
};
