import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
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

/** What the public writes (part 2, §7): read only, for administrators and the auditors. */
export const onlineAppealRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { access: ['admin', 'audit'] as const };
  const schema = { tags: ['online appeals'], response: { 200: z.object({ data: z.array(appeal) }) } };
  app.get('/GetOnlineAppeals', { config, schema }, async () => ({ data: await listOnlineAppeals(app.db) }));
};
