import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The places on disk that belong to the program itself. `server/` and the bundle's `build/` both lie one folder
 * below the project's root, so the same expression is right for either.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

export const paths = {
  root,
  /** SQL made by drizzle-kit, applied at each start. */
  migrations: join(root, 'server/db/migrations'),
  /** What mails say; an owner may edit them. */
  mailTemplates: join(root, 'server/mail/templates'),
  /** A migrated database without rows, made by the build and copied at the first start. */
  databaseTemplate: join(root, 'build/database'),
  /** The thread of the embedded database. */
  databaseThread: join(root, 'build/databaseThread.mjs'),
  /** The thread that sanitises rich texts. */
  sanitiser: join(root, 'build/sanitiser.mjs'),
  /** Texts and PDFs of the first content, and its covers. */
  content: join(root, 'server/content/texts'),
  covers: join(root, 'server/content/covers'),
  /** The built front end. */
  frontEnd: join(root, 'dist'),
};
