import { open } from 'node:fs/promises';
import { ApiError } from '../lib/apiError.ts';
import { contentTypeOf } from './contentType.ts';
import type { StagedFile } from './store.ts';

/** Readers look for the end mark in the last kilobyte; some writers pad more. */
const TAIL_BYTES = 4096;

export const checkPdfHead = (head: Buffer): void => {
  if (contentTypeOf(head, ['application/pdf']) === undefined) {
    throw new ApiError(415, 'Это не PDF. Выберите файл PDF.');
  }
};

/** @throws ApiError 422 when the end is missing: the file was cut off or is something else under a PDF's head */
export const checkPdfEnd = async ({ path, sizeBytes }: StagedFile): Promise<void> => {
  const length = Math.min(TAIL_BYTES, sizeBytes);
  const handle = await open(path, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, sizeBytes - length);
    if (!buffer.includes('%%EOF')) throw new ApiError(422, 'PDF повреждён: у файла нет конца.');
  } finally {
    await handle.close();
  }
};
