import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordDeed } from '../../audit/audit.ts';
import { files, onlineAppeals } from '../../db/schema.ts';
import { idInPath } from '../../lib/fields.ts';
import { type ListedRecords, type ListOptions, sortsBy } from '../../records/listOptions.ts';
import { listRoute } from '../../records/listRoutes.ts';
import { answersOf, readOnly, resolved, selectionOf } from '../../records/recordFields.ts';
import type { KindRoutes } from '../../records/recordRoutes.ts';
import { personalFile } from '../personalFile.ts';

const { id, dateOfSending, fullName, address, email, phoneNumber, note } = onlineAppeals;
const columns = { id, dateOfSending, fullName, address, email, phoneNumber, note };

const fields = {
  ...resolved({ ...columns, id: readOnly(id) }),
  onlineAppealFileId: readOnly(onlineAppeals.fileId, z.number().nullable()),
  onlineAppealFileName: readOnly(files.name, z.string().nullable()),
};

/** The filters and sortings of appeals, the newest first. */
const options: ListOptions = {
  table: onlineAppeals,
  order: [desc(dateOfSending), desc(id)],
  sorts: sortsBy(columns),
};

/** Appeals of the public (part 2, §7), read only. */
export const onlineAppealRoutes: KindRoutes = async (app, { kind, path }) => {
  const records: ListedRecords = {
    kind,
    answer: z.object(answersOf(fields)),
    options,
    read: (db, condition) =>
      db
        .select(selectionOf(fields))
        .from(onlineAppeals)
        .leftJoin(files, eq(files.id, onlineAppeals.fileId))
        .where(condition)
        .orderBy(...options.order),
    onRead: (request, records) => recordDeed(request, { act: 'read', kind, details: { records } }),
  };
  listRoute(app, records, { url: `${path}/GetOnlineAppeals` });

  app.get('/File/GetOnlineAppealFileId/:id', { schema: { params: idInPath } }, personalFile('appeal'));
};
