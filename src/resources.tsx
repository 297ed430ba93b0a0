import type { ResourceProps } from 'ra-core';
import { titleOf } from './components/titleOf.ts';
import { type ScreenName, screenNames } from './kinds.ts';
import { glossary } from './resources/glossary/glossary.tsx';
import { guaranteeFund } from './resources/guaranteeFund/guaranteeFund.tsx';
import { histories } from './resources/histories/histories.tsx';
import { information } from './resources/information/information.tsx';
import { media } from './resources/media/media.tsx';
import { normativeDocuments } from './resources/normativeDocuments/normativeDocuments.tsx';
import { onlineAppeals } from './resources/onlineAppeals/onlineAppeals.tsx';
import { publications } from './resources/publications/publications.tsx';
import { statistics } from './resources/statistics/statistics.tsx';
import { templates } from './resources/templates/templates.tsx';
import { vacancies } from './resources/vacancies/vacancies.tsx';

/** What a kind looks like: icon and screens, and what its records are called when not by their title. */
const views: Record<ScreenName, Omit<ResourceProps, 'name'>> = {
  ...publications,
  ...information,
  ...normativeDocuments,
  ...vacancies,
  ...media,
  templates,
  histories,
  glossary,
  statistics,
  onlineAppeals,
  guaranteeFund,
};

/** Every kind as react-admin declares it, in the order of the menu. */
export const resources: readonly ResourceProps[] = screenNames.map((name) => ({
  name,
  recordRepresentation: titleOf,
  ...views[name],
}));
