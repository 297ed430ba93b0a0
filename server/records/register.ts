import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Subject } from '../audit/act.ts';
import type { Database } from '../db/database.ts';
import type { ApiError } from '../lib/apiError.ts';
import { isDuplicate } from '../lib/faults.ts';
import { kindRoutes } from './kindRoutes.ts';
import { lackingInColumns } from './lacking.ts';
import { filtersBy, type ListedRecords, sortsBy } from './listOptions.ts';
import { listRoute } from './listRoutes.ts';
import { answersOf, type Fields, readOnly, rowDraft, sanitised, selectionOf } from './recordFields.ts';
import { addressOf, type KindRoutes } from './recordRoutes.ts';
import { ofKind, type Records, removeRecord, saveRecord, type UsedBy } from './saveRecord.ts';
import { recordSubject } from './subjects.ts';
import { staleIn } from './translations.ts';

/** A kind whose records are rows of one table; the server needs nothing but this declaration. */
export interface Register extends Records {
  fields: Fields;
  order: (PgColumn | SQL)[];
  /** The columns that its records are searched by, where there is a search. */
  searched?: Subject['searched'];
  /** The message for a save that violates a unique index. */
  duplicate?: () => ApiError;
  usedBy?: UsedBy;
  /** The name of a record, where it is not its first text. */
  title?: Subject['title'];
  /** Defaults of optional columns of a new record. */
  initial?: Record<string, unknown>;
  /** Refuses a save that refers to something missing. */
  check?(tx: Database, columns: Record<string, unknown>): Promise<void>;
  /** Other kinds whose records these records name. */
  dependsOn?: readonly string[];
}

/** The list options of a register: all of its columns can be sorted and filtered. */
function listedRecords(kind: string, register: Register, more: Fields = {}): ListedRecords {
  const { table, order, searched, dependsOn } = register;
  const fields = { id: readOnly(table.id), ...register.fields, ...more };
  const columns = selectionOf(fields);
  const answer = z.object(answersOf(fields));
  return {
    kind,
    answer,
    options: {
      ...{ table, order, sorts: sortsBy(columns), isSearched: searched !== undefined },
      filters: filtersBy(columns),
      lacking: lackingInColumns(kind, table.id, columns),
    },
    ofKind: ofKind(register),
    dependsOn,
    async read(db, condition) {
      const stale = staleIn(sql`${kind}`, table.id);
      const rows = await db
        .select({ record: columns, stale })
        .from(table)
        .where(condition)
        .orderBy(...order);
      return rows.map(({ record, stale }) => ({ ...answer.parse(record), ...(stale && { stale }) }));
    },
  };
}

const listAt = (url: string, { kind }: Records) => ({ url, filter: { name: kind ? [kind] : [] } });

/** The only call of a register that is read only. @param list - its name, see `addressOf` */
export const readOnlyRegister =
  (register: Register, list: string): KindRoutes =>
  async (app, { kind, path }) =>
    listRoute(app, listedRecords(kind, register), listAt(addressOf(list, path), register));

/** The calls of a register. @param list - the name of its list, see `addressOf` */
export const registerRoutes =
  (register: Register, list: string): KindRoutes =>
  async (app, { kind, path }) => {
    const { table, fields, initial, check, duplicate, usedBy, title, searched } = register;
    const records = listedRecords(kind, register, { version: readOnly(table.version) });
    listRoute(app, records, listAt(addressOf(list, path), register));
    kindRoutes(app, path, records, {
      subject: { ...recordSubject(kind, register, title), searched },
      draft: rowDraft(fields),
      prepare: (draft) => sanitised(app.sanitise, fields, draft),
      async save(act, draft) {
        await check?.(act.tx, draft);
        return await saveRecord(act, register, draft, initial).catch((error: unknown) => {
          throw duplicate && isDuplicate(error) ? duplicate() : error;
        });
      },
      remove: (act, id) => removeRecord(act, register, id, usedBy),
    });
  };
