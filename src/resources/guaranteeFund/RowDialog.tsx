import { useEffect, useEffectEvent, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormDialog } from '../../components/FormDialog.tsx';
import type { WrittenRow } from '../../dataProvider/guaranteeFund.ts';
import type { Currency } from '../../wire/wire.ts';
import { AmountInput, RefusalNotice, RowInputs } from './rowInputs.tsx';

/** A row that is typed and not in the list yet. */
export interface TypedRow {
  code: string;
  name: string;
  /** What is no amount is a text. */
  fund: unknown;
  /** The field of the row that is edited. */
  of?: string;
}

interface RowDialogProps {
  currency: Currency;
  /** The row whose amount is edited; absent: a new row. */
  row?: WrittenRow;
  /** What a draft had stored of it. */
  typed?: TypedRow;
  isKept: () => boolean;
  onTyping: (typed: TypedRow) => void;
  onSubmit: (row: WrittenRow) => void;
  onClose: () => void;
}

const NEW_ROW = { code: '', name: '', fund: null };

/** A row of a new list: the whole of a new one, the amount of one that is there (part 2, §2). */
export const RowDialog = ({ currency, row, typed, isKept, onTyping, onSubmit, onClose }: RowDialogProps) => {
  const translate = useTranslate();
  const [opened] = useState({ ...NEW_ROW, ...row, ...typed });
  const [isTyped] = useState(typed !== undefined);
  return (
    <ResourceContextProvider value="guaranteeFund">
      <FormDialog
        title={translate(row ? 'guaranteeFund.editTitle' : 'guaranteeFund.addRowTitle')}
        subtitle={row && [row.code, row.name].filter(Boolean).join(' · ')}
        submitLabel={translate(row ? 'guaranteeFund.saveRow' : 'guaranteeFund.addRowSubmit')}
        record={opened}
        isTyped={isTyped}
        isKept={isKept}
        onSubmit={async ({ code, name, fund }) => onSubmit({ code, name, fund })}
        onClose={onClose}
      >
        <TypingListener onTyping={onTyping} />
        {row ? (
          <>
            <RefusalNotice text="resources.guaranteeFund.notifications.fundMissing" />
            <AmountInput currency={currency} autoFocus />
          </>
        ) : (
          <RowInputs currency={currency} />
        )}
      </FormDialog>
    </ResourceContextProvider>
  );
};

const TypingListener = ({ onTyping }: Pick<RowDialogProps, 'onTyping'>) => {
  const { subscribe, getValues } = useFormContext();
  const handleTyping = useEffectEvent(() => {
    const { code, name, fund } = getValues();
    onTyping({ code, name, fund });
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type }) => type === 'change' && handleTyping(),
      }),
    [subscribe],
  );
  return null;
};
