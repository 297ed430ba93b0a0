import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { documentRoutes } from '../documents/documentRoutes.ts';
import { informationArea } from '../documents/information.ts';
import { normativeDocumentArea } from '../documents/normativeDocuments.ts';
import { templateArea } from '../documents/templates.ts';
import { documentTypeRoutes } from '../registers/documentTypeRoutes.ts';
import { glossaryRoutes, historyRoutes, statisticRoutes } from '../registers/registerRoutes.ts';

/** Information, templates, normative documents, their types, glossary, history and statistics (part 2, §7). */
export const allRegisters: FastifyPluginAsyncZod = async (app) => {
  await app.register(documentTypeRoutes);
  await app.register(documentRoutes, { prefix: '/Information', area: informationArea });
  await app.register(documentRoutes, { prefix: '/Template', area: templateArea });
  await app.register(documentRoutes, { prefix: '/NormativeDocument', area: normativeDocumentArea });
  await app.register(glossaryRoutes);
  await app.register(historyRoutes, { prefix: '/History' });
  await app.register(statisticRoutes, { prefix: '/Statistic' });
};
