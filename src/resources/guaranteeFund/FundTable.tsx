import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { get } from 'react-hook-form';
import { formatAmount } from '../../amounts.ts';
import { Slot } from '../../components/features.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DateField } from '../../components/list/fields.tsx';
import { RowButton } from '../../components/list/RowButton.tsx';

interface FundTableProps<R extends RaRecord> {
  /** The accessible name. */
  label: string;
  onEdit: (record: R) => void;
  /** A column before the row's fields, and one behind them. */
  first?: ReactNode;
  last?: ReactNode;
  /** Leads to the row in a record. */
  path?: string;
}

/** The rows of a currency, as the list and the new list show them. */
export const FundTable = <R extends RaRecord>({
  label,
  onEdit,
  first,
  last,
  path = '',
}: FundTableProps<R>) => (
  <DataTable aria-label={label}>
    <DataTable.Col label="list.edit" cell="icon">
      <EditRowButton nameSource={`${path}name`} onEdit={onEdit} />
    </DataTable.Col>
    {first}
    <DataTable.Col source={`${path}code`} label="resources.guaranteeFund.fields.code" cell="code" />
    <DataTable.Col
      source={`${path}name`}
      label="resources.guaranteeFund.fields.name"
      cell="title"
      field={NameField}
    />
    <DataTable.Col
      source={`${path}fund`}
      label="resources.guaranteeFund.fields.fund"
      cell="number"
      field={AmountText}
    />
    <DataTable.Col source={`${path}currency`} label="resources.guaranteeFund.fields.currency" />
    <DataTable.Col source={`${path}date`} label="resources.guaranteeFund.fields.date" field={DateField} />
    {last}
  </DataTable>
);

interface EditRowButtonProps<R extends RaRecord> {
  nameSource: string;
  onEdit: (record: R) => void;
}

const EditRowButton = <R extends RaRecord>({ nameSource, onEdit }: EditRowButtonProps<R>) => {
  const record = useRecordContext<R>();
  return (
    <RowButton
      label={useTranslate()('list.edit')}
      item={String(get(record, nameSource))}
      icon={<EditIcon />}
      onClick={() => record && onEdit(record)}
    />
  );
};

const NameField = ({ source = '' }: { source?: string }) => (
  <>
    {String(get(useRecordContext(), source) ?? '')} <Slot name="rowMarks" />
  </>
);

const AmountText = ({ source = '' }: { source?: string }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatAmount(get(useRecordContext(), source))}</span>
);
