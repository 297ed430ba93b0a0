import { rename } from 'node:fs/promises';
import { paths } from '../../server/paths.ts';
import { bundle } from './bundle.ts';

/** The server's threads, as the build makes them. */
const THREADS = {
  'lib/sanitiserWorker.ts': paths.sanitiser,
  'db/databaseThread.ts': paths.databaseThread,
};

/** Before all tests: what runs as a thread of its own is bundled to where the server looks for it. */
export async function setup() {
  for (const [entry, path] of Object.entries(THREADS)) {
    const outfile = `${path}.${process.pid}`;
    await bundle(`server/${entry}`, outfile);
    // another run may be starting it
    await rename(outfile, path);
  }
}
