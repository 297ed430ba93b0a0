import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { ACTS, type ActName } from '../audit/entry.ts';
import { isLeading } from '../audit/leading.ts';
import type { Database } from '../db/database.ts';
import { auditLog, revisions } from '../db/schema.ts';
import { newestPage, newestQuery } from '../lib/fields.ts';

/** A saved state: who brought the record into it, and what was changed by that. */
export const listedRevision = z.object({
  version: z.number(),
  at: z.string().nullable(),
  by: z.string(),
  act: z.enum(ACTS).nullable().describe('Чем запись приведена в это состояние; пусто, если это неизвестно'),
  changed: z.array(z.string()).describe('Что при этом изменилось: `posted`, `news.ru.title`'),
});

export const revisionQuery = newestQuery(100);

const details = z.looseObject({ changed: z.array(z.object({ path: z.string() })).default([]) });

interface Cause {
  act: ActName | null;
  changed: string[];
}

/** What led to states, by their versions: the first that the audit log tells of each. */
async function causesOf(db: Database, kind: string, recordId: number, versions: number[]) {
  const ofStates = and(
    eq(auditLog.kind, kind),
    eq(auditLog.recordId, recordId),
    inArray(auditLog.version, versions),
    isLeading,
  );
  const rows = await db
    .select({ version: auditLog.version, act: auditLog.act, details: auditLog.details })
    .from(auditLog)
    .where(ofStates)
    .orderBy(desc(auditLog.seq));
  const causes = new Map<number | null, Cause>();
  for (const { version, act, details: told } of rows)
    causes.set(version, {
      act: ACTS.find((name) => name === act) ?? null,
      changed: details.parse(JSON.parse(told)).changed.map(({ path }) => path),
    });
  return causes;
}

/**
 * The saved states of a record, the newest first, a page of them. Of content that nobody has changed since
 * the first start there are none.
 *
 * @returns also the version that the next page begins before, if there is one
 */
export async function listRevisions(
  db: Database,
  kind: string,
  recordId: number,
  { before, count }: z.output<typeof revisionQuery>,
) {
  const older = before === undefined ? undefined : lt(revisions.version, before);
  const query = db
    .select({ version: revisions.version, at: revisions.at, by: revisions.byName })
    .from(revisions)
    .where(and(eq(revisions.kind, kind), eq(revisions.recordId, recordId), older))
    .orderBy(desc(revisions.version));
  const found = await query.limit(count + 1);
  const { rows, next } = newestPage(found, count, ({ version }) => version);
  const versions = rows.map(({ version }) => version);
  const causes = await causesOf(db, kind, recordId, versions);
  const data = rows.map(({ at, ...row }) => {
    const { act = null, changed = [] } = causes.get(row.version) ?? {};
    return { ...row, at: at?.toISOString() ?? null, act, changed };
  });
  return { data, next };
}
