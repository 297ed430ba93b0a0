import { useTranslate } from 'react-admin';
import type { Conflict } from '../../dataProvider/conflict.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import { mergedRecord } from '../../diff/merge.ts';
import { useFieldLabel } from '../../diff/useFieldLabel.ts';
import { useFieldValue } from '../../diff/useFieldValue.ts';
import { mergeResult } from '../../features/conflicts/mergeResult.ts';
import { OwnConflict } from '../../features/conflicts/OwnConflict.tsx';

const KIND = 'guaranteeFund';

/** What a row becomes that two people have changed. */
export interface JoinedRow {
  row: FundRow;
  /** The row as somebody else has saved it, from which this one goes on. */
  from: FundRow;
  /** Said when it has been saved. */
  postscript: string;
}

interface RowConflictProps {
  conflict: Conflict;
  opened: FundRow;
  /** As it is typed; its amount may be none. */
  mine: Partial<FundRow>;
  onPutOff: (isPutOff: boolean) => void;
  onApply: (joined: JoinedRow) => void;
  onSave: (joined: JoinedRow) => void;
}

/** Settles a conflict of one row of the fund: code, name and amount, as any record's fields. */
export const RowConflict = ({ conflict, opened, mine, onPutOff, onApply, onSave }: RowConflictProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel(KIND);
  const formatValue = useFieldValue(KIND);
  const stored = conflict.stored as FundRow;
  const disputeNow = () => mergeResult(KIND, opened, mine, stored);
  const joining =
    (then: (joined: JoinedRow) => void): Parameters<typeof OwnConflict>[0]['onSave'] =>
    (own, { versions, merge }) => {
      const fields = merge.theirs.map(labelOf).join(', ');
      then({
        row: mergedRecord(versions, own) as FundRow,
        from: stored,
        postscript: fields && translate('conflict.takenToast', { fields }),
      });
    };
  return (
    <OwnConflict
      conflict={conflict}
      subject="record"
      disputeNow={disputeNow}
      labelOf={labelOf}
      formatValue={formatValue}
      onPutOff={onPutOff}
      onApply={joining(onApply)}
      onSave={joining(onSave)}
    />
  );
};
