import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedContent } from '../../server/content/seed.ts';
import { accounts } from '../../server/db/schema.ts';
import type { NewsWire } from '../support/publicationWire.ts';
import { serverForAll, startServer, type TestServer } from '../support/server.ts';
import { MEDIA_AREAS, mediaCalls } from '../support/serverMedia.ts';
import { AREAS, publicationCalls } from '../support/serverPublications.ts';
import { callsOf } from './files/multipart.ts';

const TODAY = '2026-11-21';

const server = serverForAll();
let published: NewsWire[];
let pending: NewsWire[];

const seed = async (into: TestServer, today: string) => {
  const [admin] = await into.db.select().from(accounts).limit(1);
  const { fileStore } = into.app;
  await into.db.transaction((db) => seedContent({ db, fileStore, createdBy: admin?.id ?? 0, today }));
};

const listsOf = async (of: TestServer): Promise<[NewsWire[], NewsWire[]]> => {
  const [done, waiting] = [
    await of.as('admin', 'GET', '/api/Admin/News/GetAllPublished'),
    await of.as('admin', 'GET', '/api/Admin/News/GetAllPending'),
  ];
  return [done.body.data, waiting.body.data];
};

beforeAll(async () => {
  await seed(server, TODAY);
  [published, pending] = await listsOf(server);
}, 120_000);

const all = () => [...published, ...pending];

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
    const calls = publicationCalls(server, under);
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
    const items = await mediaCalls(server, under).list();
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
  /** The covers of each kind. */
  const covers = () =>
    Promise.all([
      ...AREAS.map(async (under) => {
        const calls = publicationCalls(server, under);
        return coversOf([...(await calls.published()), ...(await calls.pending())]);
      }),
      ...MEDIA_AREAS.map(async (under) => coversOf(await mediaCalls(server, under).list())),
    ]);

  it('come with thumbnails small enough for a list', async () => {
    for (const { small } of (await covers()).flat()) expect(small.length).toBeLessThan(8_000);
  });

  it('are 960 × 540, and no two of a kind are alike', async () => {
    const admin = await callsOf(server, 'admin');
    for (const ofKind of await covers()) {
      const seen = new Set<string>();
      for (const { id } of ofKind) {
        const { bytes } = await admin.read(`/WebsiteFiles/File/GetCover/${id}`);
        const { width, height } = await sharp(bytes).metadata();
        expect([width, height]).toEqual([960, 540]);
        seen.add(bytes.toString('base64'));
      }
      expect(seen.size).toBe(ofKind.length);
    }
  });
});

it('the first content is the same in number on every day of a first start', async () => {
  const other = await startServer();
  await seed(other, '2028-02-29');
  const [done, waiting] = await listsOf(other);
  expect([done.length, waiting.length]).toEqual([published.length, pending.length]);
  await other.stop();
});
