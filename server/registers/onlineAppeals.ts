import { desc, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { recordDeed } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { files, onlineAppeals } from '../db/schema.ts';
import { idInPath } from '../fields/fields.ts';
import { personalFile } from '../files/personalFile.ts';
import type { Lists } from '../records/elements.ts';
import { asInDictionary, type Listed } from '../records/listed.ts';
import { listRoute } from '../records/listRoutes.ts';
import type { KindRoutes } from '../records/recordRoutes.ts';

/** What appeals can be asked for by. */
const listed: Listed = {
  table: onlineAppeals,
  order: [desc(onlineAppeals.dateOfSending), desc(onlineAppeals.id)],
  sorts: {
    id: onlineAppeals.id,
    dateOfSending: onlineAppeals.dateOfSending,
    fullName: asInDictionary(onlineAppeals.fullName),
    address: asInDictionary(onlineAppeals.address),
    email: asInDictionary(onlineAppeals.email),
    phoneNumber: asInDictionary(onlineAppeals.phoneNumber),
    note: asInDictionary(onlineAppeals.note),
  },
};

/** Appeals with the names of their files, the newest first. */
async function listOnlineAppeals(db: Database, condition: SQL | undefined) {
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
    .where(condition)
    .orderBy(...listed.order);
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
  const lists: Lists = {
    kind,
    answer: appeal,
    listed,
    read: ({ db }, condition) => listOnlineAppeals(db, condition),
    onRead: (request, records) => recordDeed(request, { act: 'read', kind, details: { records } }),
  };
  listRoute(app, lists, { url: `${path}/GetOnlineAppeals` });

  app.get('/File/GetOnlineAppealFileId/:id', { schema: { params: idInPath } }, personalFile('appeal'));
};
