import type { RaRecord } from 'react-admin';
import type { Amount } from '../amounts.ts';
import { CURRENCIES, type Currency } from '../wire/wire.ts';
import { isObject } from './answers.ts';
import { isSameValue } from './fieldPaths.ts';
import { textOf } from './listing.ts';
import { hasVersion } from './records.ts';
import { fundShape } from './registerShapes.ts';

/** The fields of a row that people edit. */
export interface WrittenRow {
  code: string;
  name: string;
  fund: Amount;
}

/** One member's amount in one currency; `date` is a day `yyyy-mm-dd`, `id` 0 while the row is new (part 2, §3). */
export interface FundRow extends RaRecord, WrittenRow {
  /** Another depository may name none in the list of a currency, or name it in its own way. */
  currency?: string;
  date: string;
}

/** The resource of whole lists. */
export const FUND_LISTS = 'fundLists';

/**
 * The newest list of a currency as a form record; the currency is its id. Each row is a field: `#7` for the row with id 7,
 * `+12` for a new row with the code 12.
 */
export interface FundList extends RaRecord {
  id: Currency;
  /** The row in the form's open dialog, which is stored with the draft. */
  typing: null;
  /** The stored rows by the names of their fields. */
  readRows: Readonly<Record<string, FundRow>>;
}

export const rowsFrom = (wire: readonly unknown[]) => wire.flatMap(fundShape.read) as FundRow[];

/** The id of a currency's list as a whole (ours). */
export const listIdOf = (currency: Currency) => CURRENCIES.indexOf(currency) + 1;

/** The rows of a list's state, such as one that waits for approval. */
export const rowsOfList = (state?: RaRecord): FundRow[] =>
  Array.isArray(state?.rows) ? rowsFrom(state.rows) : [];

/** Another depository's codes may be numbers or null. */
export const codeOf = ({ code }: { code?: unknown }) => String(code ?? '').trim();

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/**
 * Prepares the search for rows in a whole list by a state that was read before: by id where no code is known, and where rows
 * have versions and so keep their ids from list to list.
 * Elsewhere a row is the one with its code and name, else the only one with its code if it has its id too, else the one with its id and name.
 *
 * @returns finds the row
 */
export const rowFinder = <Row extends Partial<FundRow>>(rows: readonly Row[]) => {
  const [ids, codes] = [grouped(rows, (row) => textOf(row.id)), grouped(rows, codeOf)];
  /** @param isCodeEnough - also the only one with its code, renamed and under a new id */
  return (sought: Partial<FundRow>, isCodeEnough = false): Row | undefined => {
    const { id, code, name } = sought;
    const sameId = ids.get(textOf(id))?.[0];
    if (code === undefined || hasVersion(rows[0])) return sameId;
    const sameCode = codes.get(codeOf(sought)) ?? [];
    const same = sameCode.filter((row) => name === undefined || isSameValue(row.name, name));
    const [found, ...others] = same.length > 0 ? same : sameCode;
    const isSure = same.length > 0 || found === sameId || isCodeEnough;
    if (found && others.length === 0 && isSure) return found;
    return sameId && (same.includes(sameId) || isSameValue(sameId.name, name)) ? sameId : undefined;
  };
};

/** Field names in a form must not contain dots or brackets, so only letters and digits are kept. */
const inPath = (text: unknown) =>
  String(text).replaceAll(/[^\p{L}\d-]/gu, (sign) => `_${sign.codePointAt(0)}_`);

/** The field name of a new row; repeated codes get a number. @param taken - the list whose fields it is to be none of */
export const newRowField = (
  code: string,
  before: readonly Pick<WrittenRow, 'code'>[],
  taken: object = {},
): string => {
  const own = codeOf({ code });
  const count = before.filter((row) => codeOf(row) === own).length;
  const field = `+${inPath(own)}${count > 0 ? `~${count + 1}` : ''}`;
  return field in taken ? newRowField(code, [...before, { code }], taken) : field;
};

/** The field name of a stored row. */
const rowField = (id: unknown): string => `#${inPath(id)}`;

const isRowField = (name: string) => /^[#+]/.test(name);

/** The rows of a list by field name, stored rows first. */
export const rowsOf = (list: Partial<RaRecord>): [field: string, row: WrittenRow][] =>
  [...new Set([...Object.keys(list.readRows ?? {}), ...Object.keys(list)])]
    .filter((field) => isRowField(field) && list[field])
    .map((field) => [field, list[field]]);

/** The field of a row that was new, by its code and its place among those of that code: it may have been stored meanwhile. */
const fieldOfNew = (rows: readonly [string, WrittenRow][], field: string) =>
  rows.find(
    ([, { code }], at) =>
      newRowField(
        code,
        rows.slice(0, at).map(([, row]) => row),
      ) === field,
  )?.[0];

/** The field of the same row in a newer list; that of a new row where it is gone. @param row - as the list was opened with it */
export const currentField = (list: Partial<RaRecord>, field: string, row?: unknown): string => {
  if (!isRowField(field)) return field;
  const isThere = Boolean(list[field]);
  const rows = rowsOf(list);
  if (field.startsWith('+')) return isThere ? field : (fieldOfNew(rows, field) ?? field);
  if (hasVersion(list) || !isObject(row)) return field;
  const found = rowFinder(rows.map(([id, each]) => ({ ...each, id })))({ ...row, id: field }, true);
  return (
    found?.id ??
    (isThere
      ? newRowField(
          codeOf(row),
          rows.map(([, each]) => each),
          list,
        )
      : field)
  );
};

export const writtenOf = ({ code, name, fund }: WrittenRow): WrittenRow => ({ code, name, fund });

/** The field names of stored rows, numbered where another depository has given one id to several rows. */
const rowFields = (rows: readonly FundRow[]): string[] => {
  const counts = new Map<string, number>();
  return rows.map(({ id }) => {
    const field = rowField(id);
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    return count > 1 ? `${field}~${count}` : field;
  });
};

/** @param former - the list of the open form: its rows keep their field names */
export const listOf = (currency: Currency, rows: readonly FundRow[], former?: FundList): FundList => {
  const { readRows = {} } = former ?? {};
  const formerFields = rowFields(Object.values(readRows));
  const formerRows = Object.entries(readRows).map(([field, row], at) => ({
    ...row,
    id: formerFields[at] ?? '',
    field,
  }));
  const stored = rowFields(rows);
  const newRows = rows.map((row, at) => ({ ...row, id: stored[at] ?? '' }));
  const [findFormer, findNew] = [rowFinder(formerRows), rowFinder(newRows)];
  const kept = newRows.map((row) => {
    const before = findFormer(row, true);
    return before && findNew(before, true) === row ? before.field : undefined;
  });
  const taken: Record<string, FundRow> = { ...readRows };
  const fieldOf = (row: FundRow, at: number) =>
    kept[at] ?? (former ? newRowField(row.code, rows.slice(0, at), taken) : String(stored[at]));
  const named = rows.map((row, at): [string, FundRow] => {
    const field = fieldOf(row, at);
    taken[field] = row;
    return [field, row];
  });
  const [first] = rows;
  return {
    id: currency,
    typing: null,
    readRows: Object.fromEntries(named),
    ...(first && 'version' in first && { version: first.version }),
    ...Object.fromEntries(named.map(([field, row]) => [field, writtenOf(row)])),
  };
};
