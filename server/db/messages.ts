import { protocol } from '@electric-sql/pglite';

type DatabaseError = InstanceType<typeof protocol.messages.DatabaseError>;

/** What PostgreSQL may say to a statement, as far as anybody here listens. */
export interface Listener {
  row?(texts: (string | null)[]): void;
  /** `INSERT 0 3` */
  done?(tag: string): void;
  other?(message: object): void;
}

const [ROW, DONE, REFUSED, FIELDS, PARAMETERS] = Buffer.from('DCETt');
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

/**
 * Tells a listener what PostgreSQL has answered. The library's own parser copies each value before it decodes it, which takes as long as
 * PostgreSQL takes to find it; it is left with what is rare and has many parts.
 *
 * @throws DatabaseError for the first refusal
 */
export function hear(bytes: Buffer, { row, done, other }: Listener) {
  let refusal: DatabaseError | undefined;
  const parsed = (start: number, end: number, take: (message: object) => void) =>
    new protocol.Parser().parse(bytes.subarray(start, end), take);
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    const kind = bytes[at];
    end = at + 1 + bytes.readUInt32BE(at + 1);
    if (kind === ROW) row?.(textsOf(bytes, at + HEAD_BYTES));
    else if (kind === DONE) done?.(bytes.toString('latin1', at + HEAD_BYTES, end - 1));
    else if (kind === FIELDS || kind === PARAMETERS) parsed(at, end, (message) => other?.(message));
    else if (kind === REFUSED) {
      parsed(at, end, (message) => {
        if (message instanceof protocol.messages.DatabaseError) refusal ??= message;
      });
    }
  }
  if (refusal) throw refusal;
}
