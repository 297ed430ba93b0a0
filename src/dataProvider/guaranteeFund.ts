import type { DataProvider, RaRecord } from 'react-admin';
import { today } from '../dates.ts';
import type { Currency } from '../wire/wire.ts';
import { isObject } from './answers.ts';
import type { Change } from './calls.ts';
import { begunWith, Conflict, conflictIn, refuseIfChanged, type SaveMeta } from './conflict.ts';
import { isSameValue } from './fieldPaths.ts';
import {
  codeOf,
  FUND_LISTS,
  type FundList,
  type FundRow,
  listOf,
  rowsFrom,
  rowsOf,
  writtenOf,
} from './fundRows.ts';
import { DepositoryError, type Http } from './http.ts';
import { fundCalls as calls } from './kindCalls.ts';
import { hasVersion } from './records.ts';
import { fundShape } from './registerShapes.ts';

/** The version of a list that was never saved (ours). */
const NOT_YET = 0;

/** The rows that a form sends: stored ones with the version of the list that it was begun with, those of the first list with that of none. */
const rowsToSend = (list: Partial<RaRecord>, opened: FundList) =>
  rowsOf({ ...list, readRows: opened.readRows }).map(([field, row]) => ({
    ...(opened.readRows[field] ?? { id: 0, currency: opened.id, date: today() }),
    ...(hasVersion(opened) &&
      (opened.readRows[field] || opened.version === NOT_YET) && { version: opened.version }),
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

interface FundOptions {
  http: Http;
  change: Change;
  currentRow: (opened: RaRecord) => Promise<RaRecord | undefined>;
}

/** The fund by react-admin's methods: single rows as `guaranteeFund`, and whole lists as `fundLists`. */
export const fundResources = ({ http, change, currentRow }: FundOptions) => {
  const latest = async (currency: Currency) => rowsFrom(await http.send(calls.latestForAdd(currency)));

  const updateRow = async (row: FundRow, meta: SaveMeta) => {
    const opened = meta.opened as FundRow;
    const current = async () => {
      const found = (await currentRow(opened)) as FundRow | undefined;
      // with another code it may be another row that has the id by now, unless this save was stored already
      const isSame =
        found && isSameValue(found.id, opened.id) && [opened, row].map(codeOf).includes(codeOf(found));
      return isSame ? found : undefined;
    };
    await refuseIfChanged(current, opened);
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
    await refuseIfChanged(async () => listOf(currency, await latest(currency), opened), opened);
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
    getOne: async (_resource, { id }) => {
      const list = listOf(id as Currency, await latest(id as Currency));
      const first = { ...list, version: NOT_YET };
      const isFirst = Object.keys(list.readRows).length === 0 && hasVersion(first);
      return { data: (isFirst ? first : list) as never };
    },
    update: async (_resource, { data, meta }) => ({
      data: { ...data, ...(await updateList(data, meta)) } as never,
    }),
  };
  return { guaranteeFund, [FUND_LISTS]: fundLists };
};
