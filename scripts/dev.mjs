// `npm run dev`: vite with hot reload on 5173, and the server on 4000, started again after every change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'vite';
import { buildStale } from './build.mjs';
import { buildServer } from './buildServer.mjs';

const QUIET_MS = 150;
let server;
let timer;

const restart = async () => {
  try {
    await buildServer();
  } catch {
    return; // esbuild has printed the error; the running server stays
  }
  if (server) {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await stopped;
  }
  server = spawn(process.execPath, ['--enable-source-maps', 'build/server.mjs'], { stdio: 'inherit' });
};

await buildStale({ frontEnd: false });
await restart();
watch('server', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(restart, QUIET_MS);
});

const vite = await createServer();
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    server?.kill('SIGTERM');
    await vite.close();
    process.exit(0);
  });
