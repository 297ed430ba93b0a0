import { fileURLToPath } from 'node:url';

/**
 * The places on disk that belong to the program itself. `server/` and the bundle's `build/` both lie one folder
 * below the project's root, so the same expression is right for either.
 */
const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const paths = {
  /** SQL made by drizzle-kit, applied at each start. */
  migrations: fromRoot('server/db/migrations'),
  /** A migrated database without rows, made by the build and copied at the first start. */
  databaseTemplate: fromRoot('build/database'),
  /** The built front end. */
  frontEnd: fromRoot('dist'),
};
