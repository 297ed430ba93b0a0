import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Area, areas } from './areas.ts';

/** The calls of every kind, with the tag of its row wherever a call does not name others. */
export const areaRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const [kind, { path, routes }] of Object.entries<Area>(areas)) {
    await app.register(async (area) => {
      area.addHook('onRoute', (route) => {
        route.schema = { tags: [kind], ...route.schema };
      });
      await area.register(routes, { kind, path });
    });
  }
};
