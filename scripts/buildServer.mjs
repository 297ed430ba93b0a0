import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const ENTRIES = {
  server: 'server/main.ts',
  console: 'server/consoleCli.ts',
  sanitiser: 'server/texts/sanitiserWorker.ts',
  databaseThread: 'server/db/databaseThread.ts',
  createTemplate: 'server/db/createTemplate.ts',
};

/** The server in one file, and an empty database that a first start copies; packages stay in node_modules. */
export const buildServer = async () => {
  console.log('Собирается сервер…');
  await build({
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
  });
};

/** Made anew only when the migrations or the database itself change: it takes some seconds. */
export const buildDatabaseTemplate = async () => {
  console.log('Готовится пустая база данных…');
  const { status } = spawnSync(process.execPath, ['build/createTemplate.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The empty database could not be made.');
};
