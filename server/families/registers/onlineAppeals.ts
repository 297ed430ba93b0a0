import { desc, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { recordDeed } from '../../audit/audit.ts';
import type { Database } from '../../db/database.ts';
import { files, onlineAppeals } from '../../db/schema.ts';
import { idInPath } from '../../lib/fields.ts';
import { type ListedRecords, type ListOptions, sortsBy } from '../../records/listOptions.ts';
import { listRoute } from '../../records/listRoutes.ts';
import type { KindRoutes } from '../../records/recordRoutes.ts';
import { personalFile } from '../personalFile.ts';

const { id, dateOfSending, fullName, address, email, phoneNumber, note } = onlineAppeals;

/** The filters and sortings of appeals. */
const options: ListOptions = {
  table: onlineAppeals,
  order: [desc(dateOfSending), desc(id)],
  sorts: sortsBy({ id, dateOfSending, fullName, address, email, phoneNumber, note }),
};

/** Appeals with the names of their files, the newest first. */
async function listOnlineAppeals(db: Database, condition: SQL | undefined) {
  return await db
    .select({
      ...{ id, fullName, address, email, phoneNumber, dateOfSending, note },
      onlineAppealFileId: onlineAppeals.fileId,
      onlineAppealFileName: files.name,
    })
    .from(onlineAppeals)
    .leftJoin(files, eq(files.id, onlineAppeals.fileId))
    .where(condition)
    .orderBy(...options.order);
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

/** Appeals of the public (part 2, §7), read only. */
export const onlineAppealRoutes: KindRoutes = async (app, { kind, path }) => {
  const records: ListedRecords = {
    kind,
    answer: appeal,
    options,
    read: listOnlineAppeals,
    onRead: (request, records) => recordDeed(request, { act: 'read', kind, details: { records } }),
  };
  listRoute(app, records, { url: `${path}/GetOnlineAppeals` });

  app.get('/File/GetOnlineAppealFileId/:id', { schema: { params: idInPath } }, personalFile('appeal'));
};
