import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { BLOCK, paddingOf } from './tarWriter.ts';

/** An entry of an archive. */
export interface TarEntry {
  name: string;
  sizeBytes: number;
  /** The positions of its header and of its bytes. */
  headerAt: number;
  start: number;
}

const CHUNK = 256 * 1024;

/** The file is no archive, or is incomplete. */
export class BrokenArchiveError extends Error {}

const textAt = (header: Buffer, start: number, length: number) => {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString('utf8');
};

/** Verifies the checksum of the header. */
function isSound(header: Buffer) {
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  return Number.parseInt(textAt(header, 148, 8), 8) === sum;
}

/**
 * Iterates over the entries of an archive without reading their bytes.
 *
 * @throws BrokenArchiveError for anything else
 */
export async function* tarEntries(file: FileHandle): AsyncGenerator<TarEntry> {
  const { size } = await file.stat();
  const header = Buffer.alloc(BLOCK);
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(header, 0, BLOCK, at);
    if (bytesRead < BLOCK) throw new BrokenArchiveError('it ends too early');
    if (header.every((byte) => byte === 0)) return;
    const sizeBytes = Number.parseInt(textAt(header, 124, 12), 8);
    if (!isSound(header) || !(sizeBytes >= 0)) throw new BrokenArchiveError(`no entry at ${at}`);
    const start = at + BLOCK;
    const next = start + sizeBytes + paddingOf(sizeBytes);
    if (next > size) throw new BrokenArchiveError('it ends too early');
    yield { name: textAt(header, 0, 100), sizeBytes, headerAt: at, start };
    at = next;
  }
}

/** The bytes of an entry in pieces. */
export async function* chunksOf(
  file: FileHandle,
  { start, sizeBytes }: Pick<TarEntry, 'start' | 'sizeBytes'>,
) {
  for (let left = sizeBytes; left > 0; ) {
    const chunk = Buffer.allocUnsafe(Math.min(left, CHUNK));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start + sizeBytes - left);
    if (bytesRead === 0) throw new BrokenArchiveError('it ends too early');
    yield chunk.subarray(0, bytesRead);
    left -= bytesRead;
  }
}

/** The bytes of a small entry. */
export const bytesOf = (file: FileHandle, entry: TarEntry) => buffer(chunksOf(file, entry));
