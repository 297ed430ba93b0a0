import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { accounts, proposals } from '../db/schema.ts';
import { type Approver, allApprovers, approversOf, handsOnProposal, refusalOf } from './fourEyes.ts';
import type { Proposable } from './proposals.ts';
import type { Asker } from './rows.ts';

const person = z.object({ login: z.string(), name: z.string() });

/** What is told of a change that waits, or was given back. */
export const toldProposal = z.object({
  kind: z.string(),
  id: z.number(),
  version: z.number(),
  title: z.string().describe('Валюта списка; у статистики пусто'),
  author: person,
  waitingSince: z.string(),
  returned: z.object({ note: z.string(), by: z.string(), at: z.string() }).nullable(),
  mayApprove: z.boolean(),
  reason: z.string().optional().describe('Почему подтвердить нельзя и кто может'),
  approvers: z.array(person),
});

const record = z.looseObject({});
export const wholeProposal = z.object({
  isAsked: z.boolean().describe('Сохранения ждут подтверждения другого администратора'),
  approvers: z.array(person).describe('Кто подтвердит то, что сохранит спрашивающий'),
  told: toldProposal.nullable(),
  proposed: record.nullable().describe('Что ждёт подтверждения'),
  inForce: record.nullable().describe('Что действует'),
});

const peopleIn = (approvers: Approver[]) => approvers.map(({ login, name }) => ({ login, name }));

async function readTold(db: Database, app: Proposables, { rules, accountId }: Asker, condition?: SQL) {
  const rows = await db
    .select({
      row: proposals,
      login: accounts.userName,
      name: accounts.fullName,
      hands: handsOnProposal(rules, sql`${proposals.kind}`, sql`${proposals.recordId}`),
      all: allApprovers,
    })
    .from(proposals)
    .leftJoin(accounts, eq(accounts.id, proposals.authorId))
    .where(condition)
    .orderBy(asc(proposals.waitingSince), proposals.kind, proposals.recordId);
  return rows.map(({ row, login, name, hands, all }) => {
    const { kind, recordId: id, version, state, note, returnedByName, returnedAt, waitingSince } = row;
    const approvers = approversOf(all, hands);
    const isOwn = hands.includes(accountId);
    return {
      kind,
      id,
      version,
      title: app.get(kind)?.titleOf(id) ?? '',
      author: { login: login ?? '', name: name ?? '' },
      waitingSince: waitingSince.toISOString(),
      returned:
        state === null
          ? { note: note ?? '', by: returnedByName ?? '', at: returnedAt?.toISOString() ?? '' }
          : null,
      mayApprove: state !== null && !isOwn,
      ...(state !== null && isOwn && { reason: refusalOf(approvers) }),
      approvers: peopleIn(approvers),
    };
  });
}

type Proposables = ReadonlyMap<string, Proposable>;

/** Everything that waits or was given back: at most one for each currency, and one for the figures. */
export const readProposals = (db: Database, app: Proposables, asker: Asker) => readTold(db, app, asker);

/** What is to be known of one record beside it: whether its changes wait, what waits, and for whom. */
export async function readProposal(db: Database, proposable: Proposable, asker: Asker, id: number) {
  const { inForce: subject } = proposable;
  const isMeant = sql`${proposals.kind} = ${subject.kind} and ${proposals.recordId} = ${id}`;
  const [told = null] = await readTold(db, new Map([[subject.kind, proposable]]), asker, isMeant);
  const [stored] = await db.select({ state: proposals.state }).from(proposals).where(isMeant);
  const [rule] = await db
    .select({ isAsked: asker.rules.isOn('fourEyes'), all: allApprovers })
    .from(sql`(values (0)) as one`);
  const others = approversOf(rule?.all ?? [], [asker.accountId]);
  return {
    isAsked: rule?.isAsked ?? false,
    approvers: peopleIn(others),
    told,
    proposed: stored?.state ? JSON.parse(stored.state) : null,
    inForce: (await subject.read(db, id)) ?? null,
  };
}
