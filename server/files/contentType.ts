/** Detects the type of a file by its first bytes alone. */

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

/** Which of `types` a file has that begins with `head`. */
export const contentTypeOf = <T extends ContentType>(head: Buffer, types: readonly T[]): T | undefined =>
  types.find((type) => signatures[type](head));
