import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import type { MergeResult } from '../../features/conflicts/mergeResult.ts';
import { type DraftRow, draftOf, isSameRow } from './fundRow.ts';

type Rows = Record<string, FundRow | undefined>;

/** A row that was there is known by its id, a new one by its code. */
const keyed = (rows: readonly FundRow[], known: ReadonlySet<unknown>): Rows => {
  const result: Rows = {};
  for (const row of rows) {
    const name = known.has(row.id) ? `#${row.id}` : `+${row.code.trim()}`;
    let key = name;
    for (let again = 2; key in result; again += 1) key = `${name} (${again})`;
    result[key] = row;
  }
  return result;
};

/**
 * Who has changed which rows of a list that two people have worked on. Each row is a place: `#7` is one that was there, `+12` a new
 * one with the code 12.
 */
export const rowDispute = (
  opened: readonly FundRow[],
  mine: readonly DraftRow[],
  theirs: readonly FundRow[],
): MergeResult => {
  const known = new Set(opened.map(({ id }) => id));
  const former = keyed(opened, known);
  const own = keyed(
    mine.map(({ row }) => row),
    known,
  );
  const stored = keyed(theirs, known);
  const merge: MergeResult['merge'] = { mine: [], theirs: [], conflicting: [] };
  for (const path of new Set([...Object.keys(stored), ...Object.keys(own)])) {
    if (isSameRow(own[path], stored[path])) continue;
    const place = { path, field: path };
    if (isSameRow(former[path], own[path])) merge.theirs.push(place);
    else if (isSameRow(former[path], stored[path])) merge.mine.push(place);
    else merge.conflicting.push(place);
  }
  return {
    versions: { opened: former, mine: own, theirs: { id: 0, ...stored } },
    merge,
    isApproved: false,
    canAutoMerge: merge.conflicting.length === 0,
  };
};

/** The stored rows with mine in the places that are named; a row of mine that is gone there is a new one. */
export const joinedRows = (
  { versions }: MergeResult,
  theirs: readonly FundRow[],
  places: readonly FieldPath[],
): DraftRow[] => {
  const stored: Rows = versions.theirs;
  const rows = draftOf(theirs);
  for (const { path } of places) {
    const mine = (versions.mine as Rows)[path];
    if (!mine) continue;
    const at = rows.findIndex(({ row }) => row === stored[path]);
    const former = rows[at];
    const { code, name, fund } = mine;
    if (former) rows[at] = { ...former, row: { ...former.row, code, name, fund }, change: 'edited' };
    else {
      const { version: _version, ...row } = mine;
      rows.push({ id: rows.length, row: { ...row, id: 0 } as FundRow, change: 'new' });
    }
  }
  return rows;
};
