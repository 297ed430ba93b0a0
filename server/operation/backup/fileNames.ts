import { sql } from 'drizzle-orm';
import type { Snapshot } from '../../db/database.ts';

const AT_ONCE = 5_000;
const DIGEST_BYTES = 32;

/** The names of all bytes that files stand for, each once; packed, because there may be a million of them. */
export async function readFileNames({ read, rowsOf }: Snapshot) {
  const packed: Buffer[] = [];
  for (let last = ''; ; ) {
    const wanted = { where: sql`sha256 > ${last}`, orderBy: sql`sha256`, limit: AT_ONCE };
    const rows = await read((tx) =>
      tx
        .select({ sha256: sql<string>`sha256` })
        .from(sql`${rowsOf('files', wanted)} as named`)
        .orderBy(sql`sha256`)
        .limit(AT_ONCE),
    );
    // several rows may stand for the same bytes
    const names = new Set(rows.map(({ sha256 }) => sha256));
    packed.push(Buffer.from([...names].join(''), 'hex'));
    last = rows.at(-1)?.sha256 ?? last;
    if (rows.length < AT_ONCE) break;
  }
  return function* () {
    for (const names of packed) {
      for (let at = 0; at < names.length; at += DIGEST_BYTES) {
        yield names.subarray(at, at + DIGEST_BYTES).toString('hex');
      }
    }
  };
}
