import EditIcon from '@mui/icons-material/EditOutlined';
import { type RaRecord, useTranslate } from 'ra-core';
import { column } from '../../components/columns.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import { RowAction } from '../../components/RowAction.tsx';

/** The columns that the list and the new list have in common; `path` leads to the row in a record. */
export const fundColumns = (path = ''): readonly Column<RaRecord>[] => [
  column.code(`${path}code`, 'guaranteeFund.columns.code'),
  { ...column.value(`${path}name`, 'guaranteeFund.columns.name'), variant: 'heading' },
  column.amount(`${path}fund`, 'guaranteeFund.columns.fund'),
  column.value(`${path}currency`, 'guaranteeFund.columns.currency'),
  column.day(`${path}date`, 'guaranteeFund.columns.date'),
];

interface EditRowActionProps {
  name: string;
  onClick: () => void;
}

export const EditRowAction = ({ name, onClick }: EditRowActionProps) => (
  <RowAction label={useTranslate()('list.edit')} item={name} icon={<EditIcon />} onClick={onClick} />
);
