import { protocol } from '@electric-sql/pglite';

type DatabaseError = InstanceType<typeof protocol.messages.DatabaseError>;

/** What PostgreSQL may say to a statement, as far as anybody here listens. */
export interface Listener {
  row?(texts: (string | null)[]): void;
  /** `INSERT 0 3`; nothing for a statement without words. */
  done?(tag: string): void;
  other?(message: object): void;
}

const [ROW, DONE, NOTHING, REFUSED, FIELDS, PARAMETERS, READY] = Buffer.from('DCIETtZ');
/** A letter that says what it is, and how long it is, itself not counted. */
const HEAD_BYTES = 5;

/** The values of a row: how many there are, and each with its length before it, which is -1 for none. */
function textsOf(bytes: Buffer, start: number) {
  const texts: (string | null)[] = [];
  let at = start + 2;
  for (let left = bytes.readInt16BE(start); left > 0; left -= 1) {
    const length = bytes.readInt32BE(at);
    at += 4;
    texts.push(length < 0 ? null : bytes.toString('utf8', at, at + length));
    if (length > 0) at += length;
  }
  return texts;
}

/** PostgreSQL was thrown out of what it did and is somewhere in the middle: nothing that it says from now on can be believed. */
export class BrokenOffError extends Error {
  readonly severity = 'PANIC';
}

/**
 * Tells a listener what PostgreSQL has answered. An answer that ends in the middle is none: PGlite drops whatever it was thrown out
 * by, a disk that takes nothing any more as well as a defect of its own, and hands over what was said before.
 *
 * The library's own parser copies each value before it decodes it, which takes as long as
 * PostgreSQL takes to find it; it is left with what is rare and has many parts.
 *
 * @param isDone - whether all was said that has to come before PostgreSQL is ready again
 * @throws DatabaseError for the first refusal
 * @throws BrokenOffError for an answer without its end
 */
export function hear(bytes: Buffer, { row, done, other }: Listener, isDone: () => boolean) {
  let isReady = false;
  let refusal: DatabaseError | undefined;
  const parsed = (start: number, end: number, take: (message: object) => void) =>
    new protocol.Parser().parse(bytes.subarray(start, end), take);
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    const kind = bytes[at];
    end = at + 1 + bytes.readUInt32BE(at + 1);
    if (kind === ROW) row?.(textsOf(bytes, at + HEAD_BYTES));
    else if (kind === DONE) done?.(bytes.toString('latin1', at + HEAD_BYTES, end - 1));
    else if (kind === NOTHING) done?.('');
    else if (kind === READY) isReady = true;
    else if (kind === FIELDS || kind === PARAMETERS) parsed(at, end, (message) => other?.(message));
    else if (kind === REFUSED) {
      parsed(at, end, (message) => {
        if (message instanceof protocol.messages.DatabaseError) refusal ??= message;
      });
    }
  }
  if (refusal && (isReady || refusal.severity !== 'ERROR')) throw refusal;
  if (!isReady || !isDone()) throw new BrokenOffError('its answer ends in the middle', { cause: refusal });
}
