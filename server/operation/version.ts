import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';

/** The version of this program. */
export const version: string = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8')).version;
