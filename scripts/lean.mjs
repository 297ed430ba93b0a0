// After `npm ci` in a clone: removes the source maps of packages, 60 MB that nobody reads here (docs/decisions/025-one-archive.md).
// `npm ci --ignore-scripts` leaves them.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const removeMaps = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeMaps(path);
    else if (entry.isFile() && entry.name.endsWith('.map')) rmSync(path);
  }
};

// with --package-lock-only there is none
if (existsSync('node_modules')) removeMaps('node_modules');
