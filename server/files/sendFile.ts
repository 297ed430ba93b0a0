import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/apiError.ts';
import { contentDisposition } from './fileName.ts';
import type { FileStore } from './store.ts';
import { type FileRow, missingFile } from './storedFiles.ts';

/**
 * Sends a stored file under headers with which a browser neither runs, nor guesses at, nor keeps what somebody
 * uploaded.
 *
 * @throws ApiError 404 when there is no such row, 503 when its bytes are not here: another server may have them
 */
export async function sendFile(
  reply: FastifyReply,
  store: FileStore,
  row: FileRow | undefined,
  disposition: 'inline' | 'attachment',
) {
  if (!row) throw missingFile();
  const bytes = await store.open(row.sha256);
  if (!bytes) {
    reply.log.error({ file: row.id, kind: row.kind, sha256: row.sha256 }, 'bytes of a file are missing here');
    throw new ApiError(503, 'Содержимого этого файла на сервере нет. Сообщите администратору системы.');
  }
  return reply
    .type(row.mime)
    .header('content-length', row.sizeBytes)
    .header('content-disposition', contentDisposition(disposition, row.name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(bytes.stream);
}
