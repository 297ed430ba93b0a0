/** Detects the type of a file by its first bytes alone. */
import { ApiError } from '../lib/apiError.ts';

export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif';
export type ContentType = ImageType | 'application/pdf';

const startsWith = (head: Buffer, text: string, at = 0) =>
  head.toString('latin1', at, at + text.length) === text;

const signatures: Record<ContentType, (head: Buffer) => boolean> = {
  'image/jpeg': (head) => startsWith(head, '\xff\xd8\xff'),
  'image/png': (head) => startsWith(head, '\x89PNG\r\n\x1a\n'),
  'image/gif': (head) => startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a'),
  'image/webp': (head) => startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8),
  'image/avif': (head) => startsWith(head, 'ftypavif', 4) || startsWith(head, 'ftypavis', 4),
  'application/pdf': (head) => startsWith(head, '%PDF-'),
};

/** The extensions of a type; the first one is added to a name without any. */
export const extensions: Record<ContentType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
};

/** Checks that a file begins like one of the types. @throws ApiError 415 */
export const headChecker = (types: readonly ContentType[], refusal: string) => (head: Buffer) => {
  if (!types.some((type) => signatures[type](head))) throw new ApiError(415, refusal);
};
