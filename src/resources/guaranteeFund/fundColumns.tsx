import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { column } from '../../components/columns.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import { RowAction } from '../../components/RowAction.tsx';

/** «Наименование», with what is said beside it. */
const nameColumn = (source: string, mark: ReactNode): Column<RaRecord> => {
  const named = { ...column.value(source, 'guaranteeFund.columns.name'), variant: 'heading' } as const;
  return {
    ...named,
    render: (row) => (
      <>
        {named.render(row)} {mark}
      </>
    ),
  };
};

/** The columns that the list and the new list have in common; `path` leads to the row in a record. */
export const fundColumns = (path = '', mark?: ReactNode): readonly Column<RaRecord>[] => [
  column.code(`${path}code`, 'guaranteeFund.columns.code'),
  nameColumn(`${path}name`, mark),
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
