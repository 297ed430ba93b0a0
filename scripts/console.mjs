// `npm run accounts -- list`, `npm run audit -- verify`: commands for whoever runs the server, whether it runs or not.
import { buildStale } from './build.mjs';

await buildStale({ frontEnd: false });
await import('../build/console.mjs');
