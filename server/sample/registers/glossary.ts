import { accounts } from './glossaryAccounts.ts';
import { market } from './glossaryMarket.ts';
import { securities } from './glossarySecurities.ts';
import { settlement } from './glossarySettlement.ts';
import type { SampleTerm } from './sampleTypes.ts';

export const sampleGlossary: readonly SampleTerm[] = [...securities, ...accounts, ...market, ...settlement];
