import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { installation } from '../db/schema.ts';

/** Identifies this installation; created at the first start by whichever server is first. */
export async function readInstallation(db: Database): Promise<typeof installation.$inferSelect> {
  const [made] = await db.select().from(installation);
  if (made) return made;
  const digestKey = randomBytes(32).toString('base64url');
  await db.insert(installation).values({ digestKey }).onConflictDoNothing();
  return await readInstallation(db);
}
