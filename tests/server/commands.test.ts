import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['docs', 'deploy', 'server', 'src'];
const isText = (name: string) => /\.(md|tsx?|ya?ml|service|conf|example)$/.test(name);
const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isText)
    .map((name) => join(folder, name));

it('every command that somebody is told to run is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const told = ['README.md', ...FOLDERS.flatMap(textsIn)].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name ?? ''),
  );
  expect(told).toContain('restore');
  expect(told.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
