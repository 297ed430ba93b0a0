// Builds the baseline and serves it as a plain file server would: compressed once, everything in memory.
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('../baseline', import.meta.url));
const outDir = fileURLToPath(new URL('../../build/baseline', import.meta.url));
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** @param {Buffer} list - the whole list of news, as the depository answers it */
export const serveBaseline = async (list) => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
  const files = new Map();
  for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(outDir.length), { encoding: 'br', bytes: brotli(await readFile(path)) });
  }
  files.set('/news.json', { encoding: 'gzip', bytes: gzipSync(list) });
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const { bytes, encoding } = files.get(path) ?? files.get('/index.html');
    const isAsset = path.startsWith('/assets/');
    response.writeHead(200, {
      'content-type': `${TYPES[extname(path)] ?? 'text/html'}; charset=utf-8`,
      'content-encoding': encoding,
      'content-length': bytes.length,
      'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
};
