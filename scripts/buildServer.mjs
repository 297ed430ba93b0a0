import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

const ENTRIES = {
  server: 'server/main.ts',
  console: 'server/consoleCli.ts',
  sanitiser: 'server/lib/sanitiserWorker.ts',
  databaseThread: 'server/db/databaseThread.ts',
  createTemplate: 'server/db/createTemplate.ts',
};

/** Libraries with programs or files of their own beside them, and those that a server seldom or never asks for. */
const STAY_OUTSIDE = [
  ...['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2', 'sharp', 'pg-native'],
  ...['@zxcvbn-ts/language-common', 'aws4fetch', 'nodemailer', 'prom-client'],
];

/** What libraries of the older kind of modules expect to be there. */
const OLDER_MODULES = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
const { filename: __filename, dirname: __dirname } = { filename: import.meta.filename, dirname: import.meta.dirname };`;

const OPTIONS = {
  entryPoints: ENTRIES,
  outdir: 'build',
  outExtension: { '.js': '.mjs' },
  // beside the programs, so that all of them find their places on disk in the same way
  chunkNames: 'part-[hash]',
  splitting: true,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: STAY_OUTSIDE,
  banner: { js: OLDER_MODULES },
  sourcemap: true,
  logLevel: 'warning',
};

const outputsOf = async (options) =>
  (await build({ ...OPTIONS, ...options, write: false, metafile: true })).metafile.outputs;

/** The file, and those that it loads. */
const withParts = (outputs, file, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, external } of outputs[file].imports) if (!external) withParts(outputs, path, found);
  return found;
};

/** What a release needs of the server: its programs, and the packages that they are made of or load, each with its licence. */
export const serverParts = async () => {
  const { createTemplate: _madeByTheBuild, ...needed } = ENTRIES;
  const [outputs, apart] = await Promise.all([
    outputsOf({}),
    outputsOf({ entryPoints: needed, packages: 'external' }),
  ]);
  const programs = Object.keys(needed).map((name) => `build/${name}.mjs`);
  const imports = Object.values(apart).flatMap((output) => output.imports);
  const outside = imports.filter(({ external, path }) => external && !isBuiltin(path));
  const packages = outside.map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)[0]);
  return {
    programs: [...new Set(programs.flatMap((program) => [...withParts(outputs, program)]))],
    packages: [...new Set(packages)].sort(),
  };
};

/**
 * The server's programs with their libraries inside: to find and read a thousand files one by one takes half of a start. Parts of
 * the build before are left behind no longer than until the next one.
 */
export const buildServer = async () => {
  console.log('Собирается сервер…');
  const before = (await readdir('build').catch(() => [])).filter((name) => name.startsWith('part-'));
  const { outputs } = (await build({ ...OPTIONS, metafile: true })).metafile;
  const made = new Set(Object.keys(outputs));
  for (const name of before) if (!made.has(`build/${name}`)) await rm(join('build', name));
};

/** Made anew only when the migrations or the database itself change: it takes some seconds. */
export const buildDatabaseTemplate = async () => {
  console.log('Готовится пустая база данных…');
  const { status } = spawnSync(process.execPath, ['build/createTemplate.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The empty database could not be made.');
};
