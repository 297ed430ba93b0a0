import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { auditLog } from '../db/schema.ts';
import type { ActName } from './entry.ts';

const LEADING = [
  'create',
  'update',
  'propose',
  'approve',
  'unapprove',
  'takeDown',
  'restore',
] satisfies ActName[];
/** Initial content has no act that created it. */
const FIRST_VERSION = 1;

/**
 * The condition for acts that led a record to another version: the first act of each version has. In earlier versions of this server
 * sending back a new item kept its version.
 */
export const isLeading = or(
  inArray(auditLog.act, LEADING),
  and(eq(auditLog.act, 'return'), gt(auditLog.version, FIRST_VERSION)),
);
