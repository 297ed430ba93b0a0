import type { RefObject } from 'react';
import { useBasename } from 'react-admin';
import type { Exit } from '../../components/form/exit.ts';
import { LeaveWarning } from '../../components/form/LeaveWarning.tsx';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import { DraftPlace } from '../../features/drafts/DraftPlace.tsx';
import type { Drafted } from '../../features/drafts/useKeptDraft.ts';
import { isFieldTypedAs, isTypedAs, ROW_FIELDS, type TypedRow, typedOf } from './fundRow.ts';
import { useListened } from './useListened.ts';

interface RowDraftProps {
  /** The row that what is typed goes on from. */
  row: FundRow;
  typed: TypedRow;
  isSaving: boolean;
  /** A conflict is asked about, before which nothing else is asked. */
  isAsking: boolean;
  onType: (typed: TypedRow) => void;
  exit: RefObject<Exit>;
}

/** Keeps the form of one row of the newest list, and offers the drafts that there are of it. */
export const RowDraft = ({ row, typed, isSaving, isAsking, onType, exit }: RowDraftProps) => {
  const basename = useBasename();
  const { current, listen } = useListened(typed);
  const opened: Record<string, string> = { ...typedOf(row) };
  const { currency, id } = row;
  const drafted: Drafted = {
    place: { kind: 'guaranteeFund', item: String(id) },
    path: `${basename}/allGuaranteeFund?${new URLSearchParams({ currency, row: String(id) })}`,
    exit,
    isLocked: isSaving,
    openedAt: (path) => opened[path],
    isStored: ({ path, typed }) =>
      ROW_FIELDS.some((field) => field === path && isFieldTypedAs(row, field, typed)),
    read: () => ({
      title: current.current.name || row.name,
      whole: { ...current.current },
      fields: ROW_FIELDS.filter((field) => !isFieldTypedAs(row, field, current.current[field])).map(
        (field) => ({
          path: field,
          opened: opened[field],
          typed: current.current[field],
        }),
      ),
    }),
    type: (fields) =>
      onType({ ...current.current, ...Object.fromEntries(fields.map(({ path, typed }) => [path, typed])) }),
    listen,
  };
  return (
    <>
      <DraftPlace drafted={drafted} />
      <LeaveWarning
        isDirty={!isTypedAs(row, typed)}
        isSaving={isSaving || isAsking}
        exit={exit}
        text="form.closeText"
      />
    </>
  );
};
