import { type SQL, sql } from 'drizzle-orm';
import type { Act } from '../acts/act.ts';
import type { Database } from '../db/database.ts';
import { REVIEW_RULES, type ReviewRule, reviewRules } from '../db/schema.ts';
import type { Settings } from '../settings.ts';

/** The rules of the review, as the settings have them until somebody switches them. */
export interface Rules {
  /** Whether a rule holds, within a query. */
  isOn(rule: ReviewRule): SQL<boolean>;
  /** Both as they stand, and who has switched them when. */
  read(db: Database): Promise<Record<ReviewRule, RuleState>>;
}

interface RuleState {
  isOn: boolean;
  /** Nothing for what nobody has switched yet. */
  at: Date | null;
  by: string | null;
}

export const rulesOf = ({ review }: Settings): Rules => {
  const readRule = async (db: Database, rule: ReviewRule): Promise<RuleState> => {
    const rows = await db.select().from(reviewRules);
    const switched = rows.find((row) => row.rule === rule);
    return { isOn: switched?.isOn ?? review[rule], at: switched?.at ?? null, by: switched?.byName ?? null };
  };
  return {
    isOn: (rule) =>
      sql<boolean>`coalesce((select is_on from ${reviewRules} where rule = ${rule}), ${review[rule]}::boolean)`,
    read: async (db) => ({ edits: await readRule(db, 'edits'), fourEyes: await readRule(db, 'fourEyes') }),
  };
};

/** Switches rules; one that is not named stays as it is. */
export async function switchRules(
  { tx, byName, now: at }: Act,
  wanted: Partial<Record<ReviewRule, boolean>>,
) {
  for (const rule of REVIEW_RULES) {
    const isOn = wanted[rule];
    if (isOn === undefined) continue;
    await tx
      .insert(reviewRules)
      .values({ rule, isOn, at, byName })
      .onConflictDoUpdate({ target: reviewRules.rule, set: { isOn, at, byName } });
  }
}
