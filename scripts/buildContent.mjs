import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const program = 'build/drawContent.mjs';

/** Draws the covers and PDFs of the first content, so that the first start need not. */
export const buildContent = async () => {
  console.log('Готовятся обложки и документы первого наполнения…');
  await build({
    entryPoints: ['server/content/drawFiles.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
};
