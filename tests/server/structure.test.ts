import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders of `server` from the top down: each may import those below it. Beside them lie «app» (the whole, put together) and «ground». */
const ROOMS = [
  'app',
  'content',
  'operation',
  'families',
  'features',
  'accounts',
  'records',
  'files',
  'audit',
  'mail',
  'http',
  'db',
  'ground',
  'lib',
];

const GROUND = ['settings.ts', 'paths.ts'];
const LONGEST_FILE = 250;

/** Imports that still close a circle of files; none may be added. */
const REMAINING: readonly string[] = [];

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('content/'))
  .map((path) => ({ path, text: readFileSync(join('server', path), 'utf8') }));

const roomOf = (path: string) => {
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0) return first;
  return GROUND.includes(first) ? 'ground' : 'app';
};

const imports = files.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)].map(([, to = '']) => ({
    path,
    to: normalize(join(dirname(path), to)),
  })),
);

const arrow = ({ path, to }: { path: string; to: string }) => `${path} → ${to}`;

/** Everything that a file imports, and what that imports. */
function reachOf(path: string, found = new Set<string>()): Set<string> {
  for (const each of imports) {
    if (each.path !== path || found.has(each.to) || REMAINING.includes(arrow(each))) continue;
    found.add(each.to);
    reachOf(each.to, found);
  }
  return found;
}

describe('the source of the server', () => {
  it('has at most twelve folders, all of them in the table', () => {
    const folders = readdirSync('server', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.length).toBeLessThanOrEqual(12);
    expect(ROOMS).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
  });

  it('imports downwards only', () => {
    const upwards = imports.filter(
      ({ path, to }) => !to.startsWith('../') && ROOMS.indexOf(roomOf(path)) > ROOMS.indexOf(roomOf(to)),
    );
    expect(upwards.map(arrow)).toEqual([]);
  });

  it('has families that do not know each other', () => {
    const familyOf = (path: string) => path.split('/').slice(0, -1).join('/');
    const across = imports.filter(
      ({ path, to }) =>
        familyOf(path).startsWith('families/') &&
        to.startsWith('families/') &&
        to.split('/').length > 2 &&
        familyOf(path) !== familyOf(to),
    );
    expect(across.map(arrow)).toEqual([]);
  });

  it('has no circle of files', () => {
    const inCircle = files.map(({ path }) => path).filter((path) => reachOf(path).has(path));
    expect(inCircle).toEqual([]);
    expect(REMAINING.filter((each) => !imports.map(arrow).includes(each))).toEqual([]);
  });

  it('has no file that is too long to read', () => {
    const long = files.filter(({ text }) => text.split('\n').length > LONGEST_FILE).map(({ path }) => path);
    expect(long).toEqual([]);
  });
});
