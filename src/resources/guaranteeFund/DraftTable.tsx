import Chip from '@mui/material/Chip';
import { useRecordContext, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import type { Currency } from '../../wire/wire.ts';
import { FundTable } from './FundTable.tsx';
import type { DraftRow } from './fundRow.ts';

interface DraftTableProps {
  currency: Currency;
  onEdit: (row: DraftRow) => void;
}

const CHANGE_LABELS = { new: 'guaranteeFund.isNew', edited: 'guaranteeFund.isChanged' };

const Change = () => {
  const translate = useTranslate();
  const { change } = useRecordContext<DraftRow>() ?? {};
  return (
    change && (
      <Chip size="small" variant="outlined" color="warning" label={translate(CHANGE_LABELS[change])} />
    )
  );
};

export const DraftTable = ({ currency, onEdit }: DraftTableProps) => (
  <FundTable
    path="row."
    label={useTranslate()('guaranteeFund.draftTitle', { currency })}
    onEdit={onEdit}
    last={<DataTable.Col label="guaranteeFund.columns.change" field={Change} />}
  />
);
