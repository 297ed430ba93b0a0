import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedContent } from '../../server/content/seed.ts';
import { accounts } from '../../server/db/schema.ts';
import { drawnContent } from '../support/drawnContent.ts';
import type { NewsWire } from '../support/publicationWire.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { MEDIA_AREAS, mediaCalls } from '../support/serverMedia.ts';
import { AREAS, publicationCalls } from '../support/serverPublications.ts';
import { callsOf } from './files/multipart.ts';

const TODAY = '2026-11-21';

let server: TestServer;
let folder: string;
let published: NewsWire[];
let pending: NewsWire[];

const seed = async (into: TestServer, today: string) => {
  const [admin] = await into.db.select().from(accounts).limit(1);
  const { fileStore } = into.app;
  await into.db.transaction((db) => seedContent({ db, fileStore, folder, createdBy: admin?.id ?? 0, today }));
};

const listsOf = async (of: TestServer): Promise<[NewsWire[], NewsWire[]]> => {
  const [done, waiting] = [
    await of.as('admin', 'GET', '/api/Admin/News/GetAllPublished'),
    await of.as('admin', 'GET', '/api/Admin/News/GetAllPending'),
  ];
  return [done.body.data, waiting.body.data];
};

beforeAll(async () => {
  folder = await drawnContent();
  server = await startServer();
  await seed(server, TODAY);
  [published, pending] = await listsOf(server);
}, 120_000);

afterAll(() => server.stop());

const all = () => [...published, ...pending];
const entries = () => all().flatMap(({ news }) => news);

describe('the first content', () => {
  it('is enough for several pages of both tabs', () => {
    expect(published.length).toBeGreaterThanOrEqual(32);
    expect(pending.length).toBeGreaterThanOrEqual(9);
    expect(all().every(({ news }) => news.map(({ language }) => language).join() === 'ru,uz,en')).toBe(true);
  });

  it('was posted over the last fourteen months and not in the future', () => {
    const days = all().map(({ posted }) => posted.slice(0, 10));
    expect(days.every((day) => day <= TODAY && day >= '2025-09-21')).toBe(true);
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
    expect(days).toContain(TODAY);
  });

  it('marks a few items against corruption and leaves a few without a cover', () => {
    const share = (items: unknown[]) => items.length / all().length;
    expect(share(all().filter(({ isReferToCorruption }) => isReferToCorruption))).toBeGreaterThan(0.05);
    expect(share(all().filter(({ isReferToCorruption }) => isReferToCorruption))).toBeLessThan(0.2);
    expect(share(all().filter(({ news }) => news[0]?.coverId === null))).toBeGreaterThan(0.05);
    expect(share(all().filter(({ news }) => news[0]?.coverId === null))).toBeLessThan(0.25);
  });
});

describe.each(AREAS)('the first content of $area', (under) => {
  const lists = async () => {
    const calls = publicationCalls(() => server, under);
    return { published: await calls.published(), pending: await calls.pending() };
  };

  it('is enough for several pages of both tabs, in three languages', async () => {
    const { published: done, pending: waiting } = await lists();
    expect(done.length).toBeGreaterThanOrEqual(30);
    expect(waiting.length).toBeGreaterThanOrEqual(8);
    for (const { posted, entries: each } of [...done, ...waiting]) {
      expect(posted <= TODAY && posted >= '2025-09-21').toBe(true);
      expect(each.every(({ title, description }) => title && description)).toBe(true);
    }
  });

  it('has covers for most and PDFs for some', async () => {
    const { published: done, pending: waiting } = await lists();
    const items = [...done, ...waiting];
    const share = (chosen: typeof items) => chosen.length / items.length;
    expect(share(items.filter(({ entries: [ru] }) => ru?.coverId))).toBeGreaterThan(0.75);
    expect(share(items.filter(({ entries: [ru] }) => ru?.pdfId))).toBeGreaterThan(0.1);
  });
});

describe.each(MEDIA_AREAS)('the first content of $area', (under) => {
  it('fills three pages, with links and covers', async () => {
    const items = await mediaCalls(() => server, under).list();
    expect(items).toHaveLength(20);
    for (const { posted, entries: each } of items) {
      expect(posted <= TODAY && posted >= '2025-09-21').toBe(true);
      expect(each[0]).toMatchObject({ title: expect.stringMatching(/./) });
      expect(each[0]?.[under.urlKey]).toMatch(/^https:/);
    }
    expect(items.filter(({ entries: [ru] }) => ru?.coverId).length).toBeGreaterThanOrEqual(16);
  });
});

describe('the covers of the first content', () => {
  const coversOf = (items: { entries: { coverId: unknown; coverBase64?: unknown }[] }[]) =>
    items.flatMap(({ entries: [ru] }) =>
      ru?.coverId ? { id: ru.coverId, small: String(ru.coverBase64) } : [],
    );
  const covers = async () => {
    const lists = [
      ...AREAS.flatMap((under) => {
        const calls = publicationCalls(() => server, under);
        return [calls.published, calls.pending];
      }),
      ...MEDIA_AREAS.map((under) => mediaCalls(() => server, under).list),
    ];
    const found: ReturnType<typeof coversOf> = [];
    for (const list of lists) found.push(...coversOf(await list()));
    return found;
  };

  it('come with thumbnails small enough for a list', async () => {
    for (const { small } of await covers()) expect(small.length).toBeLessThan(8_000);
  });

  it('are 960 × 540, and no two are alike in any kind', async () => {
    const admin = await callsOf(server, 'admin');
    const found = await covers();
    expect(found.length).toBeGreaterThan(150);
    const small = await Promise.all(
      found.map(async ({ id }) => {
        const { bytes } = await admin.read(`/WebsiteFiles/File/GetCover/${id}`);
        const { width, height } = await sharp(bytes).metadata();
        expect([width, height]).toEqual([960, 540]);
        return await sharp(bytes).resize(32, 18, { fit: 'fill' }).removeAlpha().raw().toBuffer();
      }),
    );
    const distance = (one: Buffer, other: Buffer) =>
      one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
    const nearest = small.map((one, i) =>
      Math.min(...small.slice(i + 1).map((other) => distance(one, other))),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(3);
  }, 60_000);
});

describe('the PDFs of the first content', () => {
  it('are real ones, each in its language and small', async () => {
    const admin = await callsOf(server, 'admin');
    const withPdf = entries().filter(({ pdfId }) => pdfId !== null);
    expect(withPdf.length).toBeGreaterThanOrEqual(24);
    const hashes = new Set<string>();
    for (const { pdfId, pdfFile } of withPdf) {
      const { bytes, headers } = await admin.read(`/WebsiteFiles/File/GetPdf/${pdfId}`);
      expect(headers['content-type']).toBe('application/pdf');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.subarray(-8).toString()).toContain('%%EOF');
      expect(bytes.includes('/FontFile2')).toBe(true);
      expect(bytes.length).toBeLessThan(60_000);
      expect(pdfFile?.name).toMatch(/^[^/\\]{5,70}\.pdf$/);
      hashes.add(bytes.toString('latin1'));
    }
    expect(hashes.size).toBe(withPdf.length);
  });
});

describe('what the build prepares', () => {
  it('serves every day of the first start alike: nothing is drawn then', async () => {
    // others may be drawing the same
    const drawn = async () => (await readdir(folder)).filter((name) => name.includes('.')).sort();
    const before = await drawn();
    const other = await startServer();
    await seed(other, '2028-02-29');
    const [done, waiting] = await listsOf(other);
    expect([done.length, waiting.length]).toEqual([published.length, pending.length]);
    await other.stop();
    expect(await drawn()).toEqual(before);
  });
});
