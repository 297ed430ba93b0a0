import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordDeed } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { files, onlineAppeals } from '../db/schema.ts';
import { idInPath } from '../fields/fields.ts';
import { personalFile } from '../files/personalFile.ts';
import type { KindRoutes } from '../records/recordRoutes.ts';

/** All appeals with the names of their files, the newest first. */
async function listOnlineAppeals(db: Database) {
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

const appeal = z.object({
  id: z.number(),
  fullName: z.string(),
  address: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  dateOfSending: z.string(),
  note: z.string(),
  onlineAppealFileId: z.number().nullable(),
  onlineAppealFileName: z.string().nullable(),
});

/** What the public writes (part 2, §7): read only. */
export const onlineAppealRoutes: KindRoutes = async (app, { kind, path }) => {
  const schema = { response: { 200: z.object({ data: z.array(appeal) }) } };
  app.get(`${path}/GetOnlineAppeals`, { schema }, async (request) => {
    const data = await listOnlineAppeals(app.db);
    await recordDeed(request, { act: 'read', kind, details: { records: data.length } });
    return { data };
  });

  app.get('/File/GetOnlineAppealFileId/:id', { schema: { params: idInPath } }, personalFile('appeal'));
};
