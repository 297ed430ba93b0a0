import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../lib/apiError.ts';
import { ifMissing } from '../lib/faults.ts';
import { inTurn } from '../lib/inTurn.ts';
import type { StagedFile } from './store.ts';

/** The number of first bytes that `check` gets, enough for every known format. */
const HEAD_BYTES = 32;
const ROOM_CHECKED_BYTES = 4 * 1024 * 1024;

const twoAtATime = inTurn(2);

interface Conditions {
  limitBytes?: number;
  /** Throws for a wrong type; called once, before the rest is received. */
  check?: (head: Buffer) => void;
  /** Throws when there is no room for more; called repeatedly, because the length may be unknown. */
  room?: () => Promise<void>;
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} МБ`;

/**
 * Writes a stream to a new file in `folder` and syncs it, with no more than a chunk in memory.
 *
 * @throws ApiError 413 at the first byte over the limit, 400 for an empty file, and whatever `check` or `room` throws; nothing is left
 * then
 */
export const stage = async (
  stream: Readable,
  folder: string,
  { limitBytes = Number.POSITIVE_INFINITY, check, room }: Conditions = {},
): Promise<StagedFile> => {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let head = Buffer.alloc(0);
  let isChecked = false;
  let roomAt = ROOM_CHECKED_BYTES;

  async function* judged(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      if (sizeBytes > limitBytes) {
        throw new ApiError(413, `Файл слишком большой: больше ${megabytes(limitBytes)}.`);
      }
      if (!isChecked) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        isChecked = head.length >= HEAD_BYTES;
        if (isChecked) check?.(head);
      }
      if (sizeBytes >= roomAt) {
        await room?.();
        roomAt = sizeBytes + ROOM_CHECKED_BYTES;
      }
      hash.update(chunk);
      yield chunk;
    }
    if (sizeBytes === 0) throw new ApiError(400, 'Файл пуст.');
    if (!isChecked) check?.(head);
  }

  // opened first, because a stream that fails at once would otherwise be removed before it is created
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(stream, judged, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await file.writeFile(chunk);
    });
    await twoAtATime(() => file.sync());
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return { path, sha256: hash.digest('hex'), sizeBytes };
};

const HOUR_MS = 60 * 60 * 1000;
/** Exports are sent at once; an upload may take this long. */
const keptMs = (name: string) => (name.startsWith('person-') ? HOUR_MS : 24 * HOUR_MS);

/**
 * Deletes remains of interrupted uploads and exports. Younger files may still be written, and other processes may delete some at the same
 * time.
 */
export async function sweepStaging(staging: string) {
  for (const name of await readdir(staging)) {
    const path = join(staging, name);
    const found = await stat(path).catch(ifMissing);
    if (found && found.mtimeMs < Date.now() - keptMs(name)) await rm(path, { force: true });
  }
}

/** Creates and cleans the folder `staging` in `folder`. @returns its path */
export async function openStagingFolder(folder: string): Promise<string> {
  const staging = join(folder, 'staging');
  await mkdir(staging, { recursive: true });
  await sweepStaging(staging);
  return staging;
}

/** Deletes a staged file; does nothing when a store has taken it. */
export const unstage = (staged: StagedFile): Promise<void> => rm(staged.path, { force: true });
