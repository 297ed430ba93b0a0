// `npm start`: builds what is missing or stale, then runs the server.
import { spawn } from 'node:child_process';
import { buildStale } from './build.mjs';

await buildStale();
// glibc keeps freed memory in as many stores as there are threads; a third of it is returned with two (README, Deploy)
const env = { MALLOC_ARENA_MAX: '2', ...process.env };
const server = spawn(process.execPath, ['build/server.mjs'], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
