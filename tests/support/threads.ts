import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { paths } from '../../server/paths.ts';

/** The server's threads, as the build makes them. */
const THREADS = {
  'lib/sanitiserWorker.ts': paths.sanitiser,
  'db/databaseThread.ts': paths.databaseThread,
};

/** Before all tests: what runs as a thread of its own is bundled to where the server looks for it. */
export async function setup() {
  for (const [entry, path] of Object.entries(THREADS)) {
    const outfile = `${path}.${process.pid}`;
    await build({
      entryPoints: [join(paths.root, 'server', entry)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
    // another run may be starting it
    await rename(outfile, path);
  }
}
