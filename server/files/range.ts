import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../lib/apiError.ts';
import type { ByteRange } from './store.ts';

/**
 * The part of a file that a request wants.
 *
 * @returns undefined for the whole of it: also where several parts are wanted, or a part of what the file is no more
 * @throws ApiError 416 when the file ends before that part
 */
export function rangeOf(
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
