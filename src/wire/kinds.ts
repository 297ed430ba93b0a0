/** The names of all kinds. Tables with a row for each kind are typed by these names, so that a forgotten row does not compile. */

/** Kinds whose items are published by an approval. */
export const publishableNames = ['news', 'depoNews', 'depoCompasses', 'depoMessages'] as const;
export type PublishableName = (typeof publishableNames)[number];

/** Kinds that have screens, in the order of the menu. */
export const screenNames = [
  ...publishableNames,
  'informationTypes',
  'information',
  'normativeDocuments',
  'templates',
  'histories',
  'glossary',
  'statistics',
  'normativeDocumentTypes',
  'departments',
  'vacancies',
  'applications',
  'videos',
  'audios',
  'onlineAppeals',
  'guaranteeFund',
] as const;
export type ScreenName = (typeof screenNames)[number];

/** Kinds whose items have a create and an edit form. */
export type FormName = Exclude<ScreenName, 'statistics' | 'applications' | 'onlineAppeals' | 'guaranteeFund'>;

/** Client types have no screen: the templates' dropdown alone reads them (DECISIONS 16). */
export type ResourceName = ScreenName | 'clientTypes';

/** A guard for a list of names. */
export const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (name: string | undefined): name is Name =>
    names.some((each) => each === name);

export const isScreen = isOneOf(screenNames);
export const isPublishable = isOneOf(publishableNames);
