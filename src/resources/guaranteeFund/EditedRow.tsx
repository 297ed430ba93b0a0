import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { type Exit, useExit } from '../../components/form/exit.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import { FundRowForm } from './FundRowForm.tsx';

export interface RowSave {
  row: FundRow;
  /** The row that it goes on from. */
  from: FundRow;
  /** Said when it has been saved. */
  postscript?: string;
  exit: RefObject<Exit>;
}

interface EditedRowProps {
  row: FundRow;
  saving: boolean;
  failure: Error | null;
  onSave: (save: RowSave) => void;
  onClose: () => void;
}

/** «Форма изменения» of a row that stands in the newest list; it is saved at once, and kept as a draft until then. */
export const EditedRow = ({ onSave, ...form }: EditedRowProps) => {
  const translate = useTranslate();
  const exit = useExit();
  return (
    <FundRowForm
      {...form}
      title={translate('guaranteeFund.editTitle')}
      submitLabel={translate('guaranteeFund.saveRow')}
      exit={exit}
      onSave={(row, from = form.row, postscript) => onSave({ row, from, postscript, exit })}
    />
  );
};
