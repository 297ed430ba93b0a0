import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { FileKind } from '../db/schema.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { missingFile, sendFile } from './sendFile.ts';
import { findFile } from './storedFiles.ts';

/**
 * Résumés and the files of appeals (part 2, §7): each call sends files of its own kind only, to the roles that see
 * the records they belong to.
 */
export const personalFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const read =
    (kind: FileKind) =>
    async ({ params }: { params: z.output<typeof idInPath> }, reply: FastifyReply) => {
      const id = parseId(params.id);
      if (!id) throw missingFile();
      return sendFile(reply, app.fileStore, await findFile(app.db, id, kind), 'attachment');
    };
  const schema = { params: idInPath };
  app.get(
    '/GetResumeFileById/:id',
    { config: { access: ['admin', 'kadry'] }, schema: { tags: ['applications'], ...schema } },
    read('resume'),
  );
  app.get(
    '/GetOnlineAppealFileId/:id',
    { config: { access: ['admin', 'audit'] }, schema: { tags: ['online appeals'], ...schema } },
    read('appeal'),
  );
};
