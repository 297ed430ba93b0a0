import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files, publications } from '../../server/db/schema.ts';
import type { NewsWire } from '../../src/dataProvider/wire.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  await server.db.delete(publications);
});
afterAll(() => server.stop());

const NEWS = '/api/Admin/News';
const save = (payload: object) => server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, payload);
const saved = async (payload: object): Promise<{ id: number; version: number }> =>
  (await save(payload)).body.data;
const pending = async (): Promise<NewsWire[]> =>
  (await server.as('admin', 'GET', `${NEWS}/GetAllPending`)).body.data;
const published = async (): Promise<NewsWire[]> =>
  (await server.as('admin', 'GET', `${NEWS}/GetAllPublished`)).body.data;
const count = async () => (await server.as('admin', 'GET', `${NEWS}/GetCount`)).body.data;
const approve = (id: number | string) => server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`);
const remove = (id: number | string) => server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
async function addFile(kind: 'pdf' | 'cover', name: string, thumbnail?: string) {
  const row = { kind, name, sha256: 'a'.repeat(64), mime: 'x/y', sizeBytes: 1234, thumbnail };
  const [file] = await server.db.insert(files).values(row).returning({ id: files.id });
  return file?.id ?? 0;
}

describe('a news item', () => {
  it('is pending until it is approved, then published, then gone when deleted', async () => {
    const { id, version } = await saved(newsDraft());
    expect(version).toBe(1);
    expect([(await pending()).length, (await published()).length, await count()]).toEqual([1, 0, 0]);
    expect(await approve(id)).toMatchObject({ status: 200, body: { data: { id } } });
    expect((await approve(id)).status).toBe(200);
    expect([(await pending()).length, (await published()).length, await count()]).toEqual([0, 1, 1]);
    await save(newsDraft('Правка', { id }));
    expect((await published())[0]?.news[0]?.title).toBe('Правка ru');
    expect((await remove(id)).status).toBe(200);
    expect([(await pending()).length, (await published()).length, await count()]).toEqual([0, 0, 0]);
  });

  it('comes back as it was sent, with three entries, thumbnail and file names', async () => {
    const pdfId = await addFile('pdf', 'Отчёт за март.pdf');
    const coverId = await addFile('cover', 'обложка.jpg', 'UklGRg==');
    const draft = newsDraft('Дивиденды', { isReferToCorruption: true });
    Object.assign(draft.news[1] ?? {}, { pdfId, coverId: String(coverId) });
    const { id } = await saved(draft);
    const [item] = await pending();
    expect(item).toMatchObject({
      id,
      posted: '2026-03-05',
      status: 'pending',
      isReferToCorruption: true,
      version: 1,
    });
    expect(item?.news.map(({ language, newsBaseId }) => [language, newsBaseId])).toEqual([
      ['ru', id],
      ['uz', id],
      ['en', id],
    ]);
    expect(item?.news[1]).toMatchObject({
      title: 'Дивиденды uz',
      description: '<p>Дивиденды uz</p>',
      pdfId,
      coverId,
      coverBase64: 'UklGRg==',
      pdfFile: { name: 'Отчёт за март.pdf', sizeBytes: 1234 },
      coverFile: { name: 'обложка.jpg', sizeBytes: 1234 },
    });
    expect(item?.news[0]).toMatchObject({ pdfId: null, coverId: null, pdfFile: null, coverFile: null });
  });

  it('has all three entries in order even when one was sent', async () => {
    await saved({ news: [{ language: 'en', title: 'Only English' }] });
    const [item] = await pending();
    expect(item?.news.map(({ language, title }) => [language, title])).toEqual([
      ['ru', ''],
      ['uz', ''],
      ['en', 'Only English'],
    ]);
  });

  it('keeps in an edit what was not sent, and loses what was emptied', async () => {
    const pdfId = await addFile('pdf', 'a.pdf');
    const draft = newsDraft('Было', { isReferToCorruption: true });
    Object.assign(draft.news[0] ?? {}, { pdfId });
    const { id } = await saved(draft);
    await save({ id, news: [{ language: 'ru', title: 'Стало' }] });
    let [item] = await pending();
    expect(item).toMatchObject({ posted: '2026-03-05', isReferToCorruption: true });
    expect(item?.news[0]).toMatchObject({ title: 'Стало', description: '<p>Было ru</p>', pdfId });
    expect(item?.news[1]?.title).toBe('Было uz');
    await save({ id, news: [{ language: 'ru', title: null, description: '', pdfId: '' }] });
    [item] = await pending();
    expect(item?.news[0]).toMatchObject({ title: '', description: '', pdfId: null });
  });

  it.each([
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T23:30:00.000Z', '2026-03-05'],
    ['2024-02-29T00:00:00', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
    ['9999-12-31', '9999-12-31'],
  ])('keeps the day of %s whatever the time zone', async (posted, day) => {
    await saved(newsDraft('День', { posted }));
    expect((await pending())[0]?.posted).toBe(day);
  });

  it('is of today in Tashkent when no day was sent', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(new Date());
    await saved(newsDraft('Сегодня', { posted: '' }));
    expect((await pending())[0]?.posted).toBe(today);
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '05.03.2026',
    'вчера',
    '2026-3-5',
    5,
  ])('is refused with the day %s', async (posted) => {
    expect(await save(newsDraft('День', { posted }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'posted' }] },
    });
  });

  it.each([
    'Ўзбекистон — O‘zbekiston, oʻzbek, oʼzbek, o’zbek',
    '  пробелы  \t\n в конце  ',
    'e\u0301 \u00e9 👩‍👩‍👧 \u202eRTL \ufeff',
    '<b>не разметка</b> &amp; "кавычки" \'; drop table news; --',
    '=1+1',
    '\u0001\u001f\u007f',
    'я'.repeat(20_000),
  ])('keeps the title %j byte for byte', async (title) => {
    await saved({ news: [{ language: 'ru', title }] });
    expect((await pending())[0]?.news[0]?.title).toBe(title);
  });

  it.each(['нуль \0 внутри', 'половина \ud83d символа'])(
    'is refused with a title that cannot be kept',
    async (title) => {
      const answer = await save({ news: [{ language: 'ru', title }] });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'news.0.title' }] } });
      expect(await pending()).toEqual([]);
    },
  );

  it('is kept without the scripts of its description', async () => {
    await saved({
      news: [{ language: 'uz', description: '<p onclick="a()">Матн<script>alert(1)</script></p>' }],
    });
    expect((await pending())[0]?.news[1]?.description).toBe('<p>Матн</p>');
  });

  it('is refused with a file that does not exist or is of the other kind', async () => {
    const pdfId = await addFile('pdf', 'a.pdf');
    for (const wrong of [{ pdfId: 999_999 }, { coverId: pdfId }, { coverId: 2_147_483_647 }]) {
      const answer = await save({ news: [{ language: 'ru', title: 'Файл', ...wrong }] });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe(`news.0.${Object.keys(wrong)[0]}`);
    }
    expect(await pending()).toEqual([]);
  });
});

describe('what a save must not do', () => {
  it.each([
    'published',
    'Published',
    'PUBLISHED',
    1,
    true,
    ['published'],
    { value: 'published' },
    null,
    'approved',
  ])('publish by status %j, neither new nor stored', async (status) => {
    const { id } = await saved(newsDraft('Статус', { status }));
    await save(newsDraft('Статус', { id, status, isPublished: true, published: true }));
    expect([(await pending()).length, (await published()).length]).toEqual([1, 0]);
  });

  it('publish by sending the published form of the item back', async () => {
    const { id } = await saved(newsDraft());
    await approve(id);
    const [item] = await published();
    await save({ ...item, id: 0, version: undefined });
    expect([(await pending()).length, (await published()).length]).toEqual([1, 1]);
  });

  it('take back the publication of a published item', async () => {
    const { id } = await saved(newsDraft());
    await approve(id);
    await save(newsDraft('Снова', { id, status: 'pending' }));
    expect((await published()).map((item) => item.id)).toEqual([id]);
  });

  it('keep or answer fields that nobody knows', async () => {
    const marker = 'marker-4711';
    const more = {
      createdBy: marker,
      owner: marker,
      constructor: marker,
      kind: 'depoNews',
      createdAt: marker,
    };
    const { id } = await saved({ ...newsDraft(), ...more });
    const [row] = await server.db.select().from(publications).where(eq(publications.id, id));
    expect(row?.kind).toBe('news');
    expect(JSON.stringify([row, await pending()])).not.toContain(marker);
  });

  it('write into the entry of another item by its id', async () => {
    await saved(newsDraft('Чужая'));
    const entryId = (await pending())[0]?.news[0]?.id;
    const { id } = await saved({ news: [{ id: entryId, newsBaseId: 1, language: 'ru', title: 'Захват' }] });
    await save({ id, news: [{ id: entryId, language: 'ru', title: 'Захват' }] });
    const titles = (await pending()).map((item) => item.news[0]?.title).sort();
    expect(titles).toEqual(['Захват', 'Чужая ru']);
  });

  it('create an item at an id that nobody has, or bring a deleted one back', async () => {
    const { id } = await saved(newsDraft());
    await remove(id);
    for (const unknown of [id, 999_999, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
      expect((await save(newsDraft('Призрак', { id: unknown }))).status).toBe(404);
    }
    expect(await pending()).toEqual([]);
  });

  it('overwrite a save that its sender has not seen', async () => {
    const { id, version } = await saved(newsDraft());
    const first = await save(newsDraft('Первая', { id, version }));
    expect(first.body.data.version).toBe(2);
    const second = await save(newsDraft('Вторая', { id, version }));
    expect(second.status).toBe(409);
    expect(second.body.message).toMatch(/изменил кто-то другой/);
    expect((await pending())[0]?.news[0]?.title).toBe('Первая ru');
    expect((await save(newsDraft('Третья', { id }))).status).toBe(200);
  });

  it('take ids or versions of another type, or a language twice', async () => {
    const { id } = await saved(newsDraft());
    const [ru] = newsDraft().news;
    const wrong = [
      { id: -1 },
      { id: 1.5 },
      { id: 'abc' },
      { id, version: 'x' },
      { news: [ru, ru] },
      { news: [{ ...ru, language: 'fr' }] },
      { news: [{ ...ru, title: 5 }] },
      { news: [{ ...ru, description: {} }] },
      { news: [{ ...ru, pdfId: 'x' }] },
      { news: [null] },
      { news: 'x' },
      { news: undefined },
      { isReferToCorruption: 'yes' },
    ];
    for (const more of wrong)
      expect((await save(newsDraft('Тип', more))).status, JSON.stringify(more)).toBe(400);
  });
});

describe('lists', () => {
  it('are ordered by day, newest first, then by id', async () => {
    const days = ['2026-01-02', '2026-03-01', '2026-01-02', '2025-12-31'];
    const ids: number[] = [];
    for (const posted of days) ids.push((await saved(newsDraft(posted, { posted }))).id);
    expect((await pending()).map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0], ids[3]]);
  });

  it('are whole however long they are', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({
      kind: 'news' as const,
      status: 'published' as const,
      posted: `2025-0${1 + (index % 9)}-01`,
      createdAt: new Date(),
      updatedAt: new Date(),
    }));
    await server.db.insert(publications).values(rows);
    const items = await published();
    expect(new Set(items.map(({ id }) => id)).size).toBe(250);
    const days = items.map(({ posted }) => posted);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('are not sent again while they are the same', async () => {
    const { id } = await saved(newsDraft());
    const token = await server.signIn('admin');
    const ask = (etag?: unknown) =>
      server.send({
        method: 'GET',
        url: `${NEWS}/GetAllPending`,
        headers: { authorization: `Bearer ${token}`, ...(etag ? { 'if-none-match': String(etag) } : {}) },
      });
    const { etag } = (await ask()).headers;
    expect((await ask(etag)).status).toBe(304);
    await save(newsDraft('Правка', { id }));
    expect((await ask(etag)).status).toBe(200);
  });

  it('hold only their own kind', async () => {
    const row = {
      kind: 'depoNews' as const,
      posted: '2026-01-01',
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    const [other] = await server.db.insert(publications).values(row).returning({ id: publications.id });
    expect(await pending()).toEqual([]);
    const id = other?.id ?? 0;
    expect((await approve(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await save(newsDraft('Чужой вид', { id }))).status).toBe(404);
  });
});

describe('an id in the address', () => {
  it.each([
    '999999',
    '0',
    '-1',
    '1.5',
    'abc',
    '1e3',
    '2147483648',
    '99999999999999999999',
    "1' or '1'='1",
    '1;x',
    '%00',
  ])('that nobody has (%s) is 404 and changes nothing', async (id) => {
    await saved(newsDraft());
    for (const answer of [await approve(encodeURIComponent(id)), await remove(encodeURIComponent(id))]) {
      expect(answer.status).toBe(404);
      expect(answer.body.message).toMatch(/^[А-Я]/);
    }
    expect([(await pending()).length, (await published()).length]).toEqual([1, 0]);
  });

  it('is approved by GET only', async () => {
    const { id } = await saved(newsDraft());
    const token = await server.signIn('admin');
    const headers = { authorization: `Bearer ${token}`, 'x-http-method-override': 'GET' };
    for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { status } = await server.send({ method, url: `${NEWS}/AllowToPublish${id}`, headers });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect((await published()).length).toBe(0);
  });
});

describe('the counters', () => {
  it.each(['News', 'DepoNews', 'DepoCompasses', 'DepoMessages'])(
    'of %s is a number for every role',
    async (area) => {
      for (const role of ['admin', 'kadry', 'audit'] as const) {
        expect(await server.as(role, 'GET', `/api/Admin/${area}/GetCount`)).toMatchObject({
          status: 200,
          body: { data: 0 },
        });
      }
    },
  );
});
