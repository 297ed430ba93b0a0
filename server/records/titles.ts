import type { Subject } from '../audit/act.ts';
import type { Database } from '../db/database.ts';

/** What a stored record is called, be it empty; nothing when it is not there. */
export async function storedTitle(tx: Database, subject: Subject, id: number): Promise<string | undefined> {
  if (subject.titleOf) return await subject.titleOf(tx, id);
  const state = await subject.read(tx, id);
  return state && (subject.title?.(state) ?? '');
}
