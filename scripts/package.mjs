// `npm run package`: an archive that needs Node alone, release/depository-<version>-<platform>.tar.gz. Ends by starting what it made.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { serverParts } from './buildServer.mjs';
import { checkDeploy } from './checkDeploy.mjs';
import { copyPackages } from './copyPackages.mjs';
import { tryRelease } from './tryRelease.mjs';

const MOST_MB = 60;
const MB = 1024 * 1024;
/** Beside programs and packages: the page, an empty database, the first content, migrations, texts of mails, examples, instructions. */
const FOLDERS = [
  'dist',
  'build/database',
  'server/content/covers',
  'server/content/texts',
  'server/db/migrations',
  'server/mail/templates',
  'deploy',
];
const FILES = ['README.md', 'docs/operations.md', 'docs/security.md'];
/** A command that stands in the repository's package.json builds what is stale first; here everything is built. */
const OWN_COMMANDS = { start: 'node build/server.mjs' };

const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
};

/** `node scripts/console.mjs accounts` is `node build/console.mjs accounts` there. */
const commandsOf = (scripts) =>
  Object.fromEntries(
    Object.entries(scripts).flatMap(([name, line]) => {
      const [, rest] = /^node scripts\/console\.mjs (.+)$/.exec(line) ?? [];
      return rest ? [[name, `node build/console.mjs ${rest}`]] : [];
    }),
  );

/** Whoever unpacks it (root) is seldom whoever runs it; the database it starts from was written for its owner alone. */
async function letAllRead(place) {
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, mode | (entry.isDirectory() || mode & 0o100 ? 0o555 : 0o444));
  }
}

const exists = (path) => stat(path).then(Boolean, () => false);

await buildStale();
const {
  name: _name,
  version,
  description,
  engines,
  scripts,
} = JSON.parse(await readFile('package.json', 'utf8'));
const title = `depository-${version}-${process.platform}-${process.arch}`;
const folder = join('release', title);
const archive = `${folder}.tar.gz`;
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

console.log('Собирается архив…');
const { programs, packages } = await serverParts();
for (const path of [...FOLDERS, ...programs, ...FILES])
  if (await exists(path)) await cp(path, join(folder, path), { recursive: true });
await copyPackages(packages, folder);
const manifest = {
  ...{ name: 'depository', version, private: true, description, type: 'module', engines },
  scripts: { ...OWN_COMMANDS, ...commandsOf(scripts) },
};
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);

await letAllRead(folder);
run('tar', [
  '--create',
  '--gzip',
  '--file',
  archive,
  '--directory',
  'release',
  '--owner=0',
  '--group=0',
  title,
]);
await rm(folder, { recursive: true });
const bytes = await readFile(archive);
const megabytes = bytes.length / MB;
await writeFile(
  `${archive}.sha256`,
  `${createHash('sha256').update(bytes).digest('hex')}  ${title}.tar.gz\n`,
);
console.log(`${archive}: ${megabytes.toFixed(1)} MB of ${MOST_MB}`);
if (megabytes > MOST_MB) throw new Error('The archive is too large.');

await tryRelease(archive, title);
checkDeploy();
