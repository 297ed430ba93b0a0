import { join } from 'node:path';
import { build } from 'esbuild';
import { paths } from '../../server/paths.ts';

/** Bundles a program as the build does. @param program - its path in the repository */
export const bundle = (program: string, outfile: string) =>
  build({
    entryPoints: [join(paths.root, program)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
