import { and, eq, gt, sql } from 'drizzle-orm';
import type { Act } from '../audit/act.ts';
import type { Database } from '../db/database.ts';
import { lockInTransaction } from '../db/locks.ts';
import { accounts, REVIEW_RULES, type ReviewRule, reviewRuleRequests, reviewRules } from '../db/schema.ts';
import { ApiError } from '../lib/apiError.ts';
import { DAY_MS } from '../lib/days.ts';
import type { Settings } from '../settings.ts';

/** How long a request to switch a rule off is valid. */
const REQUEST_DAYS = 7;

/** The valid request to switch a rule off. */
async function openRequest(db: Database, rule: ReviewRule, now: Date) {
  const { by, byName, at } = reviewRuleRequests;
  const [request] = await db
    .select({ by, byName })
    .from(reviewRuleRequests)
    .innerJoin(accounts, eq(accounts.id, by))
    .where(
      and(
        eq(reviewRuleRequests.rule, rule),
        gt(at, new Date(now.getTime() - REQUEST_DAYS * DAY_MS)),
        eq(accounts.role, 'admin'),
        eq(accounts.isDisabled, false),
      ),
    );
  return request;
}

/** The rules of the review; the settings have their defaults. */
export const rulesOf = ({ review }: Pick<Settings, 'review'>) => {
  const readRule = async (db: Database, rule: ReviewRule, now: Date) => {
    const [switched] = await db.select().from(reviewRules).where(eq(reviewRules.rule, rule));
    const request = await openRequest(db, rule, now);
    return {
      isOn: switched?.isOn ?? review[rule],
      /** Null for a rule that was never switched. */
      at: switched?.at ?? null,
      by: switched?.byName ?? null,
      /** Who wants it off, while that needs another administrator. */
      offWantedBy: request?.byName ?? null,
      /** The account of that administrator. */
      offWantedById: request?.by ?? null,
    };
  };
  return {
    /** A rule as a condition within a query. */
    isOn: (rule: ReviewRule) =>
      sql<boolean>`coalesce((select is_on from ${reviewRules} where rule = ${rule}), ${review[rule]}::boolean)`,
    /** Both rules at a moment, and who switched them when. */
    read: async (db: Database, now: Date) => ({
      edits: await readRule(db, 'edits', now),
      fourEyes: await readRule(db, 'fourEyes', now),
    }),
  };
};

export type Rules = ReturnType<typeof rulesOf>;

declare module 'fastify' {
  interface FastifyInstance {
    rules: Rules;
  }
}

/** Whether a rule may be switched off, because another administrator has requested it too. Otherwise stores this request. */
async function mayGoOff({ tx, by, byName, now: at }: Act, rule: ReviewRule) {
  if (by === null) return true;
  const request = await openRequest(tx, rule, at);
  if (request && request.by !== by) return true;
  const row = { by, byName, at };
  await tx
    .insert(reviewRuleRequests)
    .values({ rule, ...row })
    .onConflictDoUpdate({ target: reviewRuleRequests.rule, set: row });
  return false;
}

/**
 * Switches the named rules. Under the four-eyes rule, a rule is switched off only when two administrators request it.
 *
 * @param seen - the `offWantedBy` that the client has read; undefined for no comparison
 * @returns the rules that stay on until another administrator requests it
 * @throws ApiError 409 when that has changed: agreeing would become a request, and a request an agreement
 */
export async function switchRules(
  act: Act,
  rules: Rules,
  requested: Partial<Record<ReviewRule, boolean>>,
  seen?: string | null,
): Promise<ReviewRule[]> {
  const { tx, byName, now: at } = act;
  // locked, so that two simultaneous requests count as two
  await lockInTransaction(tx, 'reviewRules');
  const present = await rules.read(tx, at);
  const switched = REVIEW_RULES.filter((rule) => requested[rule] !== undefined);
  if (seen !== undefined && switched.some((rule) => present[rule].offWantedBy !== seen))
    throw new ApiError(
      409,
      'Пока вы смотрели, правило изменил кто-то другой. Проверьте новое значение и повторите.',
    );
  const waiting: ReviewRule[] = [];
  for (const rule of switched) {
    const isOn = requested[rule] === true;
    const goesOff = !isOn && present[rule].isOn && present.fourEyes.isOn;
    if (goesOff && !(await mayGoOff(act, rule))) {
      waiting.push(rule);
      continue;
    }
    await tx.delete(reviewRuleRequests).where(eq(reviewRuleRequests.rule, rule));
    // a declined request changes neither the rule nor who last switched it
    if (isOn === present[rule].isOn) continue;
    await tx
      .insert(reviewRules)
      .values({ rule, isOn, at, byName })
      .onConflictDoUpdate({ target: reviewRules.rule, set: { isOn, at, byName } });
  }
  return waiting;
}
