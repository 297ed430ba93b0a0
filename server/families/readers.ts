import type { Role } from '../../src/wire/wire.ts';
import { type Area, areas } from './areas.ts';
import { rights } from './rights.ts';

const accessTo = (name: string) =>
  Object.entries<Area>(areas).flatMap(([kind, { path }]) => {
    const access = rights.get(`GET /api/Admin${path}/${name}`);
    return typeof access === 'object' ? [[kind, access] as const] : [];
  });

/**
 * Who may read the records of which kind one by one, in each of their states; the figures and the lists of the fund among them. People's
 * data is read in lists alone, and no state of it is kept.
 */
export const readers: ReadonlyMap<string, readonly Role[]> = new Map(accessTo('Revisions:id'));

/** The kinds whose items somebody approves. */
export const publishable: ReadonlySet<string> = new Set(accessTo('AllowToPublish:id').map(([kind]) => kind));
