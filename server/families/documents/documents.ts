import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Act } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import { documents as base, documentTypes, documentEntries as entries } from '../../db/schema.ts';
import { ApiError, invalid } from '../../lib/apiError.ts';
import { LARGEST_ID } from '../../lib/fields.ts';
import { listedItems } from '../../records/itemLists.ts';
import { type ItemDraft, type ItemKind, itemKind, saveItem } from '../../records/items.ts';
import { kindRoutes } from '../../records/kindRoutes.ts';
import { lackingIn } from '../../records/lacking.ts';
import { asInDictionary, type Element, type ListOptions } from '../../records/listOptions.ts';
import { listRoute } from '../../records/listRoutes.ts';
import { type DeclaredFields, type Field, readOnly } from '../../records/recordFields.ts';
import type { KindRoutes } from '../../records/recordRoutes.ts';
import { removeRecord } from '../../records/saveRecord.ts';
import { itemSubject } from '../../records/subjects.ts';

/** The documents of one register. */
export interface DocumentKind extends ItemKind {
  /** The field that names a document's type. */
  typeKey: string;
  /** Builds the elements of a type's list where they are not the documents themselves. */
  grouped?(documents: Element[]): Element[];
}

/** A number, which a dropdown may also send as digits. */
export const chosenNumber = (error: string) =>
  z.union([z.int({ error }), z.string().regex(/^\d{1,9}$/, { error })], { error }).transform(Number);

/** The id of the chosen type; a stored document that is sent without one keeps its type. */
const typeField: Field = {
  column: base.typeId,
  draft: chosenNumber('Выберите тип.')
    .refine((id) => id > 0 && id <= LARGEST_ID, { error: 'Выберите тип.' })
    .optional(),
  answer: z.number(),
};

/** The Russian title, by which lists are sorted. */
const russianTitle = asInDictionary(
  sql`(select ${entries.header} from ${entries} where ${entries.baseId} = ${base.id} and ${entries.language} = 'ru')`,
);

interface Declared {
  typeKey: string;
  entriesKey: string;
  baseIdKey: string;
  order: (PgColumn | SQL)[];
  /** The filters of its documents besides the title. */
  list?: Pick<Partial<ListOptions>, 'sorts' | 'groups'>;
  item: DeclaredFields;
  entry: DeclaredFields;
}

/** A register of documents with the common columns and its own ones. */
export const documentKind = (declared: Declared): DocumentKind => {
  const { typeKey, entriesKey, baseIdKey, order, list, item, entry } = declared;
  return {
    ...itemKind({
      ...{ base, entries, entriesKey },
      list: {
        ...{ table: base, order, ...list },
        sorts: { id: base.id, title: russianTitle, ...list?.sorts },
        lacking: lackingIn({ base, entries, blank: sql`entry.header = ''` }),
      },
      item: { id: readOnly(base.id), [typeKey]: typeField, ...item },
      entry: { header: entries.header, [baseIdKey]: readOnly(entries.baseId), ...entry },
    }),
    typeKey,
  };
};

/** Finds the type's id by the code in an address. @throws ApiError 404. @param code - any text, so it may not be storable */
async function typeWithCode(db: Database, kind: string, code: string) {
  const isMeant = and(eq(documentTypes.kind, kind), eq(documentTypes.code, code));
  const [type] =
    code === '' || code.includes('\0')
      ? []
      : await db.select({ id: documentTypes.id }).from(documentTypes).where(isMeant);
  if (!type) throw new ApiError(404, 'Типа с таким кодом нет. Возможно, его изменили или удалили.');
  return type.id;
}

/** Refuses a missing type; locks an existing one until the transaction ends. */
async function checkType({ tx }: Act, kind: string, { id, typeId }: ItemDraft, typeKey: string) {
  if (typeof typeId !== 'number') {
    if (!id) throw invalid(typeKey, 'Выберите тип.');
    return;
  }
  const [type] = await tx
    .select({ id: documentTypes.id })
    .from(documentTypes)
    .where(and(eq(documentTypes.id, typeId), eq(documentTypes.kind, kind)))
    .for('key share');
  if (!type) throw invalid(typeKey, 'Такого типа нет. Выберите другой.');
}

const codeInPath = z.object({ code: z.string().describe('Код типа') });

/**
 * The calls of one register of documents (part 2, §7).
 *
 * @param list - the name of the call that lists the documents of a type, up to its code
 */
export const documentRoutes =
  (documentKind: DocumentKind, list: string): KindRoutes =>
  async (app, { kind, path }) => {
    const { draft, typeKey, grouped = (documents: Element[]) => documents } = documentKind;
    const { read, ...listed } = listedItems(kind, documentKind);
    const records = {
      ...listed,
      // pages contain single documents
      read: async (db: Database, condition: SQL | undefined) =>
        (await read(db, condition)).flatMap((document) => grouped([document])),
    };
    listRoute(app, records, {
      url: `${path}/${list}/:code`,
      params: codeInPath,
      async filter({ params }) {
        const typeId = await typeWithCode(app.db, kind, codeInPath.parse(params).code);
        return { name: [kind, typeId], condition: eq(base.typeId, typeId) };
      },
      readWhole: async (condition) => grouped(await read(app.db, condition)),
    });
    kindRoutes(app, path, records, {
      subject: itemSubject(kind, documentKind, (document) => grouped([document])[0] ?? document),
      draft,
      async save(act, sent) {
        await checkType(act, kind, sent, typeKey);
        return await saveItem(act, documentKind, kind, sent);
      },
      remove: (act, id) => removeRecord(act, { table: base, kind }, id),
    });
  };
