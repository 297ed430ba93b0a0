import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { proposals } from '../../db/schema.ts';
import { allApprovers, approversOf } from './fourEyes.ts';
import type { Proposable } from './proposals.ts';
import { readChange } from './queue.ts';
import { changeFields, people, record } from './reviewFields.ts';
import type { Asker } from './rows.ts';

export const wholeProposal = z.object({
  isAsked: z.boolean().describe('Сохранения ждут подтверждения другого администратора'),
  approvers: people.describe('Кто подтвердит то, что сохранит спрашивающий'),
  change: changeFields.nullable(),
  proposed: record.nullable().describe('Что ждёт подтверждения'),
  inForce: record.nullable().describe('Что действует, пока что-то ждёт'),
});

async function readNow(tx: Database, { inForce: { kind, read } }: Proposable, asker: Asker, id: number) {
  const isMeant = and(eq(proposals.kind, kind), eq(proposals.recordId, id));
  const state = sql<string | null>`(${tx.select({ state: proposals.state }).from(proposals).where(isMeant)})`;
  const [found] = await tx
    .select({ isAsked: asker.rules.isOn('fourEyes'), all: allApprovers, state })
    .from(sql`(values (0)) as one`);
  return {
    isAsked: found?.isAsked ?? false,
    approvers: approversOf(found?.all ?? [], [asker.accountId]),
    change: (await readChange(tx, asker, isMeant)) ?? null,
    proposed: found?.state ? JSON.parse(found.state) : null,
    inForce: (found?.state && (await read(tx, id))) || null,
  };
}

/**
 * The proposal of one record at one moment: whether its changes wait, what waits, and who may approve it.
 *
 * @throws ApiError 404 for an unknown id
 */
export function readProposal(db: Database, proposable: Proposable, asker: Asker, id: number) {
  proposable.titleOf(id);
  return db.transaction((tx) => readNow(tx, proposable, asker, id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
