/** Writes an archive for any `tar` (ustar). Not by a library, because its last entry is the digest of the bytes before it. */
import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { codeOf } from './faults.ts';

export const BLOCK = 512;
export const paddingOf = (sizeBytes: number) => (BLOCK - (sizeBytes % BLOCK)) % BLOCK;

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

/** The header of an entry. */
function headerOf(name: string, sizeBytes: number, at: Date) {
  if (Buffer.byteLength(name) > 100) throw new Error(`too long a name: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(sizeBytes, 11), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 11), 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)} `, 148);
  return header;
}

/** A missing file, or an unreadable part of the disk. */
const isLost = (error: unknown) => ['ENOENT', 'EIO'].includes(codeOf(error) ?? '');

/** Reads as much as possible. Other failures (an unavailable store, too many open files) tell nothing about the bytes and are thrown. */
async function* readable(chunks: AsyncIterable<Buffer>) {
  try {
    yield* chunks;
  } catch (error) {
    if (!isLost(error)) throw error;
  }
}

/**
 * Begins a new archive, readable by its owner only.
 *
 * @param at - the date of its entries
 * @param check - called before each piece with the bytes written so far; throws when it must stop
 */
export async function openTarWriter(
  path: string,
  at: Date,
  check: (writtenBytes: number) => Promise<void> = async () => {},
) {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let written = 0;

  async function put(bytes: Buffer) {
    await check(written);
    hash.update(bytes);
    await file.writeFile(bytes);
    written += bytes.length;
  }

  async function fill(sizeBytes: number) {
    for (let left = sizeBytes; left > 0; left -= 65_536) await put(Buffer.alloc(Math.min(left, 65_536)));
  }

  const add = async (name: string, bytes: Buffer) => {
    await put(headerOf(name, bytes.length, at));
    await put(bytes);
    await fill(paddingOf(bytes.length));
  };

  return {
    add,

    /**
     * Adds an entry of known size in pieces. If it is shorter or missing, it is filled with zeros.
     *
     * @returns SHA-256 of its bytes
     * @throws StoreAwayError when its bytes are unknown
     */
    async addStream(name: string, sizeBytes: number, chunks: AsyncIterable<Buffer>) {
      const own = createHash('sha256');
      await put(headerOf(name, sizeBytes, at));
      let left = sizeBytes;
      for await (const chunk of readable(chunks)) {
        const part = chunk.subarray(0, left);
        own.update(chunk);
        left -= part.length;
        await put(part);
      }
      await fill(left + paddingOf(sizeBytes));
      return own.digest('hex');
    },

    /** Ends the archive with the digest of everything before, and syncs it. @returns its size */
    async finish() {
      await add('sha256', Buffer.from(`${hash.copy().digest('hex')}\n`));
      await fill(2 * BLOCK);
      await file.sync();
      await file.close();
      return written;
    },

    /** Deletes the unfinished archive. */
    async abandon() {
      await file.close().catch(() => {});
      await rm(path, { force: true });
    },
  };
}

export type TarWriter = Awaited<ReturnType<typeof openTarWriter>>;
