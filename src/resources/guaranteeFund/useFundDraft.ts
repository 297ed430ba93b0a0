import { type RefObject, useEffect, useRef } from 'react';
import { formatAmount } from '../../amounts.ts';
import type { Exit } from '../../components/form/exit.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import type { Currency } from '../../dataProvider/wire.ts';
import type { TypedField } from '../../drafts/draft.ts';
import type { Drafted } from '../../drafts/useKeptDraft.ts';
import { type DraftRow, isUnsaved } from './fundRow.ts';

const told = (row: unknown) => {
  const { code, name, fund } = Object(row) as Partial<FundRow>;
  return [code, name, fund === undefined ? '' : formatAmount(fund)].filter(Boolean).join(' · ');
};

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
  exit: RefObject<Exit>;
}

/** A new list as its draft sees it: each row that was added or changed is a field. */
export const useFundDraft = ({ currency, latest, rows, setRows, exit }: FundDraftOptions): Drafted => {
  const listener = useRef<() => void>(undefined);
  const current = useRef(rows);
  useEffect(() => {
    if (current.current === rows) return;
    current.current = rows;
    listener.current?.();
  }, [rows]);

  const openedAt = (path: string) => latest[Number(path.split('.')[1])];
  return {
    place: { kind: 'guaranteeFund', item: currency },
    exit,
    saveKey: '',
    setSaveKey: () => undefined,
    openedAt,
    read: () => ({
      title: '',
      fields: current.current.filter(isUnsaved).map(({ id, row }) => ({
        path: `rows.${id}`,
        opened: latest[id],
        typed: row,
      })),
    }),
    type: (fields) => setRows((before) => rowsWith(before, fields)),
    listen: (onChange) => {
      listener.current = onChange;
      return () => {
        listener.current = undefined;
      };
    },
    tell: ({ opened, typed }) => ({ now: told(opened), typed: told(typed) }),
  };
};
