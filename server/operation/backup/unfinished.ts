import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeDurably, writeDurably } from '../../lib/durably.ts';
import { ExplainedError } from '../../lib/explained.ts';

const markIn = (dataDir: string) => join(dataDir, 'restore-unfinished');

/** Marks a data folder as being restored, until `unmark`. */
export async function mark(dataDir: string, file: string) {
  await mkdir(dataDir, { recursive: true });
  await writeDurably(markIn(dataDir), `${file}\n`);
}

export const unmark = (dataDir: string) => removeDurably(markIn(dataDir));

/** Whether a restore in the data folder is unfinished. */
export const isMarked = (dataDir: string) => existsSync(markIn(dataDir));

/** @throws ExplainedError when a restore in the data folder is unfinished, so the data is incomplete */
export function refuseUnfinished(dataDir: string) {
  if (!isMarked(dataDir)) return;
  throw new ExplainedError(
    `Восстановление в ${dataDir} не закончено. Запустите ещё раз npm run restore -- <файл>: сделанное не пропадёт. / ` +
      'A restore was cut short: run it again.',
  );
}
