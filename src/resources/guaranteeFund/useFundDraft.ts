import { type RefObject, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Exit } from '../../components/form/exit.ts';
import { isSameValue } from '../../dataProvider/fieldPaths.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import type { DraftField } from '../../features/drafts/draft.ts';
import type { Drafted } from '../../features/drafts/useKeptDraft.ts';
import type { Currency } from '../../wire/wire.ts';
import { type DraftRow, type HalfTyped, isSameRow, isUnsaved, ROW_FIELDS, told } from './fundRow.ts';
import { useListened } from './useListened.ts';

/** The place of the row that somebody types. */
export const TYPING = 'typing';

const placeOf = (path: string) => Number(path.split('.')[1]);

/** What somebody has written of a row, and not what it was begun with. */
const changesOf = (row: FundRow, begun?: FundRow) => {
  const changed = ROW_FIELDS.filter((field) => !isSameValue(row[field], begun?.[field]));
  return Object.fromEntries(changed.map((field) => [field, row[field]])) as Partial<FundRow>;
};

/**
 * The rows with those of a draft: what was changed in a row stands in it as it is by now, a row that is new or gone behind the others.
 */
export const rowsWith = (rows: readonly DraftRow[], fields: readonly DraftField[]): readonly DraftRow[] => {
  const all: DraftRow[] = rows.map(({ draftPlace: _former, ...each }) => each);
  for (const { path, opened, typed } of fields) {
    const row = typed as FundRow;
    const begun = opened as FundRow | undefined;
    // a list stands in the order in which it was sent: a new row that was typed on after its save arrived is at its place
    const isItself = (each: DraftRow) =>
      begun
        ? each.row.id === begun.id
        : each.row.id !== 0 && each.id === placeOf(path) && each.row.code === row.code;
    const at = all.findIndex(isItself);
    const former = all[at];
    if (former)
      all[at] = {
        ...former,
        row: { ...former.row, ...changesOf(row, begun) },
        change: former.change ?? 'edited',
        draftPlace: placeOf(path),
      };
    else {
      const { version: _version, ...anew } = row;
      all.push({
        id: all.length,
        row: { ...anew, id: 0 } as FundRow,
        change: 'new',
        draftPlace: placeOf(path),
      });
    }
  }
  return all;
};

/** The row that somebody was typing of when the draft was written, among those that it has brought back. */
export const rowTypedOf = (rows: readonly DraftRow[], { of, code }: HalfTyped): DraftRow | undefined =>
  of &&
  (rows.find(({ row }) => of.id !== 0 && row.id === of.id) ??
    rows.find(({ draftPlace }) => draftPlace === of.place) ??
    // a new one whose save has arrived since
    rows.find(({ id, row }) => id === of.place && row.code === code));

interface FundDraftOptions {
  currency: Currency;
  latest: readonly FundRow[];
  rows: readonly DraftRow[];
  setRows: (rows: readonly DraftRow[]) => void;
  /** Opens the form of one of the rows again, with what was typed in it. */
  openForm: (typed: HalfTyped, row?: DraftRow) => void;
  exit: RefObject<Exit>;
  isLocked: boolean;
}

/** A new list as its draft sees it: each row that was added or changed is a field, and so is the one that is being typed. */
export const useFundDraft = ({ currency, latest, rows, ...form }: FundDraftOptions) => {
  const translate = useTranslate();
  const { current, tell, listen } = useListened(rows);
  const halfTyped = useRef<HalfTyped>(undefined);

  /** The list as it stands says the same of that row: its save has arrived. */
  const isStored = ({ path, opened, typed }: DraftField) => {
    if (path === TYPING) return false;
    const row = typed as FundRow;
    const begun = opened as FundRow | undefined;
    if (!begun) return latest.some((each) => isSameRow(each, row));
    const stored = latest.find(({ id }) => id === begun.id);
    return stored !== undefined && isSameRow(stored, { ...stored, ...changesOf(row, begun) });
  };
  const openedAt = (path: string) => latest[placeOf(path)];
  const drafted: Drafted = {
    place: { kind: 'guaranteeFund', item: currency },
    exit: form.exit,
    isLocked: form.isLocked,
    openedAt,
    isStored,
    read: () => {
      const fields: DraftField[] = current.current.filter(isUnsaved).map(({ id, row }) => ({
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
      if (!typing) return;
      const kept = typing.typed as HalfTyped;
      form.openForm(kept, rowTypedOf(joined, kept));
    },
    listen,
    tell: (field) => {
      const { path, opened, typed } = field;
      if (path === TYPING)
        return { now: '', typed: translate('guaranteeFund.halfTyped', { row: told(typed) }) };
      if (isStored(field)) return undefined;
      const begun = opened as FundRow | undefined;
      const stored = begun && latest.find(({ id }) => id === begun.id);
      return {
        now: told(stored),
        typed: told(stored ? { ...stored, ...changesOf(typed as FundRow, begun) } : typed),
        isChangedSince: !isSameRow(begun, stored),
      };
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
