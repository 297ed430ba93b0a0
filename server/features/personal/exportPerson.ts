import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditLog } from '../../db/schema.ts';
import type { FileStore } from '../../files/store.ts';
import { fileSubject } from '../../files/storedFiles.ts';
import { openTarWriter } from '../../lib/tarWriter.ts';
import type { Known } from './known.ts';
import { APPLICATIONS, type Traces } from './places.ts';
import { filesLost } from './words.ts';

/** The acts on the records and files of a person, with their authors. */
async function deedsAbout(db: Database, { applications, files }: Traces, { deleted }: Known) {
  const records = [...applications, ...deleted.map((each) => each.recordId)];
  const { at, name, role, act, kind, recordId } = auditLog;
  return await db
    .select({ at, name, role, act, kind, recordId })
    .from(auditLog)
    .where(
      or(
        and(eq(kind, APPLICATIONS), inArray(recordId, records)),
        and(eq(kind, fileSubject.kind), inArray(recordId, files)),
      ),
    )
    .orderBy(asc(auditLog.seq));
}

/** The name of a file in the archive; its own name, which may have any letters, is in the list. */
const entryOf = ({ id, name }: Pick<Known['files'][number], 'id' | 'name'>) =>
  `files/${id}${/\.[a-z\d]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? ''}`;

/**
 * Writes everything that is stored about a person into a tar archive: `person.json` and the files.
 *
 * @param path - a new file, readable by its owner only
 * @returns the files whose bytes are missing or damaged; the archive lists them too (`missing.txt`)
 */
export async function exportPerson(
  { db, fileStore }: { db: Database; fileStore: FileStore },
  path: string,
  at: Date,
  traces: Traces,
  known: Known,
) {
  const tar = await openTarWriter(path, at);
  try {
    const files = known.files.map(({ thumbnail: _, ...file }) => ({ ...file, entry: entryOf(file) }));
    const deeds = await deedsAbout(db, traces, known);
    const person = { at: at.toISOString(), ...known, files, deeds };
    await tar.add('person.json', Buffer.from(`${JSON.stringify(person, null, 1)}\n`));
    const missing: string[] = [];
    for (const { sha256, entry } of files) {
      const bytes = await fileStore.open(sha256);
      const written = bytes && (await tar.addStream(entry, bytes.sizeBytes, bytes.stream));
      if (written !== sha256) missing.push(entry);
    }
    if (missing.length > 0) await tar.add('missing.txt', Buffer.from(`${filesLost(missing)}\n`));
    await tar.finish();
    return { missing };
  } catch (error) {
    await tar.abandon();
    throw error;
  }
}
