import { marketStudies } from './depoMessages/marketStudies.ts';
import { monthlyReviews } from './depoMessages/monthly.ts';
import { ownerStudies } from './depoMessages/ownerStudies.ts';
import { ruleDigests } from './depoMessages/rules.ts';
import { weeklyDigests } from './depoMessages/weekly.ts';
import type { SamplePublication } from './samplePublication.ts';

/** The bulletin. The order decides which cover an item gets: a new one is added at the end. */
export const sampleDepoMessages: readonly SamplePublication[] = [
  ...monthlyReviews,
  ...weeklyDigests,
  ...ownerStudies,
  ...marketStudies,
  ...ruleDigests,
];
