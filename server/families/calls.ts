import type { Access } from '../http/context.ts';

/** Calls that the same people may make, each with its method; `:id` stands where an address holds one. */
export interface Right {
  access: Access;
  /** Names below the path of a kind; one that begins with `/` stands below `/api/Admin` only. */
  calls: readonly string[];
}

export const ADMIN = ['admin'] as const;
export const PERSONNEL = ['admin', 'kadry'] as const;
export const AUDIT = ['admin', 'audit'] as const;
export const EVERYBODY = 'signedIn';

export const may = (access: Access, ...calls: string[]): Right => ({ access, calls });

export const HISTORY = ['GET Revisions:id', 'GET Revision:id/:version'];
/** Deleting, and taking one's own deletion back. */
export const DELETED = ['DELETE Delete:id', 'POST Restore:id'];
/** What the Russian was that is translated, and that the translation holds for what it is now. */
const TRANSLATIONS = ['GET Translated:id/:language', 'POST TranslationChecked:id'];
const KEPT = ['GET Get:id', 'POST UpdateOrAdd', ...DELETED, ...HISTORY, ...TRANSLATIONS];

/** The calls of records that are listed, read, saved and deleted. @param lists - the names of its lists */
export const recordCalls = (access: Access, ...lists: string[]): Right[] => [
  may(access, ...lists.map((name) => `GET ${name}`), ...KEPT),
];

/** The calls of a publishable kind. Everybody sees on the dashboard how many are published. */
export const publicationCalls = (counter = 'GetCount'): Right[] => [
  ...recordCalls(ADMIN, 'GetAllPublished', 'GetAllPending'),
  may(ADMIN, 'GET AllowToPublish:id', 'POST UndoApproval:id'),
  may(EVERYBODY, `GET ${counter}`),
];
