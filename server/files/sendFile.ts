import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../lib/apiError.ts';
import { contentDisposition } from './fileName.ts';
import type { ByteRange, FileStore } from './store.ts';
import { type FileRow, missingFile } from './storedFiles.ts';

/**
 * The part of a file that a request wants.
 *
 * @returns undefined for the whole of it: also where several parts are wanted, or a part of what the file is no more
 * @throws ApiError 416 when the file ends before that part
 */
function rangeOf(
  headers: IncomingHttpHeaders,
  { sizeBytes, etag }: { sizeBytes: number; etag: string },
): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  if (isOther || (!first && !last) || (first && last && Number(last) < Number(first))) return undefined;
  // without a first place it is the end of the file, so many bytes of it
  const start = first ? Number(first) : Math.max(sizeBytes - Number(last), 0);
  if (start >= sizeBytes) {
    throw new ApiError(416, 'Такой части у файла нет.', undefined, {
      'content-range': `bytes */${sizeBytes}`,
    });
  }
  return { start, end: first && last ? Math.min(Number(last), sizeBytes - 1) : sizeBytes - 1 };
}

/**
 * Sends a stored file, or the part of it that is asked for, under headers with which a browser neither runs, nor guesses at, nor
 * keeps what somebody uploaded.
 *
 * @throws ApiError 404 when there is no such row, 416 when there is no such part, 503 when its bytes are not here: another server may
 *   have them
 */
export async function sendFile(
  reply: FastifyReply,
  store: FileStore,
  row: FileRow | undefined,
  disposition: 'inline' | 'attachment',
) {
  if (!row) throw missingFile();
  const { sha256, sizeBytes } = row;
  const etag = `"${sha256}"`;
  const range = rangeOf(reply.request.headers, { sizeBytes, etag });
  const bytes = await store.open(sha256, range);
  if (!bytes) {
    reply.log.error({ file: row.id, kind: row.kind, sha256 }, 'bytes of a file are missing here');
    throw new ApiError(503, 'Содержимого этого файла на сервере нет. Сообщите администратору системы.');
  }
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
