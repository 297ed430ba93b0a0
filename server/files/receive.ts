import type { FastifyRequest } from 'fastify';
import { ApiError } from '../lib/apiError.ts';
import { stage, unstage } from './staging.ts';
import type { StagedFile } from './store.ts';

/** The overhead of the multipart body: boundaries, headers, a few fields. */
const ENVELOPE_BYTES = 64 * 1024;

interface Conditions {
  folder: string;
  limitBytes: number;
  check: (head: Buffer) => void;
}

interface Upload {
  staged: StagedFile;
  /** The sender's name of the file: text, never a path. */
  name: string | undefined;
}

/** The parser's errors about a body; others, such as a full disk, are passed on. */
const asRefusal = (error: unknown): unknown => {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const isSystem = 'syscall' in error || 'errno' in error;
  return isSystem ? error : new ApiError(400, 'Файл пришёл не целиком или запрос составлен неверно.');
};

const theOnlyFile = async (request: FastifyRequest, conditions: Conditions): Promise<Upload> => {
  let upload: Upload | undefined;
  try {
    const limits = { files: 2, fields: 10, parts: 12, fieldSize: 4096, fileSize: Number.MAX_SAFE_INTEGER };
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file') throw new ApiError(400, 'Файл ожидается в поле «file».');
      if (upload) throw new ApiError(400, 'Ожидается один файл.');
      const room = () => request.server.space.check(request);
      const staged = await stage(part.file, conditions.folder, { ...conditions, room });
      upload = { staged, name: part.filename };
    }
    if (!upload) throw new ApiError(400, 'Файл не выбран.');
    return upload;
  } catch (error) {
    if (upload) await unstage(upload.staged);
    throw asRefusal(error);
  }
};

/**
 * Receives the only file of a multipart request, in the field `file`, into a staging folder.
 *
 * @throws ApiError 400 for a broken body, no file, two files or another field; 413 over the limit; 415 for a body that is no form, and
 * whatever
 *   `check` throws; the folder is left empty then
 */
export const receiveFile = async (request: FastifyRequest, conditions: Conditions): Promise<Upload> => {
  try {
    if (!request.isMultipart()) throw new ApiError(415, 'Файл принимается только как multipart/form-data.');
    if (Number(request.headers['content-length']) > conditions.limitBytes + ENVELOPE_BYTES) {
      throw new ApiError(413, 'Файл слишком большой.');
    }
    return await theOnlyFile(request, conditions);
  } catch (error) {
    // discards the rest of the body; `slowSenders.ts` closes the connection of a sender that does not stop
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
};
