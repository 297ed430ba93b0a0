import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../lib/apiError.ts';
import { contentDisposition } from './fileName.ts';
import type { ByteRange, FileStore } from './store.ts';
import { type FileRow, missingFile } from './storedFiles.ts';

/**
 * The requested range of a file.
 *
 * @returns undefined for the whole file, also for several ranges or a range of an older file
 * @throws ApiError 416 when the file ends before the range
 */
function rangeOf(
  headers: IncomingHttpHeaders,
  { sizeBytes, etag }: { sizeBytes: number; etag: string },
): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  if (isOther || (!first && !last) || (first && last && Number(last) < Number(first))) return undefined;
  // without a first position it is the length of the end
  const start = first ? Number(first) : Math.max(sizeBytes - Number(last), 0);
  if (start >= sizeBytes) {
    throw new ApiError(416, 'Такой части у файла нет.', {
      headers: { 'content-range': `bytes */${sizeBytes}` },
    });
  }
  return { start, end: first && last ? Math.min(Number(last), sizeBytes - 1) : sizeBytes - 1 };
}

/**
 * Sends a stored file, or a range of it, with headers by which browsers neither run nor guess nor cache what somebody has uploaded.
 *
 * @param check - runs before the bytes are sent, which a slow store may have kept waiting; nothing is sent when it fails
 * @throws ApiError 404 for a missing row, 416 for an impossible range, 503 when the bytes are missing here, since another server may have
 * them
 */
export async function sendFile(
  reply: FastifyReply,
  store: FileStore,
  row: FileRow | undefined,
  disposition: 'inline' | 'attachment',
  check?: () => Promise<void>,
) {
  if (!row) throw missingFile();
  const { sha256, sizeBytes } = row;
  const etag = `"${sha256}"`;
  const range = rangeOf(reply.request.headers, { sizeBytes, etag });
  const bytes = await store.open(sha256, range);
  if (bytes?.sizeBytes !== sizeBytes) {
    bytes?.stream.destroy();
    reply.log.error({ file: row.id, kind: row.kind, sha256 }, 'bytes of a file are missing here');
    throw new ApiError(503, 'Содержимого этого файла на сервере нет. Сообщите администратору системы.');
  }
  // nobody else listens to the stream before it is sent
  bytes.stream.once('error', (error) =>
    reply.log.warn({ err: error, file: row.id }, 'a file was sent in part'),
  );
  await check?.().catch((error: unknown) => {
    bytes.stream.destroy();
    throw error;
  });
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  return reply
    .type(row.mime)
    .header('content-length', range ? range.end - range.start + 1 : sizeBytes)
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('content-disposition', contentDisposition(disposition, row.name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(bytes.stream);
}
