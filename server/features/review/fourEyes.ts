import { type SQL, sql } from 'drizzle-orm';
import type { Act } from '../../audit/act.ts';
import { computed, type Database } from '../../db/database.ts';
import { accounts, auditLog, proposals, publications, revisions } from '../../db/schema.ts';
import { ApiError } from '../../lib/apiError.ts';
import type { Rules } from '../../records/reviewRules.ts';
import { statusOf } from '../../records/revisions.ts';

/** Somebody who may approve. */
interface Approver {
  id: number;
  login: string;
  name: string;
}

/** Whether the revision `former` was on the site and the approval was not undone. */
export const wasPublished = sql<boolean>`${statusOf(sql`former`)} = 'published' and not former.is_undone`;

/** Whether somebody wrote the revision `state`: an approval, its undoing, a return, a restore and a removal leave the texts as they were. */
const isWritten = sql`exists (select from ${auditLog} as saved where saved.kind = state.kind
  and saved.record_id = state.record_id and saved.version = state.version
  and saved.act in ('create', 'update', 'propose'))`;

/** Whether the revision `state` was an edit that a later return dropped, which brought the published state back. */
const isDropped = sql`(${statusOf(sql`state`)} = 'pending' and exists (select from ${auditLog} as back
  join ${revisions} as former
    on former.kind = back.kind and former.record_id = back.record_id and former.version = back.version
  where back.kind = state.kind and back.record_id = state.record_id and back.act = 'return'
    and back.version > state.version and ${statusOf(sql`former`)} = 'published'
    and not exists (select from ${auditLog} as passed where passed.kind = state.kind and passed.record_id = state.record_id
      and passed.act = 'approve' and passed.version > state.version and passed.version < back.version)))`;

/** Who has written an item's present state. First content has no save, so its creator counts. */
export const lastAuthorOf = (kind: string, id: number) => sql<number | null>`coalesce(
  (select state.by from ${revisions} as state where state.kind = ${kind} and state.record_id = ${id}
    and ${isWritten} and not ${isDropped}
    order by state.version desc limit 1),
  ${publications.createdBy})`;

/** Those who wrote a record since a version, as rows. @param others - further conditions or rows */
const writersSince = (kind: SQL, id: SQL, version: SQL, others = sql``) =>
  sql`(select writer.by from (select ${version} as version) as since cross join lateral (select state.by
    from ${revisions} as state where state.kind = ${kind} and state.record_id = ${id} and state.version > since.version
      and ${isWritten} ${others}) as writer)`;

/** Ids of accounts as JSON. */
const idsIn = (writers: SQL) => sql<number[]>`(select coalesce(json_agg(distinct writer.by), '[]')
  from ${writers} as writer where writer.by is not null)`;

/**
 * Whether the revision `state` was sent back and no later save was begun before that, so that nothing of it is in what waits. What a return
 * brings back is a revision of nobody; an item that was never published keeps waiting.
 */
const isSetAside = sql`exists (select from ${auditLog} as back where back.kind = state.kind
  and back.record_id = state.record_id and back.act = 'return' and back.version > state.version
  and not exists (select from ${revisions} as kept where kept.kind = back.kind and kept.record_id = back.record_id
    and kept.version = back.version and (kept.by is not null or ${statusOf(sql`kept`)} = 'pending'))
  and exists (select from ${revisions} as later where later.kind = back.kind and later.record_id = back.record_id
    and later.version >= back.version)
  and not exists (select from ${auditLog} as saved where saved.kind = back.kind and saved.record_id = back.record_id
    and saved.version > back.version and (saved.details::json ->> 'read')::integer < back.version))`;

/** The version in which an item was approved last, 0 if never. A return has brought the published state back under a version of its own. */
const lastApproved = (
  kind: SQL,
  id: SQL,
) => sql`coalesce((select max(former.version) from ${revisions} as former
  where former.kind = ${kind} and former.record_id = ${id} and ${wasPublished}
    and not exists (select from ${auditLog} as back where back.kind = former.kind
      and back.record_id = former.record_id and back.version = former.version and back.act = 'return')), 0)`;

const baseOfProposal = (kind: SQL, id: SQL) =>
  sql`(select begun.base_version from ${proposals} as begun where begun.kind = ${kind} and begun.record_id = ${id})`;

