import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { files, onlineAppeals } from '../db/schema.ts';

/** All appeals with the names of their files, the newest first. */
export async function listOnlineAppeals(db: Database) {
  return await db
    .select({
      id: onlineAppeals.id,
      fullName: onlineAppeals.fullName,
      address: onlineAppeals.address,
      email: onlineAppeals.email,
      phoneNumber: onlineAppeals.phoneNumber,
      dateOfSending: onlineAppeals.dateOfSending,
      note: onlineAppeals.note,
      onlineAppealFileId: onlineAppeals.fileId,
      onlineAppealFileName: files.name,
    })
    .from(onlineAppeals)
    .leftJoin(files, eq(files.id, onlineAppeals.fileId))
    .orderBy(desc(onlineAppeals.dateOfSending), desc(onlineAppeals.id));
}
