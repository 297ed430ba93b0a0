import { z } from 'zod';
import { idInPath } from '../fields/fields.ts';
import { personalFile } from '../files/personalFile.ts';
import type { KindRoutes } from '../records/recordRoutes.ts';
import { listOnlineAppeals } from './onlineAppeals.ts';

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
export const onlineAppealRoutes: KindRoutes = async (app, { path }) => {
  const schema = { response: { 200: z.object({ data: z.array(appeal) }) } };
  app.get(`${path}/GetOnlineAppeals`, { schema }, async () => ({ data: await listOnlineAppeals(app.db) }));

  app.get('/File/GetOnlineAppealFileId/:id', { schema: { params: idInPath } }, personalFile('appeal'));
};
