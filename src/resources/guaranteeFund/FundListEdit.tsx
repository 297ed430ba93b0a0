import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Chip, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import {
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  useBasename,
  useNavigate,
  useRecordContext,
  useStore,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Slot } from '../../components/features.tsx';
import { Edit } from '../../components/form/Edit.tsx';
import { useEditing, useIsFormLocked, useOpenedRecord } from '../../components/form/formState.ts';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { SaveButton, Toolbar } from '../../components/form/Toolbar.tsx';
import { ConfirmRowButton } from '../../components/list/ConfirmRowButton.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { Pagination } from '../../components/list/Pagination.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useHasMoved } from '../../components/useHasMoved.ts';
import { useProposal } from '../../components/useProposal.ts';
import { endpoints } from '../../dataProvider/endpoints.ts';
import { isSameValue } from '../../dataProvider/fieldPaths.ts';
import {
  codeOf,
  currentField,
  FUND_LISTS,
  listIdOf,
  newRowField,
  rowsOf,
  type WrittenRow,
} from '../../dataProvider/fundRows.ts';
import { textOf } from '../../dataProvider/listing.ts';
import { today } from '../../dates.ts';
import type { Currency } from '../../wire/wire.ts';
import { FundTable } from './FundTable.tsx';
import { RowDialog, type TypedRow } from './rowForms.tsx';
import { TakeReturned } from './TakeReturned.tsx';
import { useLocalList } from './useLocalList.ts';

interface ListProps {
  currency: Currency;
}

/** /addGuaranteeFundUZS, USD and EUR: a new list, which starts with the newest rows (part 2, §4). */
export const FundListEdit = ({ currency }: ListProps) => {
  const { state } = useProposal('guaranteeFund', listIdOf(currency));
  const dropped = state?.change?.returned?.droppedVersion;
  // the list shows this currency afterwards, also if this form was reloaded
  const [, setCurrency] = useStore<Currency>('guaranteeFund.currency');
  useEffect(() => setCurrency(currency), [currency, setCurrency]);
  return (
    <ResourceContextProvider value={FUND_LISTS}>
      <Edit id={currency} redirect={() => 'guaranteeFund'} disableAuthentication>
        <Slot name="proposalNotice" kind="guaranteeFund" id={listIdOf(currency)} state={state} />
        <SimpleForm
          header={<FundListHeader currency={currency} />}
          toolbar={<FundListBar currency={currency} />}
          leaveText="guaranteeFund.leave"
          sx={{ maxWidth: 'none' }}
        >
          {dropped && <TakeReturned currency={currency} version={dropped} />}
          <FundListRows currency={currency} />
        </SimpleForm>
      </Edit>
    </ResourceContextProvider>
  );
};

/** A row of the form's list; its `id` is the name of its field. */
interface ShownRow extends WrittenRow {
  id: string;
  currency: Currency;
  date: string;
  change?: 'new' | 'edited';
}

/** The rows of the form. What is typed in a row's dialog is another field, and renders no row again: with 200 rows a key took 350 ms. */
const useRows = (currency: Currency): ShownRow[] => {
  const opened: Partial<RaRecord> = useOpenedRecord() ?? {};
  const { readRows = {} } = opened;
  const values = useWatch({ compute: ({ typing: _typing, ...rows }) => rows });
  return rowsOf({ ...values, readRows }).map(([field, row]) => ({
    currency,
    date: readRows[field] ? readRows[field].date : today(),
    ...row,
    id: field,
    change: opened[field] ? (isSameValue(row, opened[field]) ? undefined : 'edited') : 'new',
  }));
};

const FundListHeader = ({ currency }: ListProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const basename = useBasename();
  return (
    <PageHeader title={translate('guaranteeFund.draftTitle', { currency })}>
      <Button
        variant="outlined"
        startIcon={<ArrowBackIcon />}
        onClick={() => navigate(`${basename}/allGuaranteeFund`)}
      >
        {translate('form.back')}
      </Button>
    </PageHeader>
  );
};

/** The number of unsaved rows, and «Сохранить - UZS», which sends all rows: in view wherever a row was added. */
const FundListBar = ({ currency }: ListProps) => {
  const translate = useTranslate();
  const unsaved = useRows(currency).filter(({ change }) => change).length;
  return (
    <Toolbar>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {unsaved > 0 && translate('guaranteeFund.unsaved', { smart_count: unsaved })}
      </Typography>
      <SaveButton label={translate('guaranteeFund.save', { currency })} />
    </Toolbar>
  );
};

