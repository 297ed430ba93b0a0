import type { RaRecord } from 'ra-core';
import { type Answer, isObject, nothing, objectIn, records, refuse } from './answers.ts';
import { del, get, post } from './calls.ts';

/** Calls of ours, made only where sign-in has named their feature: the audit log and the trash. */

/** A row of the audit log; its id is its number. */
export interface AuditRow extends RaRecord {
  id: number;
  at: string;
  login: string;
  name: string;
  role: string;
  act: string;
  kind: string;
  recordId: number | null;
  version: number | null;
  title: string;
  /** It is as it was written, and continues the one before. */
  isIntact: boolean;
}

/** A value that an act changed. The values themselves are known only where both states are kept. */
export interface AuditChange {
  path: string;
  was?: string;
  is?: string;
}

export interface WholeAuditRow extends AuditRow {
  address: string;
  requestId: string;
  previous: string;
  digest: string;
  isReadable: boolean;
  changed: AuditChange[];
  /** How many changes are not listed. */
  more: number;
  /** What whoever did it has given as a reason. */
  reason: string;
}

/** Where a page of the log begins: after the last row of each page before it. It holds for one filter, written as JSON. */
export interface AuditCursor {
  filter: string;
  before: readonly number[];
}

export interface AuditFilters {
  persons: { login: string; name: string }[];
  kinds: string[];
  acts: string[];
}

/** A deleted record. */
export interface Deleted extends RaRecord {
  id: number;
  kind: string;
  recordId: number;
  /** Empty where it would be personal data. */
  title: string;
  deletedAt: string;
  deletedByName: string;
  endsAt: string;
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
const textOrNothing = (value: unknown) => (typeof value === 'string' ? value : undefined);

const rowOf = (row: Record<string, unknown>): AuditRow => ({
  id: Number(row.seq),
  at: String(row.at),
  login: String(row.login),
  name: String(row.name),
  role: String(row.role),
  act: String(row.act),
  kind: String(row.kind),
  recordId: numberOrNull(row.recordId),
  version: numberOrNull(row.version),
  title: String(row.title),
  isIntact: row.isIntact === true,
});

const page: Answer<{ rows: AuditRow[]; next: number | null }> = (body) => ({
  rows: records(body).map(objectIn).map(rowOf),
  next: isObject(body) ? numberOrNull(body.next) : null,
});

const changeOf = (change: Record<string, unknown>): AuditChange => ({
  path: String(change.path),
  was: textOrNothing(change.was),
  is: textOrNothing(change.is),
});

const wholeRow: Answer<WholeAuditRow> = (body) => {
  const row = objectIn(body);
  return {
    ...rowOf(row),
    address: String(row.address),
    requestId: String(row.requestId),
    previous: String(row.previous),
    digest: String(row.digest),
    isReadable: row.isReadable === true,
    changed: records(row.changed).map(objectIn).map(changeOf),
    more: Number(row.more),
    reason: textOrNothing(row.reason) ?? '',
  };
};

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : refuse());

const filters: Answer<AuditFilters> = (body) => {
  const { persons, kinds, acts } = objectIn(body);
  const people = records(persons).map(objectIn);
  return {
    persons: people.map(({ login, name }) => ({ login: String(login), name: String(name) })),
    kinds: texts(kinds),
    acts: texts(acts),
  };
};

const deleted: Answer<Deleted[]> = (body) =>
  records(body)
    .map(objectIn)
    .map((each) => ({
      id: Number(each.id),
      kind: String(each.kind),
      recordId: Number(each.recordId),
      title: String(each.title),
      deletedAt: String(each.deletedAt),
      deletedByName: String(each.deletedByName),
      endsAt: String(each.endsAt),
    }));

export const auditCalls = {
  page: (query: Record<string, string>) =>
    get(`/api/Admin/Audit/GetPage?${new URLSearchParams(query)}`, page),
  filters: get('/api/Admin/Audit/GetFilters', filters),
  row: (seq: number) => get(`/api/Admin/Audit/GetRow${seq}`, wholeRow),
};

export const trashCalls = {
  list: get('/api/Admin/Trash/GetAll', deleted),
  restore: (id: number) => post(`/api/Admin/Trash/Restore${id}`, undefined, nothing),
  end: (id: number) => del(`/api/Admin/Trash/Delete${id}`),
};
