import { type SQL, sql } from 'drizzle-orm';
import type { Act } from '../../audit/act.ts';
import { computed, type Database } from '../../db/database.ts';
import { accounts, auditLog, publications, revisions } from '../../db/schema.ts';
import { ApiError } from '../../lib/apiError.ts';
import type { Rules } from '../../records/reviewRules.ts';
import { statusOf } from '../../records/revisions.ts';
import type { Person } from '../comments/people.ts';

/** Whether the revision `former` was on the site and the approval was not undone. */
export const wasPublished = sql<boolean>`${statusOf(sql`former`)} = 'published' and not former.is_undone`;

/**
 * Whether somebody wrote the revision `state`: an approval, its undoing, a return, a restore and a removal leave the texts as they were, and
 * so does a save without a change, which answers a return.
 */
const isWritten = sql`exists (select from ${auditLog} as saved where saved.kind = state.kind
  and saved.record_id = state.record_id and saved.version = state.version
  and saved.act in ('create', 'update', 'propose') and json_array_length(saved.details::json -> 'changed') > 0)`;

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

/**
 * Whether the texts of the revision `state` are approved: it was published and that was not undone, it took effect without waiting, or the
 * next revision is its approval.
 */
const isApproved = sql`(case when exists (select from ${auditLog} as proposed where proposed.kind = state.kind
      and proposed.record_id = state.record_id and proposed.version = state.version and proposed.act = 'propose') then false
    else coalesce(${statusOf(sql`state`)}, 'published') = 'published' and not state.is_undone end
  or exists (select from ${revisions} as next join ${auditLog} as approval on approval.kind = next.kind
      and approval.record_id = next.record_id and approval.version = next.version and approval.act = 'approve'
    where next.kind = state.kind and next.record_id = state.record_id and next.version = state.version + 1
      and not next.is_undone))`;

/**
 * Those who wrote something of a version that nobody has approved, as rows. A save contains the version before it and those that it was
 * begun with (`?read=`): what was sent back is in a later save only where its author had it in the form.
 */
const writersOf = (kind: SQL, id: SQL, version: SQL) => {
  const revision = sql`${revisions} as state where state.kind = ${kind} and state.record_id = ${id}
    and not ${isApproved} and state.version`;
  return sql`(with recursive part as (
      select state.kind, state.record_id, state.version, state.by from ${revision} = ${version}
      union
      select state.* from part cross join lateral (
        select part.version - 1 as version
        union select unnest(string_to_array(saved.details::json ->> 'read', ',')::integer[]) from ${auditLog} as saved
          where saved.kind = part.kind and saved.record_id = part.record_id and saved.version = part.version
      ) as former cross join lateral (
        select state.kind, state.record_id, state.version, state.by from ${revision} = former.version
      ) as state
    ) select state.by from part as state where ${isWritten})`;
};

const newestVersion = (kind: SQL, id: SQL) => sql`(select max(newest.version) from ${revisions} as newest
  where newest.kind = ${kind} and newest.record_id = ${id})`;

/** Ids of accounts as JSON. */
const idsIn = (writers: SQL) => sql<number[]>`(select coalesce(json_agg(distinct writer.by), '[]')
  from ${writers} as writer where writer.by is not null)`;

const isNeverApproved = (kind: SQL, id: SQL) => sql`not exists (select from ${revisions} as former
  where former.kind = ${kind} and former.record_id = ${id} and ${wasPublished})`;

/**
 * The editors of an item that waits, as rows: also its author, who may have written it before the last publication, and the creator of what
 * was never published. `offset 0` makes PostgreSQL find the row by its id, where it would otherwise read all that wait for each of them.
 *
 * @param kind - a part of the surrounding query, like the id
 */
export const editorsOf = (kind: SQL, id: SQL) => sql`(
  select unnest(array[waiting.updated_by, case when ${isNeverApproved(kind, id)} then waiting.created_by end]) as by
    from (select * from ${publications} as one where one.id = ${id} offset 0) as waiting
    where waiting.kind = ${kind} and waiting.status = 'pending'
  union all select writer.by from ${writersOf(kind, id, newestVersion(kind, id))} as writer)`;

/** The editors of a proposal, as rows. */
export const editorsOfProposal = (kind: SQL, id: SQL) => writersOf(kind, id, newestVersion(kind, id));

/** Those who may not approve what they have edited, as JSON. Nobody while the four-eyes rule is off. */
export const barred = (rules: Rules, editors: SQL) =>
  sql<number[]>`case when ${rules.isOn('fourEyes')} then ${idsIn(editors)} else '[]' end`;

/** Whether a user is one of them. */
export const isBarred = (rules: Rules, editors: SQL, accountId: number) =>
  sql`(${rules.isOn('fourEyes')} and exists (select from ${editors} as writer where writer.by = ${accountId}))`;

/** Those who wrote what was sent back. */
export const authorsOfReturned = async (db: Database, kind: string, id: number, sentVersion: number) => {
  const writers = writersOf(sql`${kind}`, sql`${id}::integer`, sql`${sentVersion}::integer`);
  return (await computed(db, { authors: idsIn(writers) })).authors;
};

/** All approvers, as JSON. */
export const allApprovers = sql<
  Person[]
>`(select coalesce(json_agg(json_build_object('id', id, 'login', user_name, 'name', full_name)
  order by full_name, id), '[]') from ${accounts} where role = 'admin' and not is_disabled)`;

/** The approvers who have not edited it. */
export const approversOf = (all: Person[], editors: number[]) =>
  all.filter(({ id }) => !editors.includes(id));

/** Why editors may not approve, and who may. */
function refusalOf(approvers: Person[], all: Person[]) {
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
  { isWaiting, editors, all }: { isWaiting: boolean; editors: number[]; all: Person[] },
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
