import { useTranslate } from 'ra-core';
import { type RefObject, useRef } from 'react';
import type { Exit } from '../../components/form/exit.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import type { Currency } from '../../dataProvider/wire.ts';
import type { TypedField } from '../../drafts/draft.ts';
import type { Drafted } from '../../drafts/useKeptDraft.ts';
import { type DraftRow, type HalfTyped, isSameRow, isUnsaved, told } from './fundRow.ts';
import { useListened } from './useListened.ts';

/** The place of the row that somebody types. */
const TYPING = 'typing';

const placeOf = (path: string) => Number(path.split('.')[1]);

/** The rows with those of a draft: in place of the ones that it has changed, behind them where they are new. */
export const rowsWith = (rows: readonly DraftRow[], fields: readonly TypedField[]): readonly DraftRow[] => {
  const all = [...rows];
  for (const { path, opened, typed } of fields) {
    const row = typed as FundRow;
    const { id, code, name, fund } = row;
    // a list stands in the order in which it was sent: a new row that was typed on after its save arrived is at its place
    const isItself = (each: DraftRow) =>
      opened ? each.row.id === id : each.row.id !== 0 && each.id === placeOf(path);
    const at = all.findIndex((each) => each.row.code === code && isItself(each));
    const former = all[at];
    if (former)
      all[at] = { ...former, row: { ...former.row, name, fund }, change: former.change ?? 'edited' };
    else all.push({ id: all.length, row, change: 'new' });
  }
  return all;
};

interface FundDraftOptions {
  currency: Currency;
  latest: readonly FundRow[];
  rows: readonly DraftRow[];
  setRows: (rows: readonly DraftRow[]) => void;
  /** Opens the form of one of the rows again, with what was typed in it. */
  openForm: (typed: HalfTyped, rows: readonly DraftRow[]) => void;
  exit: RefObject<Exit>;
  isLocked: boolean;
}

/** A new list as its draft sees it: each row that was added or changed is a field, and so is the one that is being typed. */
export const useFundDraft = ({ currency, latest, rows, ...form }: FundDraftOptions) => {
  const translate = useTranslate();
  const { current, tell, listen } = useListened(rows);
  const halfTyped = useRef<HalfTyped>(undefined);

  /** The list as it stands says the same of that row: its save has arrived. */
  const isStored = ({ path, opened, typed }: TypedField) =>
    path !== TYPING &&
    latest.some((row) => (!opened || row.id === (typed as FundRow).id) && isSameRow(row, typed as FundRow));
  const openedAt = (path: string) => latest[placeOf(path)];
  const drafted: Drafted = {
    place: { kind: 'guaranteeFund', item: currency },
    exit: form.exit,
    isLocked: form.isLocked,
    saveKey: '',
    setSaveKey: () => undefined,
    openedAt,
    isStored,
    read: () => {
      const fields: TypedField[] = current.current.filter(isUnsaved).map(({ id, row }) => ({
        path: `rows.${id}`,
        opened: latest[id],
        typed: row,
      }));
      if (halfTyped.current) fields.push({ path: TYPING, opened: undefined, typed: halfTyped.current });
      return { title: translate('guaranteeFund.newList', { currency }), fields };
    },
    type: (fields) => {
      const typing = fields.find(({ path }) => path === TYPING);
      const joined = rowsWith(
        current.current,
        fields.filter((field) => field !== typing && !isStored(field)),
      );
      form.setRows(joined);
      if (typing) form.openForm(typing.typed as HalfTyped, joined);
    },
    listen,
    tell: (field) => {
      const { path, opened, typed } = field;
      if (path === TYPING)
        return { now: '', typed: translate('guaranteeFund.halfTyped', { row: told(typed) }) };
      return isStored(field) ? undefined : { now: told(opened), typed: told(typed) };
    },
  };
  return {
    drafted,
    /** Tells what stands in the form of a row, and nothing when it is closed; nothing has to be drawn for it. */
    noteTyping: (typed?: HalfTyped) => {
      halfTyped.current = typed;
      tell();
    },
  };
};
