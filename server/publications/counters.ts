import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PublicationKind } from '../db/schema.ts';
import { countPublished } from './publications.ts';

/** The compasses' counter is spelled with the plural, unlike their other calls (part 1, §7). */
const COUNTERS: Record<PublicationKind, string> = {
  news: '/News/GetCount',
  depoNews: '/DepoNews/GetCount',
  depoCompasses: '/DepoCompasses/GetCount',
  depoMessages: '/DepoMessages/GetCount',
};

/** How many items of each area are published: the dashboard shows it to everybody who is signed in. */
export const counterRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['counters'], response: { 200: z.object({ data: z.number() }) } };
  for (const kind of Object.keys(COUNTERS) as PublicationKind[]) {
    app.get(COUNTERS[kind], { config: { access: 'signedIn' }, schema }, async () => ({
      data: await countPublished(app.db, kind),
    }));
  }
};
