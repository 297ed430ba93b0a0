import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { append } from '../audit/append.ts';
import { CONSOLE } from '../audit/entry.ts';
import { CommandError, type RunCommand } from '../console/command.ts';
import { SnapshotTakenError } from '../db/snapshot.ts';
import { causesOf, faultOf } from '../errors/faults.ts';
import { StoreAwayError } from '../files/store.ts';
import { noteFailed, noteMade } from './status.ts';
import { filesInWords, rowsInWords, sizeInWords } from './words.ts';
import { writeBackup } from './write.ts';

const USAGE = `npm run backup -- <файл> [--database-only]

  --database-only   без файлов: они остаются на своём месте`;

/** Why there is no backup, in words. */
export function failureInWords(error: unknown): string {
  if (error instanceof SnapshotTakenError) return error.message;
  const away = causesOf(error).find((each) => each instanceof StoreAwayError);
  if (away) return `Резервная копия не сделана. ${away.message}`;
  if (faultOf(error) === 507) return 'На диске нет места для резервной копии.';
  // the statement and its values stay out of it
  return `Резервная копия не сделана: ${causesOf(error).at(-1)?.message ?? error}`;
}

/** Does what an operator typed after `npm run backup --`. Whoever takes all data away stands in the audit log, and in the copy. */
export const runBackupCommand: RunCommand = async function* (
  { db, snapshot, fileStore, now, noteAudit },
  words,
) {
  const [path = '', ...options] = words;
  const isDatabaseOnly = options.includes('--database-only');
  if (!isAbsolute(path) || options.length > Number(isDatabaseOnly)) throw new CommandError(USAGE);
  if (existsSync(path)) throw new CommandError(`Файл ${path} уже есть. Укажите другое имя.`);
  const deed = { act: 'create', kind: 'backup', details: { path } } as const;
  noteAudit(await db.transaction((tx) => append(tx, CONSOLE, deed, now)));
  const source = { snapshot, fileStore: isDatabaseOnly ? undefined : fileStore };
  try {
    const made = await writeBackup(source, path, now);
    if (!isDatabaseOnly) await noteMade(db, made, now);
    const { rows, files, sizeBytes, missingFiles } = made;
    yield `Резервная копия ${path}: ${rowsInWords(rows)}, ${filesInWords(files)}, ${sizeInWords(sizeBytes)}.\n`;
    if (missingFiles > 0) yield `Внимание: в хранилище нет содержимого, ${filesInWords(missingFiles)}.\n`;
  } catch (error) {
    const failure = failureInWords(error);
    // the one under way will tell how it went
    if (!(error instanceof SnapshotTakenError)) await noteFailed(db, failure, now);
    throw new CommandError(failure);
  }
};
