/** All places with personal data. Search, display, export, statistics and erasure read this table. */
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import {
  applications,
  comments,
  files,
  mailOutbox,
  onlineAppeals,
  proposals,
  reviewReturns,
  trash,
  vacancies,
} from '../../db/schema.ts';
import { moment } from '../../lib/fields.ts';
import { momentInWords } from '../../lib/moment.ts';
import type { Criterion } from './criteria.ts';
import { soundOfText, storedSound } from './names.ts';
import { notesInTrash, readNotesInTrash } from './notesInTrash.ts';

/** The kinds of records, as named in the trash and the audit log. */
export const APPLICATIONS = 'applications';
export const APPEALS = 'onlineAppeals';

/** An entry of stored personal data. */
export const entry = z.object({
  /** For an entry in the trash its number there. */
  id: z.number(),
  title: z.string(),
  at: z.union([z.string(), moment]).describe('День или момент'),
  fullName: z.string(),
  email: z.string(),
  number: z.string().describe('ПИНФЛ или телефон'),
  note: z.string(),
});
type Entry = z.output<typeof entry>;

/** A place with free text of staff, and how its words are erased. */
interface FreeText {
  table: PgTable | SQL;
  /** The name of the place in `Traces`. */
  id: SQL<number>;
  text: SQL;
  /** The sound of the text, by which names are found in it. */
  sound: SQL;
  erase(tx: Database, isMeant: SQL, now: Date): Promise<unknown>;
}

export interface Place<Row> {
  /** «1 заявка, 2 заявки, 5 заявок». */
  forms: readonly [string, string, string];
  /** The table whose rows are locked before they are erased, and deleted. */
  table?: PgTable & { id: PgColumn };
  /** The columns that are searched. */
  by?: Partial<Record<Criterion['by'], PgColumn | SQL>>;
  /** The sound of the name. */
  sound?: SQL;
  /** Restricts the table to rows about people. */
  condition?: SQL;
  texts?: FreeText[];
  /** The audit log names the erased ids; of other places only their number. */
  isNamedInLog?: true;
  /** All data of the rows, for an export. */
  read(db: Database, ids: number[]): Promise<Row[]>;
  entry(row: Row): Partial<Entry> & Pick<Entry, 'id' | 'title' | 'at' | 'note'>;
}

const place = <Row, More>(declared: Place<Row> & More) => declared;

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** A text on one line: the administrator reads whether it is about this person before it is erased. */
const onOneLine = (said: string) => said.replace(/\s+/g, ' ');

function noteOfMail(sentAt: Date | null, isInFolder: boolean) {
  if (!sentAt) return 'не отправлено';
  return isInFolder ? 'в папке исходящих' : 'отправлено';
}

/** In the trash, the record's own row comes first. */
const deleted = (column: string) => sql`${trash.rows} #>> ${sql.raw(`'{0,rows,0,${column}}'`)}`;

const returned = reviewReturns.publicationId;
const proposed = sql<number>`-${proposals.id}`;

