import * as z from 'zod/mini';
import { newest, nothing, parsed } from './answers.ts';
import { del, get, post } from './calls.ts';
import { wallTime } from './scheduleCalls.ts';
import { maybe, person, textOrEmpty } from './schema.ts';

const row = {
  seq: z.number(),
  at: z.string(),
  login: z.string(),
  name: z.string(),
  role: z.string(),
  act: z.string(),
  kind: z.string(),
  recordId: z.nullable(z.number()),
  version: z.nullable(z.number()),
  title: z.string(),
  /** What a row about people's data is about, for a user who may see that. */
  object: textOrEmpty,
  /** A mail that was written to the folder of outgoing mails: nobody got it. */
  isInFolder: z._default(z.boolean(), false),
  /** What was scheduled or cancelled, and for when. */
  planned: maybe(z.extend(wallTime, { act: z.string(), was: maybe(wallTime) })),
  /** What a publication is by now, among the edits of a person. */
  state: maybe(z.string()),
  /** It is as it was written, and continues the one before. */
  isIntact: z.boolean(),
};

const withId = <Row extends { seq: number }>({ seq, ...fields }: Row) => ({ id: seq, ...fields });

/** A row of the audit log; its id is its number. */
const auditRow = z.pipe(z.object(row), z.transform(withId));
export type AuditRow = z.infer<typeof auditRow>;

/** A value that an act changed. The values themselves are known only where both states are stored. */
const auditChange = z.object({ path: z.string(), was: maybe(z.string()), is: maybe(z.string()) });
export type AuditChange = z.infer<typeof auditChange>;

const wholeAuditRow = z.pipe(
  z.object({
    ...row,
    address: z.string(),
    requestId: z.string(),
    previous: z.string(),
    digest: z.string(),
    isReadable: z.boolean(),
    changed: z.array(auditChange),
    /** How many changes are not listed. */
    more: z.number(),
    /** Why it was done, or ended. */
    reason: textOrEmpty,
    /** Who had scheduled what was done at its time. */
    setBy: textOrEmpty,
  }),
  z.transform(withId),
);
export type WholeAuditRow = z.infer<typeof wholeAuditRow>;

export const auditFilters = z.object({
  persons: z.array(person),
  kinds: z.array(z.string()),
  acts: z.array(z.string()),
});
export type AuditFilters = z.infer<typeof auditFilters>;

/** A deleted record. */
const deletedRecord = z.object({
  id: z.number(),
  kind: z.string(),
  recordId: z.number(),
  /** Empty where it would be personal data. */
  title: z.string(),
  deletedAt: z.string(),
  deletedByName: z.string(),
  endsAt: z.string(),
});
export type Deleted = z.infer<typeof deletedRecord>;

/** Where a page of the log begins: after the last row of each page before it. It holds for one filter, written as JSON. */
export interface AuditCursor {
  filter: string;
  before: readonly number[];
}

const auditPage = newest(parsed(z.array(auditRow)));
const trashPage = newest(parsed(z.array(deletedRecord)));

/** The audit log; calls of ours, made only where sign-in has named the feature. */
export const auditCalls = {
  page: (query: Record<string, string>) =>
    get(`/api/Admin/Audit/GetPage?${new URLSearchParams(query)}`, auditPage),
  filters: get('/api/Admin/Audit/GetFilters', parsed(auditFilters)),
  row: (seq: number) => get(`/api/Admin/Audit/GetRow${seq}`, parsed(wholeAuditRow)),
};

/** Deleted records; calls of ours, made only where sign-in has named the feature. */
export const trashCalls = {
  /** @param before - where the former page said that this one begins */
  page: (before?: number) => get(`/api/Admin/Trash/GetAll${before ? `?before=${before}` : ''}`, trashPage),
  restore: (id: number) => post(`/api/Admin/Trash/Restore${id}`, undefined, nothing),
  end: (id: number) => del(`/api/Admin/Trash/Delete${id}`),
};
