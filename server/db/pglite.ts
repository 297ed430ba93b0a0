import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS, durableStartParams } from './durableFs.ts';

/** Answers messages of PostgreSQL's protocol, in their order. */
export interface Engine {
  answer(messages: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** The last message of every complete answer, without the transaction state that follows. */
const READY_FOR_QUERY = Buffer.from('Z\0\0\0\x05');

/** Joins pieces in memory of their own, which can be transferred to another thread. */
export function joined(pieces: Uint8Array[]) {
  const bytes = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** PostgreSQL was interrupted in the middle of a statement, so its answers are no longer reliable. */
class BrokenOffError extends Error {
  readonly severity = 'PANIC';
}

/**
 * Opens the embedded database of a folder in this thread.
 *
 * An answer that ends in the middle is an error: PGlite hides what has interrupted PostgreSQL, such as a full disk, and returns only the
 * beginning.
 */
export async function openPglite(folder: string): Promise<Engine> {
  const pglite = await PGlite.create({
    fs: new DurableNodeFS(folder),
    startParams: durableStartParams,
    extensions: { pg_trgm },
  });
  let broken: BrokenOffError | undefined;
  return {
    async answer(messages) {
      if (broken) throw broken;
      const pieces: Uint8Array[] = [];
      const onRawData = (bytes: Uint8Array) => void pieces.push(bytes.slice());
      await pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData });
      const answer = joined(pieces);
      if (!READY_FOR_QUERY.equals(answer.subarray(-6, -1))) {
        broken = new BrokenOffError('its answer ends in the middle');
        throw broken;
      }
      return answer;
    },
    close: () => pglite.close(),
  };
}