/**
 * The author of what waits, who may have written it before the last publication, and the creator of what was never published. `offset 0`
 * makes PostgreSQL find the row by its id, where it would otherwise read all that wait for each of them.
 */
const authorsOfWaiting = (kind: SQL, id: SQL) => sql`union all
  select unnest(array[written.updated_by, case when since.version = 0 then written.created_by end])
  from (select * from ${publications} as one where one.id = ${id} offset 0) as written
  where written.kind = ${kind} and written.status = 'pending'`;

/** The editors of an item since its last approval, as rows. @param kind - a part of the surrounding query, like the id */
export const editorsOf = (kind: SQL, id: SQL) =>
  writersSince(kind, id, lastApproved(kind, id), sql`and not ${isSetAside} ${authorsOfWaiting(kind, id)}`);

/** The editors of a proposal since the state in force that it was begun with, as rows. */
export const editorsOfProposal = (kind: SQL, id: SQL) =>
  writersSince(kind, id, baseOfProposal(kind, id), sql`and not ${isSetAside}`);

/** Those who may not approve what they have edited, as JSON. Nobody while the four-eyes rule is off. */
export const barred = (rules: Rules, editors: SQL) =>
  sql<number[]>`case when ${rules.isOn('fourEyes')} then ${idsIn(editors)} else '[]' end`;

/** Whether a user is one of them. */
export const isBarred = (rules: Rules, editors: SQL, accountId: number) =>
  sql`(${rules.isOn('fourEyes')} and exists (select from ${editors} as writer where writer.by = ${accountId}))`;

/** Those who wrote what was sent back of an item, or of a proposal, since the last approval. */
export const authorsOfReturned = async (db: Database, kind: string, id: number, isProposal = false) => {
  const base = isProposal ? baseOfProposal : lastApproved;
  const whose = [sql`${kind}`, sql`${id}::integer`] as const;
  const { authors } = await computed(db, { authors: idsIn(writersSince(...whose, base(...whose))) });
  return authors;
};

/** All approvers, as JSON. */
export const allApprovers = sql<
  Approver[]
>`(select coalesce(json_agg(json_build_object('id', id, 'login', user_name, 'name', full_name)
  order by full_name, id), '[]') from ${accounts} where role = 'admin' and not is_disabled)`;

/** The approvers who have not edited it. */
export const approversOf = (all: Approver[], editors: number[]) =>
  all.filter(({ id }) => !editors.includes(id));

/** Why editors may not approve, and who may. */
function refusalOf(approvers: Approver[], all: Approver[]) {
  const nobody =
    all.length > 1
      ? 'Все действующие администраторы её правили: добавьте ещё одного или выключите правило вдвоём.'
      : 'Других действующих администраторов нет. Добавьте учётную запись администратора и включите её на сервере: npm run accounts -- enable <логин>.';
  const others =
    approvers.length > 0
      ? `Кто может подтвердить: ${approvers.map(({ name, login }) => name || login).join(', ')}.`
      : nobody;
  return `Вы сами правили эту запись, поэтому подтвердить её должен кто-то другой. ${others}`;
}

/** Whether the user may approve; if not, why, and who may. */
export function approvalOf(
  { isWaiting, editors, all }: { isWaiting: boolean; editors: number[]; all: Approver[] },
  accountId: number,
) {
  const approvers = approversOf(all, editors);
  const isOwn = editors.includes(accountId);
  return {
    mayApprove: isWaiting && !isOwn,
    ...(isWaiting && isOwn && { reason: refusalOf(approvers, all) }),
    approvers,
  };
}

/**
 * Refuses an approval by an author under the four-eyes rule. The item is locked, so that nobody edits it meanwhile.
 *
 * @throws ApiError 403 naming who may approve
 */
export async function refuseOwnWork(
  { tx, by }: Act,
  rules: Rules,
  { kind, id }: { kind: string; id: number },
  editorsBy = editorsOf,
) {
  if (by === null) return;
  const editors = barred(rules, editorsBy(sql`${kind}`, sql`${id}::integer`));
  const found = await computed(tx, { editors, all: allApprovers });
  if (!found.editors.includes(by)) return;
  throw new ApiError(403, refusalOf(approversOf(found.all, found.editors), found.all));
}
