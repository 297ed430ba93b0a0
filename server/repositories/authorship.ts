import { notFound, stale } from '../errors.ts';
import { LARGEST_ID } from '../validation.ts';

/** Which account does something, and when. */
export interface Author {
  by: number;
  now: Date;
}

/** The columns of `changes()` in a new row. */
export const createdColumns = ({ by, now }: Author) => ({
  createdAt: now,
  createdBy: by,
  updatedAt: now,
  updatedBy: by,
});

/** The columns of `changes()` after one more save. */
export const changedColumns = ({ by, now }: Author, { version }: { version: number }) => ({
  version: version + 1,
  updatedAt: now,
  updatedBy: by,
});

/** An id that the database can hold. @throws ApiError 404 for another one */
export function knownId(id: number): number {
  if (id > LARGEST_ID) throw notFound();
  return id;
}

/**
 * The stored row, when it is there and nobody has saved over what the sender saw.
 *
 * @param version - what the sender saw; without it the last save wins
 * @throws ApiError 404 or 409
 */
export function current<Row extends { version: number }>(row: Row | undefined, version?: number | null): Row {
  if (!row) throw notFound();
  if (version != null && version !== row.version) throw stale();
  return row;
}
