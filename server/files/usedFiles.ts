import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type FileKind, files } from '../db/schema.ts';
import { invalid } from '../lib/apiError.ts';

/** A file that a record is going to use. */
interface UsedFile {
  /** Null for a record without a file. */
  id: number | null | undefined;
  kind: FileKind;
  /** Its path in the body, for the message. */
  path: string;
}

/**
 * Refuses missing files and those of another kind; locks the others until the transaction ends.
 *
 * @throws ApiError 400 naming the first invalid one
 */
export async function checkFiles(tx: Database, used: UsedFile[]) {
  const ids = [...new Set(used.flatMap(({ id }) => id ?? []))].sort((a, b) => a - b);
  if (ids.length === 0) return;
  const stored = await tx
    .select({ id: files.id, kind: files.kind })
    .from(files)
    .where(inArray(files.id, ids))
    .orderBy(files.id)
    .for('key share');
  const kinds = new Map(stored.map(({ id, kind }) => [id, kind]));
  const wrong = used.find(({ id, kind }) => id && kinds.get(id) !== kind);
  if (wrong) throw invalid(wrong.path, 'Такого файла нет. Загрузите его заново.');
}
