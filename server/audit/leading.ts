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
 * The condition for acts that led a record to another state: the first act of each version has. Sending back leads to another state where
 * it dropped an edit, and to none where the item was never published.
 */
export const isLeading = or(
  inArray(auditLog.act, LEADING),
  and(eq(auditLog.act, 'return'), gt(auditLog.version, FIRST_VERSION)),
);
