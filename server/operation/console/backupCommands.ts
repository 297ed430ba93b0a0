import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { fileSize } from '../../../src/wire/fileSize.ts';
import { append } from '../../audit/append.ts';
import { CONSOLE } from '../../audit/entry.ts';
import { SnapshotTakenError } from '../../db/snapshot.ts';
import { noteFailed, noteMade } from '../backup/status.ts';
import { causeInWords, filesInWords, ofFilesInWords, rowsInWords } from '../backup/words.ts';
import { writeBackup } from '../backup/write.ts';
import { CommandError, type RunCommand } from './command.ts';

const USAGE = `npm run backup -- <файл> [--database-only]

  --database-only   без файлов: они остаются на своём месте`;

/** Runs the command after `npm run backup --`. Copying all data is logged, also in the copy itself. */
export const runBackupCommand: RunCommand = async function* (
  { db, snapshot, fileStore, now, noteAudit, reserveBytes, backupDir, signal },
  words,
) {
  const [path = '', ...options] = words;
  const isDatabaseOnly = options.includes('--database-only');
  if (!isAbsolute(path) || options.length > Number(isDatabaseOnly)) throw new CommandError(USAGE);
  if (existsSync(path)) throw new CommandError(`Файл ${path} уже есть. Укажите другое имя.`);
  const deed = { act: 'create', kind: 'backup', details: { path } } as const;
  noteAudit(await db.transaction((tx) => append(tx, CONSOLE, deed, now)));
  const source = { db, snapshot, fileStore: isDatabaseOnly ? undefined : fileStore };
  let lost = 0;
  try {
    const made = await writeBackup(source, path, now, { reserveBytes, signal });
    // one made by hand neither replaces the daily one nor ends its failure
    if (!isDatabaseOnly && backupDir === undefined) await noteMade(db, made, now);
    const { rows, files, sizeBytes, missingFiles } = made;
    yield `Резервная копия ${path}: ${rowsInWords(rows)}, ${filesInWords(files)}, ${fileSize(sizeBytes)}.\n`;
    lost = missingFiles;
  } catch (error) {
    // the running backup will store its own result
    if (error instanceof SnapshotTakenError) throw new CommandError(error.message);
    const cause = causeInWords(error);
    // a failure of the schedule would delay its next attempt, so this one is not stored
    if (backupDir === undefined && !signal?.aborted) await noteFailed(db, cause, now);
    throw new CommandError(`Резервная копия не сделана: ${cause}`);
  }
  if (lost > 0) throw new CommandError(`Внимание: в хранилище нет содержимого ${ofFilesInWords(lost)}.`);
};
