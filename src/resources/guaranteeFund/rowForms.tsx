import { Box, Dialog, DialogActions, TextField } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import {
  EditBase,
  InputHelperText,
  ResourceContextProvider,
  useInput,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { type Amount, formatAmount, parseAmount } from '../../amounts.ts';
import { BackCloses } from '../../components/BackCloses.tsx';
import { FormDialog, FormDialogHeader } from '../../components/FormDialog.tsx';
import { useIsFormLocked } from '../../components/form/formState.ts';
import { TextInput } from '../../components/form/inputs.tsx';
import { mayLeave } from '../../components/form/leaving.ts';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { SaveButton } from '../../components/form/Toolbar.tsx';
import { TextLanguage } from '../../components/form/textLanguage.ts';
import { Notice } from '../../components/Notice.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { isSameValue } from '../../dataProvider/fieldPaths.ts';
import type { FundRow, WrittenRow } from '../../dataProvider/fundRows.ts';
import { textOf } from '../../dataProvider/listing.ts';
import type { ToastKey } from '../../i18n/catalogue.ts';
import type { Currency } from '../../wire/wire.ts';

interface FundRowEditProps {
  /** That of the list. */
  currency: Currency;
  /** The row when the form was opened; a save by somebody else after that is a conflict. */
  row: FundRow;
  /** Called after a save, also a failed one. */
  onSettled: () => void;
  onClose: () => void;
}

/** A query key of its own, because lists cache their rows for react-admin's `useGetOne`. */
const FORM = { form: true };

/** «Форма изменения» of a row of the newest list, which is saved at once. */
export const FundRowEdit = ({ currency, row, onSettled, onClose }: FundRowEditProps) => {
  const translate = useTranslate();
  const id = useId();

  const handleClose = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      // a dialog that a draft has opened has no opener
      ref={passFocusToScreen}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && void handleClose()}
    >
      <EditBase
        id={row.id}
        mutationMode="pessimistic"
        disableAuthentication
        redirect={false}
        queryOptions={{
          initialData: row,
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: 0,
          meta: FORM,
        }}
        mutationOptions={{ meta: FORM, onSettled }}
      >
        <SimpleForm
          leaveText="form.closeText"
          onSaved={onClose}
          sx={{ minHeight: { xs: 0, sm: 0 }, '& > .form-content': { paddingInline: 3, paddingTop: 1 } }}
          header={
            <FormDialogHeader id={id} title={translate('guaranteeFund.editTitle')} onBack={handleClose} />
          }
          toolbar={
            <DialogActions sx={{ padding: 3, paddingTop: 0 }}>
              <SaveButton label="guaranteeFund.saveRow" />
            </DialogActions>
          }
        >
          <BackCloses onClose={handleClose} />
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <RowInputs currency={currency} />
          </Box>
        </SimpleForm>
      </EditBase>
    </Dialog>
  );
};

/** A row in the dialog that is not in the list yet. */
export interface TypedRow {
  code: string;
  name: string;
  /** Text where it is no valid amount. */
  fund: unknown;
  /** The field of the edited row. */
  of?: string;
}

interface RowDialogProps {
  currency: Currency;
  /** The row whose amount is edited; undefined for a new row. */
  row?: WrittenRow;
  /** The values that a draft has stored. */
  typed?: TypedRow;
  isKept: () => boolean;
  onTyping: (typed: TypedRow) => void;
  onSubmit: (row: WrittenRow) => void;
  onClose: () => void;
}

const NEW_ROW = { code: '', name: '', fund: null };

/** Edits a row of a new list: all of a new row, the amount of an existing one (part 2, §2). */
export const RowDialog = ({ currency, row, typed, isKept, onTyping, onSubmit, onClose }: RowDialogProps) => {
  const translate = useTranslate();
  const [isTyped] = useState(typed !== undefined);
  const [isGone] = useState(!row && typed?.of !== undefined);
  return (
    <ResourceContextProvider value="guaranteeFund">
      <FormDialog
        title={translate(row ? 'guaranteeFund.editTitle' : 'guaranteeFund.addRowTitle')}
        subtitle={row && [row.code, row.name].map(textOf).filter(Boolean).join(' · ')}
        submitLabel={translate(row ? 'guaranteeFund.saveRow' : 'list.add')}
        record={{ ...NEW_ROW, ...row, ...typed }}
        isTyped={isTyped}
        isKept={isKept}
        onType={({ code, name, fund }) => onTyping({ code, name, fund })}
        onSubmit={async ({ code, name, fund }) => onSubmit({ code, name, fund })}
        onClose={onClose}
      >
        {isGone && <Notice severity="warning" title={translate('guaranteeFund.goneRow')} />}
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

const isFilled = (value: unknown) => (String(value ?? '').trim() ? undefined : 'guaranteeFund.missing');

const isAmount = (value: unknown) =>
  value !== null && parseAmount(formatAmount(value)) !== undefined ? undefined : 'guaranteeFund.notAmount';

/** Code, name and amount of a row; all three are required (part 2, §5). */
const RowInputs = ({ currency }: { currency: Currency }) => (
  <>
    <RefusalNotice text="resources.guaranteeFund.notifications.fieldsMissing" />
    <TextInput source="code" validate={isFilled} autoFocus autoComplete="off" />
    <TextLanguage value="any">
      <TextInput source="name" validate={isFilled} autoComplete="off" />
    </TextLanguage>
    <AmountInput currency={currency} />
  </>
);

const RefusalNotice = ({ text }: { text: ToastKey }) => {
  const notify = useNotify();
  const { submitCount, errors } = useFormState();
  // `isValid` would validate during render; errors of the depository are shown at their field
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

/** Parses an amount; an invalid one is kept as text. An equal amount in another notation is no change. */
const amountIn = (text: string, former: unknown): Amount | string => {
  const amount = text === formatAmount(former) ? (former as Amount) : parseAmount(text);
  return amount !== undefined && isSameValue(amount, former) ? (former as Amount) : (amount ?? text);
};

/** An amount typed with or without spaces; below it is shown as it was understood. */
const AmountInput = ({ currency, autoFocus }: AmountInputProps) => {
  const translate = useTranslate();
  const readOnly = useIsFormLocked();
  const { id, field, fieldState } = useInput({ source: 'fund', validate: isAmount });
  const former: unknown = useFormState().defaultValues?.fund;
  const [text, setText] = useState(() => formatAmount(field.value));
  // the value was set from outside: by a draft or by another user's save
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
