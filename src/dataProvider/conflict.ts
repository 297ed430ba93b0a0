import type { RaRecord } from 'react-admin';
import { isObject } from './answers.ts';
import { changedFields } from './fieldPaths.ts';
import { DepositoryError } from './http.ts';
import type { Shape } from './records.ts';

const CONFLICT = 409;
const NOT_FOUND = 404;

const CHANGED = 'Пока вы работали, запись изменил кто-то другой.';
const GONE = 'Пока вы работали, запись удалили.';

/** A save of a record that another user has saved or deleted since the form was opened with it. Nothing was saved. */
export class Conflict extends DepositoryError {
  override readonly name = 'Conflict';
  /** As it is now; nothing when it was deleted. */
  readonly stored?: RaRecord;
  /** Who saved it when (ISO), where the depository tells. */
  readonly changedBy?: string;
  readonly changedAt?: string;

  constructor(stored?: RaRecord, changedBy?: string, changedAt?: string) {
    super(stored ? CHANGED : GONE, stored ? CONFLICT : NOT_FOUND);
    this.stored = stored;
    this.changedBy = changedBy;
    this.changedAt = changedAt;
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The conflict that a refused change of a record tells of. A 409 without the stored record, as of people's data, is none. */
export const conflictIn = (error: unknown, { read }: Pick<Shape, 'read'>): Conflict | undefined => {
  if (!(error instanceof DepositoryError)) return undefined;
  if (error.status === NOT_FOUND) return new Conflict();
  const { stored, changedBy, changedAt } = isObject(error.body) ? error.body : {};
  const [record] = error.status === CONFLICT && isObject(stored) ? read(stored) : [];
  return record && new Conflict(record, text(changedBy), text(changedAt));
};

/** What a form says of a save beside its record. */
export interface SaveMeta {
  /** Its `Idempotency-Key`: what it sends again changes what its first try has made. */
  key?: string;
  /** The record as the form was opened with it. */
  opened?: RaRecord;
}

/** Switched off by `<meta name="conflict-check" content="off">` in the page, for a depository whose lists are slow. */
export const isCheckOff = () =>
  document.querySelector<HTMLMetaElement>('meta[name="conflict-check"]')?.content === 'off';

const justRead = new WeakSet<RaRecord>();

/**
 * The save that follows at once goes by this state of a record. To read it once more would cost a second call, and never end with a depository
 * in which something changes by being read.
 */
export const goBy = (stored: RaRecord): void => void justRead.add(stored);

/**
 * Before a save: a depository without versions would save over whatever is there, so it is asked first.
 *
 * @throws Conflict when the record is another than the one that the form was opened with, or is gone
 * @throws DepositoryError when that cannot be read: nothing is saved
 */
export const refuseIfChanged = async (current: () => Promise<RaRecord | undefined>, opened: RaRecord) => {
  if ('version' in opened || isCheckOff() || justRead.delete(opened)) return;
  const stored = await current();
  if (!stored || changedFields(opened, stored).length > 0) throw new Conflict(stored);
};
