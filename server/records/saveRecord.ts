import { notFound, stale } from '../errors/apiError.ts';
import { LARGEST_ID } from '../fields/fields.ts';

/** What every save says of the record it is about. Without an id it is created; without a version the last save wins. */
export interface RecordDraft {
  id?: number | null;
  version?: number | null;
}

/** Who saves, and when. */
export interface Signature {
  by: number;
  now: Date;
}

export interface Saved {
  id: number;
  version: number;
}

/** The columns of `changes()` for a new row. */
export const created = ({ by, now }: Signature) => ({
  createdAt: now,
  createdBy: by,
  updatedAt: now,
  updatedBy: by,
});

/** The columns of `changes()` for a row that gets this version. */
export const changed = (version: number, { by, now }: Signature) => ({
  version,
  updatedAt: now,
  updatedBy: by,
});

interface Statements {
  add(): Promise<Saved[]>;
  /** Reads the row and keeps it locked until the transaction ends, so that two saves of it follow each other. */
  lock(id: number): Promise<{ version: number }[]>;
  change(id: number, version: number): Promise<unknown>;
}

/**
 * Creates or changes the row of a record; for use in a transaction.
 *
 * @throws ApiError 404 for an unknown id, 409 for a stale version
 */
export async function saveRecord({ id, version }: RecordDraft, statements: Statements): Promise<Saved> {
  if (!id) {
    const [added] = await statements.add();
    if (!added) throw new Error('The database returned no id.');
    return added;
  }
  const [stored] = id <= LARGEST_ID ? await statements.lock(id) : [];
  if (!stored) throw notFound();
  if (version != null && version !== stored.version) throw stale();
  const next = stored.version + 1;
  await statements.change(id, next);
  return { id, version: next };
}