/** The rows of a new list: new ones are added whole, existing ones change their amount (part 2, §2). */
const FundListRows = ({ currency }: ListProps) => {
  const translate = useTranslate();
  const isLocked = useIsFormLocked();
  const { getValues, setValue, unregister } = useFormContext();
  const rows = useRows(currency);
  const hasJustAdded = useHasMoved(String(rows.length));
  const { list, show } = useLocalList(rows, endpoints.guaranteeFund.perPage);
  /** The field of the row in the dialog; '' for a new one. */
  const [edited, setEdited] = useState<string>();

  const remove = ({ id: name, ...row }: ShownRow) => {
    // the last new row of a code takes the place of the removed one, because new rows of one code are numbered
    const last =
      rows.findLast((other) => other.change === 'new' && codeOf(other) === codeOf(row))?.id ?? name;
    setValue(name, getValues(last));
    unregister(last);
    setValue('typing', null, { shouldDirty: true });
  };

  return (
    <>
      <ListContextProvider value={list}>
        <FundTable
          label={translate('guaranteeFund.draftTitle', { currency })}
          onEdit={({ id }) => isLocked || setEdited(String(id))}
          last={
            <DataTable.Col label="guaranteeFund.change">
              <Change onRemove={remove} />
            </DataTable.Col>
          }
        />
        <Pagination />
      </ListContextProvider>
      <Button
        // a second Enter in the dialog, which gave the focus back, opens no other one
        onClick={({ detail }) => isLocked || (hasJustAdded && detail === 0) || setEdited('')}
        aria-disabled={isLocked || undefined}
        sx={{ marginTop: 2 }}
      >
        {translate('guaranteeFund.addRow')}
      </Button>
      <EditedRow
        currency={currency}
        edited={edited}
        onAdd={(id, row) => show({ ...row, id, currency, date: today() })}
        onClose={() => setEdited(undefined)}
      />
    </>
  );
};

interface EditedRowProps extends ListProps {
  edited?: string;
  onAdd: (field: string, row: WrittenRow) => void;
  onClose: () => void;
}

/** The dialog of the row that is edited, or of one that a draft has stored half typed. */
const EditedRow = ({ currency, edited, onAdd, onClose }: EditedRowProps) => {
  const editing = useEditing();
  const { getValues, setValue } = useFormContext();
  const typing: TypedRow | null | undefined = useWatch({ name: 'typing' });
  if (edited === undefined && !typing) return null;
  const field = edited ?? (typing?.of && currentField(getValues(), typing.of, typing)) ?? '';
  const row: WrittenRow | undefined = getValues()[field];

  const close = () => {
    onClose();
    setValue('typing', null, { shouldDirty: true });
  };
  const handleSubmit = (written: WrittenRow) => {
    const rows = rowsOf({ ...getValues(), readRows: editing.opened?.readRows }).map(([, each]) => each);
    const name = row ? field : newRowField(written.code, rows, getValues());
    // of an edited row only the amount is typed
    setValue(name, row ? { ...row, fund: written.fund } : written, { shouldDirty: true });
    if (!row) onAdd(name, written);
    close();
  };
  return (
    <RowDialog
      currency={currency}
      row={row}
      typed={typing ?? undefined}
      isKept={() => editing.draft?.isKept() ?? false}
      onTyping={(typed) => setValue('typing', { ...typed, of: row && field }, { shouldDirty: true })}
      onSubmit={handleSubmit}
      onClose={close}
    />
  );
};

const Change = ({ onRemove }: { onRemove: (row: ShownRow) => void }) => {
  const translate = useTranslate();
  const row = useRecordContext<ShownRow>();
  const isLocked = useIsFormLocked();
  if (!row?.change) return null;
  const name = textOf(row.name);
  return (
    <>
      <Chip
        color="warning"
        label={translate(`guaranteeFund.${row.change === 'new' ? 'isNew' : 'isChanged'}`)}
      />
      {row.change === 'new' && (
        <ConfirmRowButton
          label={translate('guaranteeFund.removeRow')}
          item={name}
          icon={<DeleteIcon />}
          color="error"
          isDisabled={isLocked}
          title={translate('guaranteeFund.removeRowTitle')}
          content={name}
          confirm={translate('guaranteeFund.removeRow')}
          run={async () => onRemove(row)}
        />
      )}
    </>
  );
};
