import type { RaRecord } from 'react-admin';
import { type Answer, objectIn } from './answers.ts';
import { get, post } from './calls.ts';

export const REVIEW_RULES = ['edits', 'fourEyes'] as const;
export type ReviewRule = (typeof REVIEW_RULES)[number];

/** Whether a rule of the review holds, and who has switched it when (ISO); nobody where the settings say it. */
export interface RuleState {
  isOn: boolean;
  at?: string;
  by?: string;
  /** Who wants it off, while that needs another administrator. */
  offWantedBy?: string;
}

export type ReviewRules = RaRecord & Record<ReviewRule, RuleState>;

const stateIn = (value: unknown): RuleState => {
  const { isOn, at, by, offWantedBy } = objectIn(value);
  return {
    isOn: isOn === true,
    ...(typeof at === 'string' && { at, by: String(by ?? '') }),
    ...(typeof offWantedBy === 'string' && { offWantedBy }),
  };
};

const rules: Answer<ReviewRules> = (body) => {
  const { edits, fourEyes } = objectIn(body);
  return { id: 'all', edits: stateIn(edits), fourEyes: stateIn(fourEyes) };
};

const area = '/api/Admin/Review';

/** Calls of ours, made only where sign-in has named `review`. */
export const reviewRuleCalls = {
  read: get(`${area}/GetRules`, rules),
  set: (changed: Partial<Record<ReviewRule, boolean>>) => post(`${area}/SetRules`, changed, rules),
};
