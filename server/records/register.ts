import { getTableColumns, getTableName, is, type SQL } from 'drizzle-orm';
import { type PgColumn, PgText } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Subject } from '../audit/act.ts';
import type { ApiError } from '../lib/apiError.ts';
import { isDuplicate } from '../lib/faults.ts';
import { recordDraft, words } from '../lib/fields.ts';
import type { Lists } from './elements.ts';
import { lackingInColumns } from './lacking.ts';
import { sortsBy } from './listed.ts';
import { listRoute, oneRoute, searchable } from './listRoutes.ts';
import { addressOf, idRoute, type KindRoutes, saveRoute } from './recordRoutes.ts';
import { revisionRoutes } from './revisionRoutes.ts';
import {
  ofKind,
  type RecordDraft,
  type Records,
  type RecordTable,
  removeRecord,
  saveRecord,
  type UsedBy,
} from './saveRecord.ts';
import { recordSubject } from './subjects.ts';
import { translationRoutes } from './translationRoutes.ts';

/** A kind whose records are rows of one table: this declaration is all that the server needs of it. */
export interface Register extends Records {
  order: (PgColumn | SQL)[];
  /** By what its records are found, where they are searched. */
  searched?: Subject['searched'];
  /** What a record is read from, where its names are not those of the table's columns. */
  columns?: Record<string, PgColumn | SQL>;
  /** One element of the list. */
  answer: z.ZodType;
  /** What a save may hold. Everything else that is sent is ignored. */
  draft: z.ZodType<RecordDraft & Record<string, unknown>>;
  /** What is said to a save that breaks a unique index. */
  duplicate?: () => ApiError;
  usedBy?: UsedBy;
  /** What a record is called, where that is not its first text. */
  title?: Subject['title'];
}

/** What a save sends that the table has no column for: nothing. */
type Stray<Table extends RecordTable, Draft> = {
  [Field in Exclude<keyof Draft, keyof Table['$inferInsert']>]: never;
};

/** A register; what a save of it may hold are columns of its table. */
export const register = <
  Table extends RecordTable,
  Draft extends RecordDraft & Partial<Omit<Table['$inferInsert'], keyof RecordDraft>>,
>(
  declared: Register & { table: Table; draft: z.ZodType<Draft & Stray<Table, Draft>> },
): Register => declared;

/** What every record is answered with. */
export const recordAnswer = { id: z.number(), version: z.number() };

/** Fields that are answered as texts. */
export const asTexts = <Key extends string>(fields: Record<Key, unknown>) =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, z.string()]));

/** The columns that every record has. */
const OF_EVERY_RECORD = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'];

/**
 * A register whose own columns are texts: what a save may hold, and what is answered, follows from its table.
 *
 * @throws Error for a column that is no text: it would be neither saved nor answered
 */
export const textRegister = (
  table: RecordTable & { kind?: undefined },
  order: (PgColumn | SQL)[],
): Register => {
  const own = Object.entries(getTableColumns(table)).filter(([name]) => !OF_EVERY_RECORD.includes(name));
  for (const [name, column] of own)
    if (!is(column, PgText)) throw new Error(`${getTableName(table)}: ${name} is no text.`);
  const fields = Object.fromEntries(own.map(([name]) => [name, words]));
  return {
    table,
    order,
    draft: z.object({ ...recordDraft, ...fields }),
    answer: z.object({ ...recordAnswer, ...asTexts(fields) }),
  };
};

/** How a register is listed: it can be sorted by all of its columns. */
const registerLists = (kind: string, declared: Omit<Register, 'draft'>): Lists => {
  const { table, order, answer, searched, columns = getTableColumns(table) } = declared;
  const records = z.array(answer).pipe(z.array(z.looseObject({})));
  return {
    kind,
    answer,
    listed: {
      ...{ table, order, sorts: sortsBy(columns), isSearched: searched !== undefined },
      lacking: lackingInColumns(kind, table.id, columns),
    },
    ofKind: ofKind(declared),
    async read({ db }, condition) {
      const query = db.select(columns).from(table);
      return records.parse(await query.where(condition).orderBy(...order));
    },
  };
};

/** Registers of one table each have a list there. */
const partOf = ({ kind }: Pick<Register, 'kind'>) => ({ parts: kind ? [kind] : [] });

/** The one call of a register that is only read. @param list - its name, see `addressOf` */
export const listRoutes =
  (listed: Omit<Register, 'draft'>, list: string): KindRoutes =>
  async (app, { kind, path }) => {
    listRoute(app, registerLists(kind, listed), { url: addressOf(list, path), within: partOf(listed) });
  };

/** The calls of a register: a list, a save, a deletion. @param list - the list's name, see `addressOf` */
export const registerRoutes =
  (declared: Register, list: string): KindRoutes =>
  async (app, area) => {
    const { draft, duplicate, usedBy } = declared;
    await app.register(listRoutes(declared, list), area);
    const lists = registerLists(area.kind, declared);
    oneRoute(app, lists, area.path);
    const subject = { ...recordSubject(area.kind, declared, declared.title), searched: declared.searched };
    if (declared.searched) searchable(app, subject, lists);
    saveRoute(app, `${area.path}/UpdateOrAdd`, subject, {
      draft,
      save: (act, sent) =>
        saveRecord(act, declared, sent).catch((error: unknown) => {
          throw duplicate && isDuplicate(error) ? duplicate() : error;
        }),
    });
    revisionRoutes(app, area.path, subject);
    translationRoutes(app, area.path, subject);
    idRoute(app, 'delete', `${area.path}/Delete`, subject, (act, id) =>
      removeRecord(act, declared, id, usedBy),
    );
  };
