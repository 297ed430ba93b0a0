// Builds what is missing or older than its sources: the front end into dist/, the server into build/server.mjs.
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFrontEnd } from './buildFrontEnd.mjs';
import { buildDatabaseTemplate, buildServer } from './buildServer.mjs';

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newest = async (paths) => {
  let latest = 0;
  for (const path of paths) {
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    const files = isFolder
      ? (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [path];
    for (const file of files) latest = Math.max(latest, modified(file));
  }
  return latest;
};

const targets = [
  {
    made: 'dist/index.html.gz',
    from: ['src', 'public', 'index.html', 'vite.config.ts', 'scripts/buildFrontEnd.mjs', 'package-lock.json'],
    build: buildFrontEnd,
  },
  {
    made: 'build/server.mjs',
    from: ['server', 'src/wire', 'src/dataProvider', 'scripts/buildServer.mjs', 'package-lock.json'],
    build: buildServer,
  },
  {
    made: 'build/database/PG_VERSION',
    from: ['server/db/migrations', 'server/db/embedded.ts', 'package-lock.json'],
    build: buildDatabaseTemplate,
  },
];

/** @param {{ force?: boolean, frontEnd?: boolean }} options `frontEnd: false` leaves the front end to vite's own server */
export const buildStale = async ({ force = false, frontEnd = true } = {}) => {
  for (const { made, from, build } of targets) {
    if (!frontEnd && build === buildFrontEnd) continue;
    if (force || modified(made) < (await newest(from))) await build();
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildStale({ force: true });
