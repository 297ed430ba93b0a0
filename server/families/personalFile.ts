import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { recordDeed } from '../audit/audit.ts';
import type { FileKind } from '../db/schema.ts';
import { sendFile } from '../files/sendFile.ts';
import { findFile, missingFile } from '../files/storedFiles.ts';
import { type idInPath, parseId } from '../lib/fields.ts';

/**
 * Sends a résumé or the file of an appeal (part 2, §7). Each of these calls sends files of its own kind only, to the roles that may see the
 * records they belong to.
 */
export const personalFile =
  (kind: FileKind) =>
  async (request: FastifyRequest<{ Params: z.output<typeof idInPath> }>, reply: FastifyReply) => {
    const { db, fileStore } = request.server;
    const id = parseId(request.params.id);
    if (!id) throw missingFile();
    const file = await findFile(db, id, kind);
    if (file) await recordDeed(request, { act: 'read', kind: 'files', recordId: id, details: { kind } });
    return sendFile(reply, fileStore, file, 'attachment');
  };
