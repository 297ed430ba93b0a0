import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { emptyEntries } from '../../src/dataProvider/records.ts';
import { session } from '../../src/session.ts';
import { plainFetch } from '../support/plainDepository.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const wrappedTwice: typeof fetch = async (input, init) => {
  const answer = await server.fetch(input, init);
  return new Response(`{"data":${await answer.text()}}`, { status: answer.status });
};

describe.each([
  ['bare lists and empty answers', (...call: Parameters<typeof fetch>) => plainFetch(server)(...call)],
  ['{ data: { data: … } }', wrappedTwice],
])('a depository that answers %s', (_name, fetchAnswer) => {
  const provider = () =>
    createDataProvider(createHttp({ baseUrl: '', fetch: fetchAnswer }), new QueryClient());
  const page = { page: 1, perPage: 7 };
  const pending = {
    filter: { status: 'pending' },
    sort: { field: 'id', order: 'DESC' } as const,
    pagination: page,
  };

  it('is worked with in full: create, find, change, approve, count, delete', async () => {
    session.open({ token: await server.signIn('admin'), name: 'A', role: 'admin' });
    const data = provider();
    const entries = emptyEntries({ title: '', description: '', pdfId: null, coverId: null, coverBase64: '' });
    entries.ru.title = 'Первая';
    const { data: created } = await data.create('news', {
      data: { posted: '2026-02-03', status: '', entries },
    });
    expect(created.id).toBeDefined();

    const { data: listed } = await data.getList('news', pending);
    const item = listed[0];
    expect(item).toMatchObject({ posted: '2026-02-03', entries: { ru: { title: 'Первая' } } });
    expect((await data.getOne('news', { id: String(item?.id) })).data).toEqual(item);

    const changed = structuredClone(item);
    changed.entries.en.title = 'First';
    await data.update('news', { id: String(changed.id), data: changed, previousData: item });
    expect((await data.getList('news', pending)).data[0]?.entries.en.title).toBe('First');

    const before = await data.count('news');
    await data.approve('news', { id: changed.id });
    expect(await data.count('news')).toBe(before + 1);
    expect((await data.getList('news', pending)).total).toBe(0);

    await data.delete('news', { id: changed.id });
    expect(await data.count('news')).toBe(before);
    await expect(data.getOne('news', { id: changed.id })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a list', () => {
  it('is asked for once while it is fresh, and again after a save', async () => {
    session.open({ token: await server.signIn('admin'), name: 'A', role: 'admin' });
    const asked: string[] = [];
    const watched: typeof fetch = (input, init) => {
      asked.push(`${init?.method} ${input}`);
      return server.fetch(input, init);
    };
    const data = createDataProvider(createHttp({ baseUrl: '', fetch: watched }), new QueryClient());
    const published = { filter: { status: 'published' }, pagination: { page: 1, perPage: 7 } };
    await Promise.all([
      data.getList('news', published),
      data.getList('news', { ...published, pagination: { page: 2, perPage: 7 } }),
    ]);
    await data.getList('news', { ...published, filter: { status: 'published', title: 'а' } });
    expect(asked).toEqual(['GET /api/Admin/News/GetAllPublished']);
    await data.create('news', { data: { posted: '2026-02-03' } });
    await data.getList('news', published);
    expect(asked.slice(1)).toEqual([
      'POST /api/Admin/News/UpdateOrAdd',
      'GET /api/Admin/News/GetAllPublished',
    ]);
  });
});

describe('a save', () => {
  it('succeeds on 200 alone', async () => {
    const accepted: typeof fetch = async () => new Response('', { status: 202 });
    const data = createDataProvider(createHttp({ baseUrl: '', fetch: accepted }), new QueryClient());
    await expect(data.create('news', { data: { posted: '2026-02-03' } })).rejects.toMatchObject({
      status: 202,
    });
  });

  it('that gets no answer says so in Russian', async () => {
    const dead: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const data = createDataProvider(createHttp({ baseUrl: '', fetch: dead }), new QueryClient());
    await expect(data.create('news', { data: {} })).rejects.toMatchObject({
      status: 0,
      message: 'Нет связи с сервером. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.',
    });
  });
});
