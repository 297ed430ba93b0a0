import type { ResourceProps } from 'ra-core';
import { nameOfApplicant } from './nameOfApplicant.ts';
import { ApplicationList } from './screens.ts';

/** Has no entry in the menu: the list of vacancies leads here. */
export const applications = {
  name: 'applications',
  list: ApplicationList,
  recordRepresentation: nameOfApplicant,
} satisfies ResourceProps;
