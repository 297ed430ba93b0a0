import * as z from 'zod/mini';
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
  /** A mail that was written to the folder of outgoing mails: nobody got it. */
  isInFolder: z._default(z.boolean(), false),
  /** It is as it was written, and continues the one before. */
  isIntact: z.boolean(),
};

const withId = <Row extends { seq: number }>({ seq, ...fields }: Row) => ({ id: seq, ...fields });

/** A row of the audit log; its id is its number. */
export const auditRow = z.pipe(z.object(row), z.transform(withId));
export type AuditRow = z.infer<typeof auditRow>;

/** A value that an act changed. The values themselves are known only where both states are stored. */
const auditChange = z.object({ path: z.string(), was: maybe(z.string()), is: maybe(z.string()) });
export type AuditChange = z.infer<typeof auditChange>;

export const wholeAuditRow = z.pipe(
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
    /** What the person who did it has given as a reason. */
    reason: textOrEmpty,
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
export const deletedRecord = z.object({
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
