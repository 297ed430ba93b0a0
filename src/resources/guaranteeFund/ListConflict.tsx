import { useTranslate } from 'react-admin';
import type { Conflict } from '../../dataProvider/conflict.ts';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import type { FundList, FundRow } from '../../dataProvider/guaranteeFund.ts';
import { OwnConflict } from '../../features/conflicts/OwnConflict.tsx';
import { type DraftRow, told } from './fundRow.ts';
import { joinedRows, rowDispute } from './rowMerge.ts';

interface ListConflictProps {
  conflict: Conflict;
  opened: readonly FundRow[];
  rows: readonly DraftRow[];
  onPutOff: (isPutOff: boolean) => void;
  /** @param from - the rows that somebody else has saved */
  onApply: (rows: DraftRow[], from: FundRow[]) => void;
  onSave: (rows: DraftRow[], from: FundRow[]) => void;
}

/** Settles a conflict of a new list of the fund row by row: what only one side has added or changed stands in both. */
export const ListConflict = ({ conflict, opened, rows, onPutOff, onApply, onSave }: ListConflictProps) => {
  const translate = useTranslate();
  const theirs = (conflict.stored as FundList).rows;
  const rowAt = ({ path }: FieldPath) =>
    [...rows.map(({ row }) => row), ...theirs].find(
      ({ id, code }) => `#${id}` === path || `+${code.trim()}` === path.replace(/ \(\d+\)$/, ''),
    );
  return (
    <OwnConflict
      conflict={conflict}
      subject="list"
      disputeNow={() => rowDispute(opened, rows, theirs)}
      labelOf={(place) => {
        const { code, name } = rowAt(place) ?? {};
        return [code, name].filter(Boolean).join(' · ');
      }}
      formatValue={(record, { path }) => ({
        text: record[path] ? told(record[path]) : translate('guaranteeFund.noRow'),
      })}
      onPutOff={onPutOff}
      onApply={(own, dispute) => onApply(joinedRows(dispute, theirs, own), theirs)}
      onSave={(own, dispute) => onSave(joinedRows(dispute, theirs, own), theirs)}
    />
  );
};
