import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const COMPRESSED = /\.(js|css|html|svg|json)$/;

/** Vite's build, and beside every text file its brotli and gzip form, so that the server compresses nothing twice. */
export const buildFrontEnd = async () => {
  console.log('Собирается интерфейс…');
  const { NODE_ENV } = process.env;
  await build({ logLevel: 'warn' });
  // Vite sets it: a server that is started next would take itself for one in production, and begin without content
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const entries = await readdir('dist', { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
  // the page is last: where its compressed form is there, the build was not interrupted
  texts.sort((one, other) => Number(one.name === 'index.html') - Number(other.name === 'index.html'));
  for (const entry of texts) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, options));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
};
