import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { boot } from './boot.mjs';
import { divide } from './chunks.mjs';
import { importing } from './importing.mjs';

const COMPRESSED = /\.(js|css|html|svg|json)$/;

/** The scripts that run as soon as they are there. */
const RUNS_AT_ONCE = /^(index|drawing|app|screens|lists)-.*\.js$/;
/**
 * V8 compiles all of a script that begins with this while it comes, on other threads; otherwise a function at a time as each is called, on
 * the page's own (docs/decisions/023). To other browsers it is a comment.
 */
const HINT = Buffer.from('//# allFunctionsCalledOnLoad\n');

/** Vite's build, and beside every text file its brotli and gzip form, so that the server compresses nothing twice. */
export const buildFrontEnd = async () => {
  console.log('Собирается интерфейс…');
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'screens', name: await divide() }],
  };
  await build({
    logLevel: 'warn',
    plugins: [boot(), importing()],
    build: { rolldownOptions: { output: { codeSplitting } } },
  });
  const entries = await readdir('dist', { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
  for (const entry of texts) {
    const path = join(entry.parentPath, entry.name);
    const written = await readFile(path);
    const bytes = RUNS_AT_ONCE.test(entry.name) ? Buffer.concat([HINT, written]) : written;
    if (bytes !== written) await writeFile(path, bytes);
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, options));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
};
