import { fileSize } from '../../../src/wire/fileSize.ts';
import { replaceHead } from '../../audit/headFile.ts';
import { lockFolder } from '../../db/folderLock.ts';
import { type FilesPlace, openFileStore } from '../../files/openFileStore.ts';
import { stage, unstage } from '../../files/staging.ts';
import type { FileStore } from '../../files/store.ts';
import { momentInWords } from '../../lib/moment.ts';
import type { TarEntry } from '../../lib/tarReader.ts';
import { paths } from '../../paths.ts';
import type { Settings } from '../../settings.ts';
import { type Archive, digestOf, openArchive } from './archive.ts';
import { entryNames } from './manifest.ts';
import { isOf, placeOf, type Settle } from './place.ts';
import { isMarked, mark, unmark } from './unfinished.ts';
import { filesInWords, ofFilesInWords, rowsInWords } from './words.ts';

/** The number of parallel uploads, since a remote store is mostly waited for. */
const FILES_AT_ONCE = 4;

/** Whether the store has the bytes undamaged. */
async function isIntact(store: FileStore, sha256: string) {
  const stored = await store.open(sha256);
  return stored !== undefined && (await digestOf(stored.stream)) === sha256;
}

/** Puts a file into the store. @returns whether it was missing or damaged there */
async function restoreFile(archive: Archive, entry: TarEntry, sha256: string, store: FileStore) {
  if ((await store.has(sha256)) && (await isIntact(store, sha256))) return false;
  const staged = await stage(archive.streamOf(entry), store.stagingFolder);
  try {
    if (staged.sha256 !== sha256) throw new Error(`${entry.name} has the digest ${staged.sha256}`);
    // adding leaves alone what the store has, so damaged bytes are removed first
    await store.setAside(sha256, new Date());
    await store.add(staged);
    await store.eraseSetAside(sha256);
  } finally {
    await unstage(staged);
  }
  return true;
}

/** Puts the files of an archive into the store, except those already there. @returns how many were missing or damaged */
async function restoreFiles(archive: Archive, store: FileStore) {
  const missing = new Set(archive.about.files?.missing);
  const entries = archive.entries();
  let brought = 0;
  // all share one iterator, which a failure ends; running uploads are finished
  const bring = async () => {
    for await (const entry of entries) {
      const sha256 = entryNames.fileIn(entry.name);
      if (sha256 === undefined || missing.has(sha256)) continue;
      if (await restoreFile(archive, entry, sha256, store)) brought += 1;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, bring));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return brought;
}

/** The settings of the target. */
export type Target = Pick<Settings, 'databaseUrl'> & FilesPlace;

/**
 * Restores a backup into an empty place and reports its progress. The whole archive is verified before anything is changed. An interrupted
 * restore continues: existing files stay, and the database is loaded last, all or nothing.
 *
 * @param settle - changes the restored rows in the same step
 * @throws CommandError when the place is not empty, or the backup is damaged or of a newer program
 */
export async function* restore(
  target: Target,
  path: string,
  template = paths.databaseTemplate,
  settle?: Settle,
): AsyncGenerator<string> {
  const { dataDir } = target;
  const place = placeOf(target, template);
  // the interrupted restore may have loaded the database already
  const isGoingOn = isMarked(dataDir);
  if (!isGoingOn) await place.refuseUsed();
  yield `Проверяется ${path}…\n`;
  const archive = await openArchive(path);
  try {
    const { about } = archive;
    yield `Копия от ${momentInWords(about.madeAt)} цела.\n`;
    const lock = await lockFolder(dataDir);
    try {
      const isThere = isGoingOn && (await place.ask((db) => isOf(db, about)).catch(() => false));
      if (!isThere) await place.refuseUsed();
      const store = await openFileStore(target);
      if (about.installation) await store.belongTo(about.installation);
      await mark(dataDir, path);
      if (about.files) {
        const brought = await restoreFiles(archive, store);
        const { count, bytes } = about.files;
        yield `Файлы на месте: ${filesInWords(count)}, ${fileSize(bytes)}; перенесено сейчас: ${brought}.\n`;
      }
      if (!isThere) await place.fill(archive, settle);
      if (about.auditHead) await replaceHead(dataDir, about.auditHead);
      await unmark(dataDir);
      const rows = about.tables.reduce((sum, table) => sum + table.rows, 0);
      const log = about.auditHead ? `, журнал действий до записи № ${about.auditHead.seq}` : '';
      yield `База данных восстановлена: ${rowsInWords(rows)}${log}.\n`;
      if (about.files?.missing.length) {
        yield `В копии нет содержимого ${ofFilesInWords(about.files.missing.length)}.\n`;
      }
    } finally {
      await lock.release();
    }
  } finally {
    await archive.close();
  }
}
