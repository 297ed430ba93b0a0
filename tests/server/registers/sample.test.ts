import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../server/content/loadContent.ts';
import { seedRegisters } from '../../../server/content/seedRegisters.ts';
import { copies } from '../../../server/content/uploads.ts';
import { accounts } from '../../../server/db/schema.ts';
import { LANGUAGES, type Language } from '../../../src/wire/wire.ts';
import { serverForAll } from '../../support/server.ts';

const TODAY = '2026-03-05';

interface Entry {
  language: Language;
  header: string;
  [field: string]: unknown;
}

const server = serverForAll();
beforeAll(async () => {
  const { db, app } = server;
  const [admin] = await db.select().from(accounts).limit(1);
  const content = await loadContent();
  const copied = copies(app.fileStore);
  await seedRegisters({ db, content, copied, createdBy: admin?.id ?? 0, today: TODAY });
}, 120_000);

const read = async (path: string) => (await server.as('admin', 'GET', `/api/Admin/${path}`)).body.data;
const codesOf = async (path: string): Promise<string[]> =>
  (await read(path)).map(({ code }: { code: string }) => code);
const entriesOf = async (path: string, key: string): Promise<Entry[]> =>
  (await read(path)).flatMap((base: Record<string, Entry[]>) => base[key] ?? []);

/** Every entry of every document, with the id of its file. */
async function everyEntry() {
  const all: (Entry & { fileId: unknown; file: unknown })[] = [];
  const registers = [
    ['Information/GetInformationTypes', 'Information/GetByCode', 'informations', 'information'],
    ['ClientType/GetClientTypes', 'Template/GetTemplatesByCode', 'templates', 'template'],
    [
      'NormativeDocumentType/GetNormativeDocumentTypes',
      'NormativeDocument/GetByCode',
      'normativeDocuments',
      'normative',
    ],
  ] as const;
  for (const [types, list, key, prefix] of registers) {
    for (const code of await codesOf(types)) {
      for (const entry of await entriesOf(`${list}/${code}`, key)) {
        all.push({ ...entry, fileId: entry[`${prefix}FileId`], file: entry[`${prefix}File`] });
      }
    }
  }
  return all;
}

describe('the first content of the registers', () => {
  it('has four information types over several years, with twelve documents in one of them', async () => {
    const codes = await codesOf('Information/GetInformationTypes');
    expect(codes.length).toBe(4);
    const counts: number[] = [];
    for (const code of codes) {
      const groups: { year: number; informations: unknown[] }[] = await read(`Information/GetByCode/${code}`);
      expect(groups.length).toBeGreaterThanOrEqual(2);
      expect(groups.every(({ year }) => year >= 2010 && year <= 2026)).toBe(true);
      counts.push(...groups.map(({ informations }) => informations.length / 3));
    }
    expect(Math.max(...counts)).toBe(12);
  });

  it('has templates for each client type, twelve for one', async () => {
    const counts: number[] = [];
    for (const code of await codesOf('ClientType/GetClientTypes')) {
      counts.push((await read(`Template/GetTemplatesByCode/${code}`)).length);
    }
    expect(counts).toEqual([6, 4, 12, 5]);
  });

  it('has 25 normative documents of four types, more than a page of some', async () => {
    const codes = await codesOf('NormativeDocumentType/GetNormativeDocumentTypes');
    const lists: { publishTime: string; documentNumber: string }[][] = [];
    for (const code of codes) lists.push(await read(`NormativeDocument/GetByCode/${code}`));
    expect(lists.map(({ length }) => length)).toEqual([8, 9, 5, 3]);
    const all = lists.flat();
    expect(all.every(({ publishTime }) => publishTime <= TODAY)).toBe(true);
    expect(new Set(all.map(({ documentNumber }) => documentNumber)).size).toBe(25);
  });

  it('has forty terms, fifteen years of history and six figures', async () => {
    expect((await read('GetGlossaries')).length).toBe(40);
    const histories = await read('History/GetHistories');
    expect(new Set(histories.map(({ year }: { year: number }) => year)).size).toBe(15);
    const statistic = await read('Statistic/GetStatistic');
    expect(Object.values(statistic).filter((value) => typeof value === 'string' && value !== '').length).toBe(
      6,
    );
  });

  it('speaks each language in its own letters and never says the same twice', async () => {
    const glossary: Record<string, string>[] = await read('GetGlossaries');
    const histories: Record<string, string>[] = await read('History/GetHistories');
    const headers = await everyEntry();
    for (const language of LANGUAGES) {
      const name = language.replace(/^./, (letter) => letter.toUpperCase());
      const groups = [
        glossary.map((term) => term[`keyWord${name}`] ?? ''),
        glossary.map((term) => term[`description${name}`] ?? ''),
        histories.map((history) => history[`text${name}`] ?? ''),
      ];
      for (const texts of groups) expect(new Set(texts).size).toBe(texts.length);
      const all = [
        ...groups.flat(),
        ...headers.filter((entry) => entry.language === language).map(({ header }) => header),
      ];
      for (const text of all) {
        expect(text.length, text).toBeGreaterThan(2);
        // an international abbreviation has the same letters everywhere
        if (text !== 'ISIN') expect(/[а-яё]/i.test(text), text).toBe(language === 'ru');
        if (language === 'uz') expect(text).not.toMatch(/[og]['’‘`ʼ]/i);
        expect(text).not.toMatch(/undefined|NaN|\$\{|\*\*| {2}|[Ll]orem/);
      }
    }
  });

  it('has a PDF that can be opened for every language of every document', async () => {
    const entries = await everyEntry();
    expect(entries.length).toBeGreaterThan(300);
    for (const { fileId, file, header } of entries) {
      expect(file, header).toMatchObject({ name: expect.stringMatching(/^[^/\\]{4,84}\.pdf$/) });
      expect(Number(fileId)).toBeGreaterThan(0);
    }
    const authorization = `Bearer ${await server.signIn('admin')}`;
    for (const { fileId } of entries.filter((_, index) => index % 29 === 0)) {
      const url = `/WebsiteFiles/File/GetPdf/${fileId}`;
      const { statusCode, rawPayload } = await server.app.inject({ url, headers: { authorization } });
      expect(statusCode).toBe(200);
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});
