import type { Access } from '../http/context.ts';

/** Calls with the same roles, each with its method; `:id` is the place of an id in the path. */
export interface Right {
  access: Access;
  /** Names below the path of a kind; a name that begins with `/` is below `/api/Admin`. */
  calls: readonly string[];
}

export const ADMIN = ['admin'] as const;
export const PERSONNEL = ['admin', 'kadry'] as const;
export const AUDIT = ['admin', 'audit'] as const;
export const EVERYBODY = 'signedIn';

export const may = (access: Access, ...calls: string[]): Right => ({ access, calls });

export const HISTORY = ['GET Revisions:id', 'GET Revision:id/:version'];
/** Deleting, and undoing one's own deletion. */
export const DELETED = ['DELETE Delete:id', 'POST Restore:id'];
/** Reads the Russian text that was translated, and marks a translation as up to date. */
const TRANSLATIONS = ['GET Translated:id/:language', 'POST TranslationChecked:id'];
const KEPT = ['GET Get:id', 'POST UpdateOrAdd', ...DELETED, ...HISTORY, ...TRANSLATIONS];

/** The calls of records that are listed, read, saved and deleted. @param lists - the names of the list calls */
export const recordCalls = (access: Access, ...lists: string[]): Right[] => [
  may(access, ...lists.map((name) => `GET ${name}`), ...KEPT),
];

/** The calls of a publishable kind. The number of published items is on everybody's dashboard. */
export const publicationCalls = (counter = 'GetCount'): Right[] => [
  ...recordCalls(ADMIN, 'GetAllPublished', 'GetAllPending'),
  may(ADMIN, 'GET AllowToPublish:id', 'POST UndoApproval:id'),
  may(EVERYBODY, `GET ${counter}`),
];
