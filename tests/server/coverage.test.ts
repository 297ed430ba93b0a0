import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = resolve('scripts/coverage.mjs');

const NAMED = `## a.test.ts
1. an item › is saved
2. an item › is deleted
3. an item › is kept

## gone.test.ts
1. x

## e2e/b.e2e.ts
1. {news,videos} › is added
`;

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'coverage-')));
  for (const name of ['docs', 'tests/e2e', 'test-results'])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'tests/named.md'), NAMED);
  await writeFile(join(folder, 'tests/a.test.ts'), '');
  await writeFile(join(folder, 'tests/e2e/b.e2e.ts'), '');
});
afterEach(() => rm(folder, { recursive: true }));

const table = (...rows: string[]) => `| Place | What | Shown by |\n| --- | --- | --- |\n${rows.join('')}`;
/** The table of the specification, one of a single row about security, and one of the same test as a trial. */
async function writeTable(...cells: string[]) {
  const rows = cells.map((cell, at) => `| 1 §${at} | Line ${at} | ${cell} |\n`);
  await writeFile(join(folder, 'docs/specification.md'), table(...rows));
  await writeFile(join(folder, 'docs/security.md'), table(`| V1 | Safe | ${cells[0]} |\n`));
  await writeFile(join(folder, 'docs/trials.md'), table(`| Twice | Once | ${cells[0]} |\n`));
}

const writeUnit = (results: Record<string, string>) =>
  writeFile(
    join(folder, 'test-results/unit.json'),
    JSON.stringify({
      testResults: [
        {
          name: join(folder, 'tests/a.test.ts'),
          assertionResults: Object.entries(results).map(([title, status]) => ({
            ancestorTitles: ['an item'],
            title,
            status,
          })),
        },
      ],
    }),
  );

const check = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

it('names the row whose test was skipped, or whose test, file or reference is missing', async () => {
  await writeTable('a.3', 'gone.1', 'soon', 'e2e/b.1', 'a.2', 'a.1');
  await writeUnit({ 'is saved': 'passed', 'is deleted': 'skipped' });
  await writeFile(join(folder, 'test-results/e2e.json'), JSON.stringify({ suites: [] }));
  const { status, said } = check();
  expect(status).toBe(1);
  expect(said).toMatch(/docs\/security\.md:3 +V1 +Safe/);
  expect(said).toMatch(/docs\/trials\.md:3 +Twice +Once/);
  for (const text of [
    'no test of this name ran',
    'there is no such file',
    'is not in tests/named.md',
    'tests/e2e/b.e2e.ts is not in test-results/e2e.json',
    '1 §4   Line 4\n    tests/a.test.ts › an item › is deleted\n      skipped',
  ])
    expect(said).toContain(text);
  expect(said).not.toContain('1 §5');
});
