import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

const places = () => [
  ...(process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : []),
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []),
  '/usr/local/bin',
  '/usr/bin',
  '/opt/homebrew/bin',
];

const found = () => places().find((folder) => existsSync(join(folder, 'initdb')));

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** The folder of PostgreSQL's programs: POSTGRES_BIN, or one of the usual places; else Debian's package is installed. */
export const ensurePostgres = () => {
  const folder = found();
  if (folder) return folder;
  console.log('No PostgreSQL here; installing one.');
  // two test files may want it at once
  const apt = ['apt-get', '-o', 'DPkg::Lock::Timeout=300', '-qq'];
  const [command, ...args] = process.getuid?.() === 0 ? apt : ['sudo', ...apt];
  run(command, [...args, 'update']);
  run(command, [...args, 'install', '-y', '--no-install-recommends', 'postgresql']);
  const installed = found();
  if (!installed) {
    throw new Error(
      'No PostgreSQL found or installed: install its server, or set POSTGRES_BIN to where initdb lies.',
    );
  }
  return installed;
};
