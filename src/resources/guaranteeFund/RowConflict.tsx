import { useTranslate } from 'ra-core';
import type { Conflict } from '../../dataProvider/conflict.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import { useFieldLabel } from '../../diff/labels.ts';
import { useFieldValue } from '../../diff/useFieldValue.ts';
import { disputeOf } from '../../features/conflicts/dispute.ts';
import { merged } from '../../features/conflicts/merge.ts';
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
  const toldOf = useFieldValue(KIND);
  const stored = conflict.stored as FundRow;
  const disputeNow = () => {
    const dispute = disputeOf(KIND, opened, mine, stored);
    if (!dispute) throw new Error('A deleted row is no conflict');
    return dispute;
  };
  const joining =
    (then: (joined: JoinedRow) => void): Parameters<typeof OwnConflict>[0]['onSave'] =>
    (own, { versions, merge }) => {
      const fields = merge.taken.map(labelOf).join(', ');
      then({
        row: merged(versions, own) as FundRow,
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
      toldOf={toldOf}
      onPutOff={onPutOff}
      onApply={joining(onApply)}
      onSave={joining(onSave)}
    />
  );
};
