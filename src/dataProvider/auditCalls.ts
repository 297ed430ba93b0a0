import * as z from 'zod/mini';
import { auditFilters, auditRow, wholeAuditRow } from '../wire/audit.ts';
import { type Answer, isObject, parsed } from './answers.ts';
import { get } from './calls.ts';

/** Where a page of the log begins: after the last row of each page before it. It holds for one filter, written as JSON. */
export interface AuditCursor {
  filter: string;
  before: readonly number[];
}

const rows = parsed(z.array(auditRow));

const page: Answer<{ rows: z.infer<typeof auditRow>[]; next: number | null }> = (body) => ({
  rows: rows(body),
  next: isObject(body) && typeof body.next === 'number' ? body.next : null,
});

/** The audit log; calls of ours, made only where sign-in has named the feature. */
export const auditCalls = {
  page: (query: Record<string, string>) =>
    get(`/api/Admin/Audit/GetPage?${new URLSearchParams(query)}`, page),
  filters: get('/api/Admin/Audit/GetFilters', parsed(auditFilters)),
  row: (seq: number) => get(`/api/Admin/Audit/GetRow${seq}`, parsed(wholeAuditRow)),
};
