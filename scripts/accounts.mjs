// `npm run accounts -- list`: sees to the accounts, whether the server runs or not.
import { buildStale } from './build.mjs';

await buildStale({ frontEnd: false });
await import('../build/accounts.mjs');
