import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { recordDeed } from '../audit/audit.ts';
import type { FileKind } from '../db/schema.ts';
import { sendFile } from '../files/sendFile.ts';
import { eraseUnused, findFile, missingFile } from '../files/storedFiles.ts';
import { type idInPath, parseId } from '../lib/fields.ts';

/**
 * Sends a résumé or the file of an appeal (part 2, §7). Each of these calls sends files of its own kind only, to the roles that may see the
 * records they belong to.
 */
export const personalFile =
  (kind: FileKind) =>
  async (request: FastifyRequest<{ Params: z.output<typeof idInPath> }>, reply: FastifyReply) => {
    const { db, fileStore, authoriseAgain } = request.server;
    const id = parseId(request.params.id);
    if (!id) throw missingFile();
    const file = await findFile(db, id, kind);
    if (file) await recordDeed(request, { act: 'read', kind: 'files', recordId: id, details: { kind } });
    return sendFile(reply, fileStore, file, 'attachment', async () => {
      await authoriseAgain(request, db);
      if (!file || (await findFile(db, id, kind))) return;
      // the person was erased meanwhile, and reading has taken the bytes back out of quarantine
      await eraseUnused(db, fileStore, [file.sha256]);
      throw missingFile();
    });
  };
