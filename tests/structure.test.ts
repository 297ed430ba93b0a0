import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Which folders of `src` a folder may import, from the top down. Files beside the folders are «app» (the declaration of the whole) or
 * «ground» (session, days, amounts, roles).
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  app: [
    'features',
    'resources',
    'layout',
    'diff',
    'components',
    'richText',
    'routing',
    'dataProvider',
    'uzbek',
    'i18n',
    'wire',
    'ground',
  ],
  features: ['diff', 'components', 'richText', 'routing', 'dataProvider', 'uzbek', 'i18n', 'wire', 'ground'],
  resources: ['diff', 'components', 'richText', 'routing', 'dataProvider', 'i18n', 'wire', 'ground'],
  layout: ['components', 'routing', 'dataProvider', 'i18n', 'wire', 'ground'],
  diff: ['components', 'richText', 'dataProvider', 'i18n', 'wire', 'ground'],
  components: ['richText', 'routing', 'dataProvider', 'i18n', 'wire', 'ground'],
  richText: ['dataProvider', 'i18n', 'wire', 'ground'],
  routing: ['dataProvider', 'i18n', 'wire', 'ground'],
  dataProvider: ['i18n', 'wire', 'ground'],
  uzbek: ['ground'],
  i18n: ['wire'],
  wire: [],
  ground: ['wire'],
};

const APP = ['main.tsx', 'App.tsx', 'authProvider.ts'];
const LONGEST_FILE = 250;

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
const isLong = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1 > LONGEST_FILE;

const files = sourcesIn('src');

const folderOf = (path: string): string => {
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0) return first;
  return APP.includes(first) ? 'app' : 'ground';
};

/** The folder of a feature, or of a family of resources. */
const roomOf = (path: string) => path.split('/').slice(0, 2).join('/');

const imports = files.flatMap((path) => {
  const text = readFileSync(join('src', path), 'utf8');
  return [...text.matchAll(/(?:from|import\(|import)\s*'([^']+)'/g)].map(([, to = '']) => ({ path, to }));
});

const own = imports
  .filter(({ to }) => to.startsWith('.'))
  .map(({ path, to }) => ({ path, to: normalize(join(dirname(path), to)) }));

const told = (found: typeof imports) => found.map(({ path, to }) => `${path} → ${to}`);

describe('the source of the front end', () => {
  it('has at most twelve folders, all of them in the table', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.length).toBeLessThanOrEqual(12);
    expect(Object.keys(MAY_IMPORT)).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
  });

  it('imports downwards only, so that no folders import each other', () => {
    const upwards = own.filter(({ path, to }) => {
      const [from, target] = [folderOf(path), folderOf(to)];
      return from !== target && !MAY_IMPORT[from]?.includes(target);
    });
    expect(told(upwards)).toEqual([]);
  });

  it('has features and families that do not know each other: App alone names a feature, and can leave it out', () => {
    const across = own.filter(
      ({ path, to }) =>
        ['features', 'resources'].includes(folderOf(path)) &&
        folderOf(path) === folderOf(to) &&
        roomOf(path) !== roomOf(to),
    );
    expect(told(across)).toEqual([]);
  });

  it('uses react-admin by its own name', () => {
    const direct = imports.filter(({ to }) => /^ra-(core|ui-materialui)/.test(to));
    expect(told(direct)).toEqual([]);
  });

  it('has no file of more than 250 lines', () => {
    expect(files.filter((path) => isLong(join('src', path)))).toEqual([]);
  });
});

it('no test has more than 250 lines', () => {
  expect(sourcesIn('tests').filter((path) => isLong(join('tests', path)))).toEqual([]);
});
