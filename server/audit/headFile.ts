import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeDurably } from '../lib/durably.ts';
import type { Head } from './append.ts';

const pathIn = (dataDir: string) => join(dataDir, 'audit-head');

/** The newest head that this folder knows of, or nothing. */
export async function readHead(dataDir: string): Promise<Head | undefined> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => '');
  const [, seq, digest] = /^(\d+) ([0-9a-f]{64})$/m.exec(text) ?? [];
  return seq && digest ? { seq: Number(seq), digest } : undefined;
}

/** Whether the log has the row that a head tells of. */
type Holds = (head: Head) => Promise<boolean>;

async function writeHead(dataDir: string, holds: Holds, { seq, digest }: Head) {
  // other processes may share the folder, and know of a newer one
  const known = await readHead(dataDir);
  if (known && known.seq >= seq) return;
  // nothing else tells of rows that are missing once others have come in their place
  if (known && !(await holds(known)))
    throw new Error(`The audit log has no row ${known.seq} as the data folder knows it.`);
  const path = pathIn(dataDir);
  await writeDurably(path, `${seq} ${digest}\n`, `${path}.${process.pid}.new`);
}

/** Forgets what this folder knew: its database is another one from now on. */
export const replaceHead = (dataDir: string, { seq, digest }: Head) =>
  writeDurably(pathIn(dataDir), `${seq} ${digest}\n`);

/** So long the next head waits: each brings two folders' worth of names to the disk, on which the next act's commit waits as well. */
const PAUSE_MS = 1_000;

/**
 * Keeps the newest head in the data folder, at most one a second. It may be behind the log for so long and never ahead of
 * it: only what is committed is noted. A head that the log has lost is never replaced.
 *
 * @param onFailure - told of a head that could not be written; the next one is tried all the same
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
      // those who commit one after another may come here in another order
      if (head.seq <= noted) return;
      noted = head.seq;
      newest = head;
      writing ??= writeAll();
    },
    /** Waits for what is noted; nothing waits its time from then on. */
    async settle() {
      hurry.abort();
      await writing;
    },
  };
}