/** The places in display order. */
export const PLACES = {
  applications: place({
    forms: ['заявка', 'заявки', 'заявок'],
    table: applications,
    isNamedInLog: true,
    by: { email: applications.email, pinfl: applications.pinfl, name: applications.fullName },
    sound: storedSound(applications),
    read: (db, ids) =>
      db
        .select({ application: applications, vacancy: vacancies.titleRu })
        .from(applications)
        .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
        .where(inArray(applications.id, ids))
        .orderBy(asc(applications.id)),
    entry: ({ application: { id, date, fullName, email, pinfl, vacancyId }, vacancy }) => ({
      ...{ id, at: date, fullName, email, number: pinfl },
      title: `Заявка № ${id}`,
      note: `вакансия № ${vacancyId} «${vacancy}»`,
    }),
  }),
  deleted: place({
    forms: ['заявка в корзине', 'заявки в корзине', 'заявок в корзине'],
    table: trash,
    condition: eq(trash.kind, APPLICATIONS),
    by: { email: deleted('email'), pinfl: deleted('pinfl'), name: deleted('full_name') },
    sound: soundOfText(deleted('full_name')),
    read: (db, ids) => db.select().from(trash).where(inArray(trash.id, ids)).orderBy(asc(trash.id)),
    entry: ({ id, recordId, deletedAt, rows }) => {
      const row = rows[0]?.rows[0] ?? {};
      return {
        ...{ id, at: text(row.date), fullName: text(row.full_name) },
        ...{ email: text(row.email), number: text(row.pinfl) },
        title: `Заявка № ${recordId}`,
        note: `в корзине с ${momentInWords(deletedAt)}`,
      };
    },
  }),
  appeals: place({
    forms: ['обращение', 'обращения', 'обращений'],
    table: onlineAppeals,
    isNamedInLog: true,
    by: { email: onlineAppeals.email, phone: onlineAppeals.phoneNumber, name: onlineAppeals.fullName },
    sound: storedSound(onlineAppeals),
    read: (db, ids) =>
      db.select().from(onlineAppeals).where(inArray(onlineAppeals.id, ids)).orderBy(asc(onlineAppeals.id)),
    entry: ({ id, dateOfSending, fullName, email, phoneNumber }) => ({
      ...{ id, at: dateOfSending, fullName, email, number: phoneNumber, note: '' },
      title: `Обращение № ${id}`,
    }),
  }),
  mails: place({
    forms: ['письмо', 'письма', 'писем'],
    table: mailOutbox,
    by: { email: mailOutbox.recipient },
    read: (db, ids) =>
      db.select().from(mailOutbox).where(inArray(mailOutbox.id, ids)).orderBy(asc(mailOutbox.id)),
    entry: ({ id, createdAt, recipient, sentAt, isInFolder }) => ({
      ...{ id, at: createdAt, email: recipient },
      title: `Письмо № ${id}`,
      note: noteOfMail(sentAt, isInFolder),
    }),
  }),
  files: place({
    forms: ['файл', 'файла', 'файлов'],
    read: (db, ids) => db.select().from(files).where(inArray(files.id, ids)).orderBy(asc(files.id)),
    entry: ({ id, name, createdAt }) => ({ id, at: createdAt, title: `Файл № ${id}`, note: name }),
  }),
  comments: place({
    forms: ['комментарий', 'комментария', 'комментариев'],
    isNamedInLog: true,
    texts: [
      {
        table: comments,
        id: sql<number>`${comments.id}`,
        // including the quoted passage
        text: sql`concat_ws(' ', ${comments.text}, ${comments.quote} ->> 'before', ${comments.quote} ->> 'exact', ${comments.quote} ->> 'after')`,
        sound: storedSound(comments),
        erase: (tx, isMeant, now) =>
          tx.update(comments).set({ text: '', quote: null, erasedAt: now }).where(isMeant),
      },
    ],
    read: (db, ids) => db.select().from(comments).where(inArray(comments.id, ids)).orderBy(asc(comments.id)),
    entry: ({ id, at, byName, text, quote }) => ({
      ...{ id, at },
      title: `Комментарий № ${id}`,
      note: onOneLine(
        `автор: ${byName} — ${quote ? `к «${quote.before}${quote.exact}${quote.after}»: ` : ''}${text}`,
      ),
    }),
  }),
  /** Changes of the fund and of the figures have ids of their own, which are listed as negative numbers. */
  notes: place({
    forms: ['замечание', 'замечания', 'замечаний'],
    isNamedInLog: true,
    texts: [
      {
        table: reviewReturns,
        id: sql<number>`${reviewReturns.publicationId}`,
        text: sql`${reviewReturns.note}`,
        sound: soundOfText(reviewReturns.note),
        erase: (tx, isMeant) => tx.update(reviewReturns).set({ note: '' }).where(isMeant),
      },
      {
        table: proposals,
        id: proposed,
        text: sql`${proposals.note}`,
        sound: soundOfText(proposals.note),
        erase: (tx, isMeant) => tx.update(proposals).set({ note: '' }).where(isMeant),
      },
      notesInTrash,
    ],
    async read(db, ids) {
      const ofItems = await db
        .select({
          id: returned,
          note: reviewReturns.note,
          byName: reviewReturns.byName,
          at: reviewReturns.at,
        })
        .from(reviewReturns)
        .where(inArray(returned, ids))
        .orderBy(asc(returned));
      const { note, returnedByName: byName, returnedAt, waitingSince } = proposals;
      const ofChanges = await db
        .select({ id: proposed, note, byName, returnedAt, waitingSince })
        .from(proposals)
        .where(inArray(proposed, ids))
        .orderBy(asc(proposed));
      return [
        ...ofItems,
        ...(await readNotesInTrash(db, inArray(notesInTrash.id, ids))),
        ...ofChanges.map(({ id, note, byName, returnedAt, waitingSince }) => ({
          ...{ id: Number(id), note: note ?? '', byName: byName ?? '' },
          at: returnedAt ?? waitingSince,
        })),
      ];
    },
    entry: ({ id, at, byName, note }) => ({
      ...{ id, at },
      title: id > 0 ? `Замечание к записи № ${id}` : 'Замечание к изменению фонда или статистики',
      note: `замечание, автор: ${byName} — ${onOneLine(note)}`,
    }),
  }),
};

export type PlaceName = keyof typeof PLACES;
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[];

/** Ids of rows by place. */
export type Traces = Record<PlaceName, number[]>;
export type Records = Pick<Traces, 'applications' | 'deleted' | 'appeals'>;
export const RECORDS = ['applications', 'deleted', 'appeals'] as const satisfies (keyof Records)[];
export type Numbers = Record<PlaceName, number>;

/** A value for every place. */
export const eachPlace = <Value>(of: (name: PlaceName) => Value) =>
  Object.fromEntries(PLACE_NAMES.map((name) => [name, of(name)])) as Record<PlaceName, Value>;
