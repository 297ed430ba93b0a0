import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useBasename, useNavigate, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { LeaveWarning } from '../../components/form/LeaveWarning.tsx';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import type { Currency } from '../../dataProvider/wire.ts';
import { DraftTable } from './DraftTable.tsx';
import { type DraftRow, draftOf, isUnsaved } from './draft.ts';
import { FundAmountForm } from './FundAmountForm.tsx';
import { FundRowForm } from './FundRowForm.tsx';
import { newFundRow } from './fundRow.ts';
import { useSaveRows } from './useSaveRows.ts';

interface FundDraftProps {
  currency: Currency;
  /** The rows to start with. */
  latest: FundRow[];
}

/** The rows of a new list. They change here alone until «Сохранить - {currency}» sends all of them (part 2, §4). */
export const FundDraft = ({ currency, latest }: FundDraftProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const basename = useBasename();
  const [rows, setRows] = useState<readonly DraftRow[]>(() => draftOf(latest));
  const [editing, setEditing] = useState<DraftRow>();
  const [isAdding, setIsAdding] = useState(false);
  const isSaved = useRef(false);
  const unsaved = rows.filter(isUnsaved).length;

  const leave = () => navigate(`${basename}/allGuaranteeFund`);
  const { save, isSaving, error } = useSaveRows(() => {
    isSaved.current = true;
    leave();
  });

  const handleAdd = (row: FundRow) => {
    setRows((before) => [...before, { id: before.length, row, change: 'new' }]);
    setIsAdding(false);
  };
  const handleEdit = (row: FundRow) => {
    setRows((before) =>
      before.map((draft) =>
        draft.id === editing?.id ? { ...draft, row, change: draft.change ?? 'edited' } : draft,
      ),
    );
    setEditing(undefined);
  };

  return (
    <>
      <PageHeader
        title={translate('guaranteeFund.draftTitle', { currency })}
        subtitle={unsaved > 0 ? translate('guaranteeFund.unsaved', { smart_count: unsaved }) : undefined}
      >
        <Button variant="outlined" startIcon={<ArrowBackIcon />} onClick={leave}>
          {translate('form.back')}
        </Button>
        <Button variant="contained" loading={isSaving} onClick={() => save(rows.map(({ row }) => row))}>
          {translate('guaranteeFund.save', { currency })}
        </Button>
      </PageHeader>
      <SaveFailure failure={error} />
      <DraftTable rows={rows} currency={currency} onEdit={setEditing} />
      <Button onClick={() => setIsAdding(true)} sx={{ marginTop: 2 }}>
        {translate('guaranteeFund.addRow')}
      </Button>
      {isAdding && (
        <FundRowForm
          title={translate('guaranteeFund.addRowTitle')}
          submitLabel={translate('guaranteeFund.addRowSubmit')}
          row={newFundRow(currency)}
          onSave={handleAdd}
          onClose={() => setIsAdding(false)}
        />
      )}
      {editing && (
        <FundAmountForm row={editing.row} onSave={handleEdit} onClose={() => setEditing(undefined)} />
      )}
      <LeaveWarning isDirty={unsaved > 0} isSaved={isSaved} text="guaranteeFund.leave" />
    </>
  );
};
