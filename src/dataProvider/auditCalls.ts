import * as z from 'zod/mini';
import { auditFilters, auditRow, deletedRecord, wholeAuditRow } from '../wire/audit.ts';
import { newest, nothing, parsed } from './answers.ts';
import { del, get, post } from './calls.ts';

export type { AuditChange, AuditFilters, AuditRow, Deleted, WholeAuditRow } from '../wire/audit.ts';

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
