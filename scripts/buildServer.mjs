import { spawnSync } from 'node:child_process';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';

const ENTRIES = {
  server: 'server/main.ts',
  console: 'server/consoleCli.ts',
  sanitiser: 'server/texts/sanitiserWorker.ts',
  databaseThread: 'server/db/databaseThread.ts',
  createTemplate: 'server/db/createTemplate.ts',
};

const OPTIONS = {
  entryPoints: ENTRIES,
  outdir: 'build',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
};

/** What a release needs of the server: its programs, and the names of the packages that they load. */
export const serverParts = async () => {
  const { createTemplate: _madeByTheBuild, ...entryPoints } = ENTRIES;
  const { metafile } = await build({ ...OPTIONS, entryPoints, write: false, metafile: true });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const outside = imports.filter(({ external, path }) => external && !isBuiltin(path));
  const packages = outside.map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)[0]);
  return {
    programs: Object.keys(entryPoints).map((name) => `build/${name}.mjs`),
    packages: [...new Set(packages)].sort(),
  };
};

/** The server in one file, and an empty database that a first start copies; packages stay in node_modules. */
export const buildServer = async () => {
  console.log('Собирается сервер…');
  await build(OPTIONS);
};

/** Made anew only when the migrations or the database itself change: it takes some seconds. */
export const buildDatabaseTemplate = async () => {
  console.log('Готовится пустая база данных…');
  const { status } = spawnSync(process.execPath, ['build/createTemplate.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The empty database could not be made.');
};
