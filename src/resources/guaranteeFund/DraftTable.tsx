import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import type { Currency } from '../../wire/wire.ts';
import { EditRowAction, fundColumns } from './fundColumns.tsx';
import type { DraftRow } from './fundRow.ts';

interface DraftTableProps {
  currency: Currency;
  onEdit: (row: DraftRow) => void;
}

const shared = fundColumns('row.');

const CHANGE_LABELS = { new: 'guaranteeFund.isNew', edited: 'guaranteeFund.isChanged' };

const Change = ({ change }: DraftRow) => {
  const translate = useTranslate();
  return (
    change && (
      <Chip size="small" variant="outlined" color="warning" label={translate(CHANGE_LABELS[change])} />
    )
  );
};

export const DraftTable = ({ currency, onEdit }: DraftTableProps) => {
  const translate = useTranslate();
  const columns = useMemo<readonly Column<DraftRow>[]>(
    () => [
      {
        label: 'guaranteeFund.columns.edit',
        variant: 'bare',
        render: (draft) => <EditRowAction name={draft.row.name} onClick={() => onEdit(draft)} />,
      },
      ...shared,
      { label: 'guaranteeFund.columns.change', variant: 'bare', render: (draft) => <Change {...draft} /> },
    ],
    [onEdit],
  );
  return <RecordTable columns={columns} label={translate('guaranteeFund.draftTitle', { currency })} />;
};
