import type { RaRecord } from 'react-admin';
import type { Amount } from '../amounts.ts';
import { CURRENCIES, type Currency } from '../wire/wire.ts';
import { isObject } from './answers.ts';
import { hasVersion } from './conflict.ts';
import { isSameValue } from './fieldPaths.ts';
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

/**
 * Whether two states are of one row. Another depository may give the rows of each list new ids, or those of other rows, so two of id, code
 * and name have to agree there.
 */
export const isSameRow = (one: Partial<FundRow>, other: Partial<FundRow>) => {
  const hasSameId = isSameValue(one.id, other.id);
  if (hasVersion(one)) return hasSameId;
  const agreeing = [hasSameId, codeOf(one) === codeOf(other), isSameValue(one.name, other.name)];
  return agreeing.filter(Boolean).length > 1;
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
export const rowField = (id: unknown): string => `#${inPath(id)}`;

const isRowField = (name: string) => /^[#+]/.test(name);

/** The rows of a list by field name, stored rows first. */
export const rowsOf = (list: Partial<RaRecord>): [field: string, row: WrittenRow][] =>
  [...new Set([...Object.keys(list.readRows ?? {}), ...Object.keys(list)])]
    .filter((field) => isRowField(field) && list[field])
    .map((field) => [field, list[field]]);

/**
 * The field of the same row in a newer list: a row that was new may have been stored meanwhile, and another depository may give a stored
 * row a new id, or its id to another row; then it is found by its code.
 */
export const currentField = (list: Partial<RaRecord>, field: string, row?: unknown): string => {
  const isStored = field.startsWith('#');
  const isOther = isStored && isObject(row) && !hasVersion(list) && !isSameRow(list[field] ?? {}, row);
  if (!isRowField(field) || (list[field] && !isOther)) return field;
  const rows = rowsOf(list);
  if (isStored && isObject(row)) {
    const [found] = onlyOf(rows, row) ?? [];
    return (
      found ??
      (list[field]
        ? newRowField(
            codeOf(row),
            rows.map(([, each]) => each),
            list,
          )
        : field)
    );
  }
  const found = rows.find(([, { code }], at) => {
    const before = rows.slice(0, at).map(([, row]) => row);
    return newRowField(code, before) === field;
  });
  return found?.[0] ?? field;
};

export const writtenOf = ({ code, name, fund }: WrittenRow): WrittenRow => ({ code, name, fund });

/** The row with the code of another, and with its name where several have that code; undefined unless there is only one. */
const onlyOf = <Row extends Partial<WrittenRow>>(
  rows: readonly [string, Row][],
  { code, name }: Partial<WrittenRow>,
) => {
  const same = rows.filter(([, row]) => codeOf(row) === codeOf({ code }));
  const found = same.length > 1 ? same.filter(([, row]) => isSameValue(row.name, name)) : same;
  return found.length === 1 ? found[0] : undefined;
};

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
  const fields = new Map(Object.keys(readRows).map((field, at) => [formerFields[at], field]));
  const stored = rowFields(rows);
  const kept = rows.map((row, at) => {
    const field = fields.get(stored[at]);
    return field && isSameRow(row, readRows[field] ?? {}) ? field : undefined;
  });
  const gone = Object.entries(readRows).filter(([field]) => !kept.includes(field));
  const unknown = rows.flatMap((row, at): [string, FundRow][] => (kept[at] ? [] : [['', row]]));
  /** The former row whose place this one has taken under a new id. */
  const replacedBy = (row: FundRow) => {
    const [field, formerRow] = onlyOf(gone, row) ?? [];
    return formerRow && onlyOf(unknown, formerRow)?.[1] === row ? field : undefined;
  };
  const taken: Record<string, FundRow> = { ...readRows };
  const fieldOf = (row: FundRow, at: number) =>
    kept[at] ??
    (former ? (replacedBy(row) ?? newRowField(row.code, rows.slice(0, at), taken)) : String(stored[at]));
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
