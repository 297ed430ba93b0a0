// `npm start`: builds what is missing or stale, then runs the server.
import { spawn } from 'node:child_process';
import { buildStale } from './build.mjs';

await buildStale();
if (process.env.MALLOC_ARENA_MAX) await import('../build/server.mjs');
else {
  // glibc keeps freed memory in as many stores as there are threads, unless told so before a program starts; a third of it is
  // returned with two (README, Deploy)
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  // the server ends when this line breaks: however this process ends, none is left behind
  const server = spawn(process.execPath, ['build/server.mjs'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}
