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

/** The rows with those of a draft: in place of the ones that it has changed, behind them where they are new. */
const rowsWith = (rows: readonly DraftRow[], fields: readonly TypedField[]): readonly DraftRow[] => {
  const all = [...rows];
  for (const { opened, typed } of fields) {
    const row = typed as FundRow;
    const at = opened ? all.findIndex((each) => each.row.id === row.id && each.row.code === row.code) : -1;
    const former = all[at];
    if (former) all[at] = { ...former, row, change: former.change ?? 'edited' };
    else all.push({ id: all.length, row, change: 'new' });
  }
  return all;
};

interface FundDraftOptions {
  currency: Currency;
  latest: readonly FundRow[];
  rows: readonly DraftRow[];
  setRows: (change: (rows: readonly DraftRow[]) => readonly DraftRow[]) => void;
  /** Opens the form of a row again, with what was typed in it. */
  openForm: (typed: HalfTyped) => void;
  exit: RefObject<Exit>;
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
  const openedAt = (path: string) => latest[Number(path.split('.')[1])];
  const drafted: Drafted = {
    place: { kind: 'guaranteeFund', item: currency },
    exit: form.exit,
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
      return { title: '', fields };
    },
    type: (fields) => {
      const typing = fields.find(({ path }) => path === TYPING);
      form.setRows((before) =>
        rowsWith(
          before,
          fields.filter((field) => field !== typing && !isStored(field)),
        ),
      );
      if (typing) form.openForm(typing.typed as HalfTyped);
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
