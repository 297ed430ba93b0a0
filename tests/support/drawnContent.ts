import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../../server/paths.ts';
import { CACHE } from './serverTemplate.ts';

const CONTENT = join(paths.root, 'server/content');

/**
 * Where tests keep the covers and PDFs of the first content, which take many seconds to draw: one folder for all of them, and
 * another one as soon as what draws has changed.
 */
export async function drawnContent() {
  const hash = createHash('sha256');
  const sources = (await readdir(CONTENT, { recursive: true }))
    .filter((name) => /\.(ts|md|json)$/.test(name))
    .sort();
  const own = [join(paths.root, 'server/files/images.ts'), join(paths.root, 'package-lock.json')];
  for (const path of [...sources.map((name) => join(CONTENT, name)), ...own])
    hash.update(await readFile(path));
  return join(CACHE, `content-${hash.digest('hex').slice(0, 16)}`);
}
