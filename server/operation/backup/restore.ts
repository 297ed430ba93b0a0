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
import { type Archive, openArchive } from './archive.ts';
import { entryNames } from './manifest.ts';
import { isOf, placeOf } from './place.ts';
import { isMarked, mark, unmark } from './unfinished.ts';
import { filesInWords, rowsInWords } from './words.ts';

/** So many files are under way at once: a store on another machine is mostly waited for. */
const FILES_AT_ONCE = 4;

/** Puts a file into the store. @returns whether it was not there yet */
async function restoreFile(archive: Archive, entry: TarEntry, sha256: string, store: FileStore) {
  if (await store.has(sha256)) return false;
  const limits = { limitBytes: Number.POSITIVE_INFINITY, check: () => {} };
  const staged = await stage(archive.streamOf(entry), store.stagingFolder, limits);
  try {
    if (staged.sha256 !== sha256) throw new Error(`${entry.name} has the digest ${staged.sha256}`);
    await store.add(staged);
  } finally {
    await unstage(staged);
  }
  return true;
}

/** Puts the files of an archive into the store; those that a restore before has brought are left alone. @returns how many it brought */
async function restoreFiles(archive: Archive, store: FileStore) {
  const missing = new Set(archive.about.files?.missing);
  const underWay = new Set<Promise<void>>();
  let brought = 0;
  try {
    for await (const entry of archive.entries()) {
      const sha256 = entryNames.fileIn(entry.name);
      if (sha256 === undefined || missing.has(sha256)) continue;
      const work = restoreFile(archive, entry, sha256, store).then((isNew) => {
        brought += Number(isNew);
        underWay.delete(work);
      });
      // reported by the caller, which waits for all of them
      work.catch(() => {});
      underWay.add(work);
      if (underWay.size === FILES_AT_ONCE) await Promise.race(underWay);
    }
    await Promise.all(underWay);
  } finally {
    // one that has failed ends it; the others end what they are at
    await Promise.allSettled(underWay);
  }
  return brought;
}

/** The settings that say where to. */
export type Target = Pick<Settings, 'databaseUrl'> & FilesPlace;

/**
 * Restores a backup into an empty place, and says how far it is. The whole of it is checked before anything is touched; one that was
 * cut short goes on where it stopped: the files that are there stay, and the database comes last, all or nothing.
 *
 * @throws CommandError when the place is not empty, or the backup is damaged or of a newer program
 */
export async function* restore(
  target: Target,
  path: string,
  template = paths.databaseTemplate,
): AsyncGenerator<string> {
  const { dataDir } = target;
  const place = placeOf(target, template);
  // cut short: the database may be there already
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
      if (!isThere) await place.fill(archive);
      if (about.auditHead) await replaceHead(dataDir, about.auditHead);
      await unmark(dataDir);
      const rows = about.tables.reduce((sum, table) => sum + table.rows, 0);
      const log = about.auditHead ? `, журнал действий до записи № ${about.auditHead.seq}` : '';
      yield `База данных восстановлена: ${rowsInWords(rows)}${log}.\n`;
      if (about.files?.missing.length) {
        yield `В копии нет содержимого: ${filesInWords(about.files.missing.length)}.\n`;
      }
    } finally {
      await lock.release();
    }
  } finally {
    await archive.close();
  }
}
