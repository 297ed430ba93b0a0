import type { FileIdWire } from '../wire/wire.ts';

const SIGNATURES = [
  ['/9j/', 'image/jpeg'],
  ['iVBOR', 'image/png'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
] as const;

/**
 * The address of the picture in `coverBase64`, which may be bare base64 or a whole `data:` address.
 *
 * @returns undefined when it holds no picture
 */
export const coverSource = (coverBase64?: unknown): string | undefined => {
  if (typeof coverBase64 !== 'string' || coverBase64 === '') return undefined;
  if (coverBase64.startsWith('data:')) return coverBase64.startsWith('data:image/') ? coverBase64 : undefined;
  const type = SIGNATURES.find(([start]) => coverBase64.startsWith(start))?.[1] ?? 'image/avif';
  return `data:${type};base64,${coverBase64}`;
};

/** A document that the user has chosen in this tab. */
export type ChosenPdf = Pick<File, 'name' | 'size'>;

/** The query keys of files that were chosen here or read. */
export const pdfKey = (id: FileIdWire) => ['pdf', id];
export const coverKey = (id?: FileIdWire) => ['cover', id];
