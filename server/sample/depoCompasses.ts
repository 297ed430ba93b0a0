import { accountGuides } from './depoCompasses/accounts.ts';
import { instrumentGuides } from './depoCompasses/instruments.ts';
import { rightsGuides } from './depoCompasses/rights.ts';
import { safetyGuides } from './depoCompasses/safety.ts';
import type { SamplePublication } from './samplePublication.ts';

/** Guides for investors. The order decides which cover an item gets: a new one is added at the end. */
export const sampleDepoCompasses: readonly SamplePublication[] = [
  ...accountGuides,
  ...rightsGuides,
  ...instrumentGuides,
  ...safetyGuides,
];
