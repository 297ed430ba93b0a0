import type { FastifyReply } from 'fastify';
import { contentDisposition } from './fileName.ts';
import type { FileStore } from './store.ts';
import { type FileRow, missingFile } from './storedFiles.ts';

/**
 * Sends a stored file under headers with which a browser neither runs, nor guesses at, nor keeps what somebody
 * uploaded.
 *
 * @throws ApiError 404 when there is no such row or its bytes are gone
 */
export async function sendFile(
  reply: FastifyReply,
  store: FileStore,
  row: FileRow | undefined,
  disposition: 'inline' | 'attachment',
) {
  const bytes = row && (await store.open(row.sha256));
  if (!bytes) throw missingFile();
  return reply
    .type(row.mime)
    .header('content-length', row.sizeBytes)
    .header('content-disposition', contentDisposition(disposition, row.name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(bytes.stream);
}
