import { embeddedPool } from '../../server/db/embeddedPool.ts';
import { openPglite } from '../../server/db/pglite.ts';

/** Opens an embedded database without a thread of its own: a test makes one for itself, and a thread takes longer to start than most tests. */
export const openHere = async (folder: string) => embeddedPool(await openPglite(folder));
