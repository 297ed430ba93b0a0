import * as z from 'zod/mini';
import { auditFilters, auditRow, wholeAuditRow } from '../wire/audit.ts';
import { newest, parsed } from './answers.ts';
import { get } from './calls.ts';

/** Where a page of the log begins: after the last row of each page before it. It holds for one filter, written as JSON. */
export interface AuditCursor {
  filter: string;
  before: readonly number[];
}

const page = newest(parsed(z.array(auditRow)));

/** The audit log; calls of ours, made only where sign-in has named the feature. */
export const auditCalls = {
  page: (query: Record<string, string>) =>
    get(`/api/Admin/Audit/GetPage?${new URLSearchParams(query)}`, page),
  filters: get('/api/Admin/Audit/GetFilters', parsed(auditFilters)),
  row: (seq: number) => get(`/api/Admin/Audit/GetRow${seq}`, parsed(wholeAuditRow)),
};
