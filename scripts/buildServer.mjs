import { build } from 'esbuild';

/** One file; packages stay in node_modules. */
export const buildServer = async () => {
  console.log('Собирается сервер…');
  await build({
    entryPoints: ['server/main.ts'],
    outfile: 'build/server.mjs',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
};
