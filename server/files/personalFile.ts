import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FileKind } from '../db/schema.ts';
import { type idInPath, parseId } from '../fields/fields.ts';
import { sendFile } from './sendFile.ts';
import { findFile, missingFile } from './storedFiles.ts';

/**
 * Answers a call for a résumé or the file of an appeal (part 2, §7). Each such call sends files of its own kind only, to
 * the roles that see the records they belong to.
 */
export const personalFile =
  (kind: FileKind) =>
  async (request: FastifyRequest<{ Params: z.output<typeof idInPath> }>, reply: FastifyReply) => {
    const { db, fileStore } = request.server;
    const id = parseId(request.params.id);
    if (!id) throw missingFile();
    return sendFile(reply, fileStore, await findFile(db, id, kind), 'attachment');
  };
