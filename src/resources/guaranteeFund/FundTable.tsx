import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatAmount } from '../../amounts.ts';
import { Slot } from '../../components/features.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DateField } from '../../components/list/fields.tsx';
import { RowButton } from '../../components/list/RowButton.tsx';
import type { FundRow } from '../../dataProvider/fundRows.ts';
import { textOf } from '../../dataProvider/listing.ts';

interface FundTableProps {
  label: string;
  onEdit: (row: FundRow) => void;
  /** Columns before and after the row's fields. */
  first?: ReactNode;
  last?: ReactNode;
}

export const FundTable = ({ label, onEdit, first, last }: FundTableProps) => (
  <DataTable aria-label={label}>
    <DataTable.Col label="list.edit" cell="icon">
      <EditRowButton onEdit={onEdit} />
    </DataTable.Col>
    {first}
    <DataTable.Col source="code" cell="code" />
    <DataTable.Col source="name" cell="title" field={NameField} />
    <DataTable.Col source="fund" cell="number" render={({ fund }) => <Amount amount={fund} />} />
    <DataTable.Col source="currency" />
    <DataTable.Col source="date" field={DateField} />
    {last}
  </DataTable>
);

const EditRowButton = ({ onEdit }: Pick<FundTableProps, 'onEdit'>) => {
  const row = useRecordContext<FundRow>();
  return (
    <RowButton
      label={useTranslate()('list.edit')}
      item={textOf(row?.name)}
      icon={<EditIcon />}
      onClick={() => row && onEdit(row)}
    />
  );
};

const NameField = () => (
  <>
    {textOf(useRecordContext<FundRow>()?.name)} <Slot name="rowMarks" />
  </>
);

const Amount = ({ amount }: { amount: unknown }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatAmount(amount)}</span>
);
