import { tmpdir } from 'node:os';
import type { Database } from '../../server/db/database.ts';
import { addFirstContent } from '../../server/operation/firstContent.ts';

/** The password of all three accounts. */
export const PASSWORD = 'correct horse 42';

/** The accounts alone, where there are none: three passwords to hash are more work than most tests. */
export const addAccounts = (db: Database) =>
  addFirstContent(db, { firstPassword: PASSWORD, sample: true, dataDir: tmpdir() }, async () => {});
