import { dividendNews } from './news/dividends.ts';
import { integrityNews } from './news/integrity.ts';
import { issueNews } from './news/issues.ts';
import { maintenanceNews } from './news/maintenance.ts';
import { marketNews } from './news/market.ts';
import { monthlyNews } from './news/monthly.ts';
import { peopleNews } from './news/people.ts';
import { serviceNews } from './news/services.ts';
import type { SamplePublication } from './samplePublication.ts';

/** The order decides which cover an item gets: a new one is added at the end. */
export const sampleNews: readonly SamplePublication[] = [
  ...serviceNews,
  ...integrityNews,
  ...marketNews,
  ...peopleNews,
  ...monthlyNews,
  ...dividendNews,
  ...issueNews,
  ...maintenanceNews,
];
