import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../../server/content/loadContent.ts';
import { paths } from '../../../server/paths.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depository-content-'));
  await cp(paths.content, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const change = async (name: string, edit: (source: string) => string) => {
  const path = join(folder, name);
  await writeFile(path, edit(await readFile(path, 'utf8')));
};
/** The number of the first line with `text`. */
const lineWith = async (name: string, text: string) =>
  (await readFile(join(folder, name), 'utf8')).split('\n').findIndex((line) => line.includes(text)) + 1;

describe('a mistake in the first content', () => {
  it.each([
    ['glossary.json', '"Share"', '7'],
    ['departments.json', '"code": "LAW"', '"code": 5'],
    ['vacancies/items.json', '"department": "RISK"', '"department": "NONE"'],
    ['applications/items.json', '"daysBeforeEnd": 9', '"daysBeforeEnd": -9'],
    ['histories.json', '"year": 2012,', '"year": 2012'],
    ['news/items.json', '{ "month": 12', '{ "month": 13'],
  ])('is told with the file and the line: %s', async (name, right, wrong) => {
    const line = await lineWith(name, right);
    expect(line).toBeGreaterThan(1);
    await change(name, (source) => source.replace(right, wrong));
    // the comma that is missing is noticed on the next line
    const told = right.endsWith(',') ? line + 1 : line;
    await expect(loadContent(folder)).rejects.toThrow(new RegExp(`${name}:${told}: `));
  });

  it('names the line of a placeholder that nothing fills in', async () => {
    const name = 'news/fees-for-depository-services-change.en.md';
    await change(name, (source) => source.replace('{{day+30}}', '{{weekday}}'));
    await expect(loadContent(folder)).rejects.toThrow(`${name}:3: “{{weekday}}”`);
  });

  it('names a text without a title, a text that is missing and one that no item names', async () => {
    const name = 'news/fees-for-depository-services-change.en.md';
    await change(name, (source) => source.replace('# ', ''));
    await expect(loadContent(folder)).rejects.toThrow(`${name}:1: `);
    await rm(join(folder, name));
    await expect(loadContent(folder)).rejects.toThrow(name);
    await cp(paths.content, folder, { recursive: true });
    await writeFile(join(folder, 'news/draft.ru.md'), '# Черновик\n');
    await expect(loadContent(folder)).rejects.toThrow('news/draft.ru.md');
  });
});
