import { useTranslate } from 'react-admin';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import type { Currency } from '../../wire/wire.ts';
import { FundAmountForm } from './FundAmountForm.tsx';
import { FundRowForm } from './FundRowForm.tsx';
import { type DraftRow, type HalfTyped, newFundRow, typedOf } from './fundRow.ts';

interface RowFormsProps {
  currency: Currency;
  isAdding: boolean;
  editing?: DraftRow;
  /** What was typed of the row before. */
  typed?: HalfTyped;
  /** Whether the draft of the list holds what is typed. */
  isKept: () => boolean;
  onTyping: (typed: HalfTyped) => void;
  onAdd: (row: FundRow) => void;
  onEdit: (row: FundRow) => void;
  onClose: () => void;
}

/** The forms of a new list's rows: the whole of a new one, the amount of one that is there. */
export const RowForms = ({
  currency,
  isAdding,
  editing,
  typed,
  isKept,
  onTyping,
  onClose,
  ...put
}: RowFormsProps) => {
  const translate = useTranslate();
  return (
    <>
      {isAdding && (
        <FundRowForm
          title={translate('guaranteeFund.addRowTitle')}
          submitLabel={translate('guaranteeFund.addRowSubmit')}
          row={newFundRow(currency)}
          typed={typed}
          isKept={isKept}
          onTyping={onTyping}
          onSave={put.onAdd}
          onClose={onClose}
        />
      )}
      {editing && (
        <FundAmountForm
          row={editing.row}
          typed={typed?.fund}
          isKept={isKept}
          onTyping={(fund) =>
            onTyping({ ...typedOf(editing.row), fund, of: { id: editing.row.id, place: editing.id } })
          }
          onSave={put.onEdit}
          onClose={onClose}
        />
      )}
    </>
  );
};
