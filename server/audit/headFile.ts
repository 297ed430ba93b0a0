import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeDurably } from '../lib/durably.ts';
import type { Head } from './append.ts';

const pathIn = (dataDir: string) => join(dataDir, 'audit-head');

/** The newest row that this folder has stored, if any. */
export async function readHead(dataDir: string): Promise<Head | undefined> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => '');
  const [, seq, digest] = /^(\d+) ([0-9a-f]{64})$/m.exec(text) ?? [];
  return seq && digest ? { seq: Number(seq), digest } : undefined;
}

/** Whether the log has that row. */
type Holds = (head: Head) => Promise<boolean>;

async function writeHead(dataDir: string, holds: Holds, { seq, digest }: Head) {
  // other processes may share the folder and have stored a newer row
  const known = await readHead(dataDir);
  if (known && known.seq >= seq) return;
  // only this detects rows that are missing although newer ones have been added
  if (known && !(await holds(known)))
    throw new Error(`The audit log has no row ${known.seq} as the data folder knows it.`);
  const path = pathIn(dataDir);
  await writeDurably(path, `${seq} ${digest}\n`, `${path}.${process.pid}.new`);
}

/** Deletes the stored row, because the folder gets another database. */
export const replaceHead = (dataDir: string, { seq, digest }: Head) =>
  writeDurably(pathIn(dataDir), `${seq} ${digest}\n`);

/** The least interval of writes, because each syncs the disk, which the next commit waits for. */
const PAUSE_MS = 1_000;

/**
 * Stores the newest row in the data folder, at most once a second. It may lag behind the log but never precedes it, because only committed
 * rows are stored. A stored row that the log has lost is never replaced.
 *
 * @param onFailure - called when writing failed; the next row is tried all the same
 */
export function headKeeper(dataDir: string, holds: Holds, onFailure: (error: unknown) => void) {
  let newest: Head | undefined;
  let noted = 0;
  let writing: Promise<void> | undefined;
  const hurry = new AbortController();
  // it says at once that it is over, from then on
  const pause = () => sleep(PAUSE_MS, undefined, { ref: false, signal: hurry.signal }).catch(() => {});

  async function writeAll() {
    for (let head = newest; head; head = newest) {
      newest = undefined;
      await writeHead(dataDir, holds, head).catch(onFailure);
      await pause();
    }
    writing = undefined;
  }

  return {
    note(head: Head) {
      // commits may be reported in another order
      if (head.seq <= noted) return;
      noted = head.seq;
      newest = head;
      writing ??= writeAll();
    },
    /** Writes what is pending now; later rows are written without delay. */
    async settle() {
      hurry.abort();
      await writing;
    },
  };
}
