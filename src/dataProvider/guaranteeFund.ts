import type { DataProvider, RaRecord } from 'react-admin';
import type { Amount } from '../amounts.ts';
import { today } from '../dates.ts';
import { CURRENCIES, type Currency } from '../wire/wire.ts';
import { isObject } from './answers.ts';
import type { Call, Change } from './calls.ts';
import { Conflict, conflictIn, type SaveMeta } from './conflict.ts';
import { isSameValue } from './fieldPaths.ts';
import { DepositoryError, type Http } from './http.ts';
import { fundCalls as calls } from './kindCalls.ts';
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

const rowsFrom = (wire: readonly unknown[]) => wire.flatMap(fundShape.read) as FundRow[];

/** The id of a currency's list as a whole (ours). */
export const listIdOf = (currency: Currency) => CURRENCIES.indexOf(currency) + 1;

/** The rows of a list's state, such as one that waits for approval. */
export const rowsOfList = (state?: RaRecord): FundRow[] =>
  Array.isArray(state?.rows) ? rowsFrom(state.rows) : [];

/** Another depository's codes may be numbers or null. */
export const codeOf = ({ code }: { code?: unknown }) => String(code ?? '').trim();

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
 * row a new id; then it is found by its code.
 */
export const currentField = (list: Partial<RaRecord>, field: string, row?: unknown): string => {
  if (!isRowField(field) || list[field]) return field;
  const rows = rowsOf(list);
  if (field.startsWith('#')) return (isObject(row) && onlyOf(rows, row)?.[0]) || field;
  const found = rows.find(([, { code }], at) => {
    const before = rows.slice(0, at).map(([, row]) => row);
    return newRowField(code, before) === field;
  });
  return found?.[0] ?? field;
};

const writtenOf = ({ code, name, fund }: WrittenRow): WrittenRow => ({ code, name, fund });

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
  const gone = Object.entries(readRows).filter((_row, at) => !stored.includes(String(formerFields[at])));
  const unknown = rows.flatMap((row, at): [string, FundRow][] => (fields.has(stored[at]) ? [] : [['', row]]));
  /** The former row whose place this one has taken under a new id. */
  const replacedBy = (row: FundRow) => {
    const [field, formerRow] = onlyOf(gone, row) ?? [];
    return formerRow && onlyOf(unknown, formerRow)?.[1] === row ? field : undefined;
  };
  const taken: Record<string, FundRow> = { ...readRows };
  const fieldOf = (row: FundRow, at: number) =>
    fields.get(stored[at]) ??
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

/** The rows that a form sends. */
const rowsToSend = (list: Partial<RaRecord>, { id: currency, readRows }: FundList) =>
  rowsOf({ ...list, readRows }).map(([field, row]) => ({
    ...(readRows[field] ?? { id: 0, currency, date: today() }),
    ...writtenOf(row),
  }));

/** The stored rows in the answer to a refused change. */
const storedIn = (error: unknown): { conflict: Conflict; rows: FundRow[] } | undefined => {
  const conflict = conflictIn(error, {
    read: (stored) => {
      if (!isObject(stored) || !Array.isArray(stored.rows)) return [];
      // a list that was sent back has a newer version than its rows
      const newer = 'version' in stored && { version: stored.version };
      return [{ id: 0, rows: rowsFrom(stored.rows).map((row) => ({ ...row, ...newer })) }];
    },
  });
  return conflict?.stored && { conflict, rows: conflict.stored.rows };
};

const withStored = (conflict: Conflict, stored: RaRecord) => new Conflict(stored, conflict.details);

const ROW_GONE =
  'Пока вы работали, эту строку убрали из списка или записали заново. Найдите её в списке по коду; если её нет, добавьте в новый список.';

/** A row that is gone cannot be added to its list again. Another depository may have given it a new id. */
const goneAsFailure = (error: unknown) =>
  error instanceof Conflict && !error.stored ? new DepositoryError(ROW_GONE, error.status) : error;

/** The fund by react-admin's methods: single rows as `guaranteeFund`, and whole lists as `fundLists`. */
export const fundResources = (
  http: Http,
  change: Change,
  begunWith: <T>(call: Call<T>, meta: SaveMeta) => Call<T>,
  checkBeforeSave: (current: () => Promise<RaRecord | undefined>, opened: RaRecord) => Promise<void>,
  currentRow: (opened: RaRecord) => Promise<RaRecord | undefined>,
) => {
  const latest = async (currency: Currency) => rowsFrom(await http.send(calls.latestForAdd(currency)));

  const updateRow = async (row: FundRow, meta: SaveMeta) => {
    const opened = meta.opened as FundRow;
    await checkBeforeSave(() => currentRow(opened), opened);
    try {
      return await change('guaranteeFund', begunWith(calls.edit(fundShape.write(row)), meta));
    } catch (error) {
      const stored = storedIn(error);
      const same = stored?.rows.find(({ id }) => id === row.id);
      throw stored && same ? withStored(stored.conflict, same) : error;
    }
  };

  const updateList = async (list: Partial<RaRecord>, meta: SaveMeta) => {
    const opened = meta.opened as FundList;
    const rows = rowsToSend(list, opened);
    const currency = opened.id;
    if (rows.length > 0)
      await checkBeforeSave(async () => listOf(currency, await latest(currency), opened), opened);
    try {
      return await change('guaranteeFund', begunWith(calls.add(rows.map(fundShape.write)), meta));
    } catch (error) {
      const stored = storedIn(error);
      throw stored ? withStored(stored.conflict, listOf(currency, stored.rows, opened)) : error;
    }
  };

  const guaranteeFund: Pick<DataProvider, 'update'> = {
    update: async (_resource, { data, meta }) => {
      const row = { ...meta.opened, ...data } as FundRow;
      try {
        return { data: { ...row, ...(await updateRow(row, meta)) } as never };
      } catch (error) {
        throw goneAsFailure(error);
      }
    },
  };
  const fundLists: Pick<DataProvider, 'getOne' | 'update'> = {
    // always read anew, because the list that is sent replaces the stored one
    getOne: async (_resource, { id }) => ({
      data: listOf(id as Currency, await latest(id as Currency)) as never,
    }),
    update: async (_resource, { data, meta }) => ({
      data: { ...data, ...(await updateList(data, meta)) } as never,
    }),
  };
  return { guaranteeFund, [FUND_LISTS]: fundLists };
};
