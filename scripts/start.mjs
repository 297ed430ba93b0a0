// `npm start`: builds what is missing or stale, then runs the server in this process.
import { buildStale } from './build.mjs';

await buildStale();
await import('../build/server.mjs');
