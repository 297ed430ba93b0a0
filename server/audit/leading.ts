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
/** What was there from the start has it: nobody has brought it there. */
const FIRST_VERSION = 1;

/**
 * The condition for acts that lead a record to another state: the first of a version has led to it, all else is told of the state that it
 * has. What is given back has another state where an edit was dropped by that, and none where it was never published.
 */
export const isLeading = or(
  inArray(auditLog.act, LEADING),
  and(eq(auditLog.act, 'return'), gt(auditLog.version, FIRST_VERSION)),
);
