export type { AuditChange, AuditFilters, AuditRow, Deleted, WholeAuditRow } from '../wire/audit.ts';
export { type AuditCursor, auditCalls } from './auditCalls.ts';
export { trashCalls } from './trashCalls.ts';
