import { describe, expect, it } from 'vitest';
import { emptyEntries } from '../../src/dataProvider/records.ts';
import { plainFetch } from '../support/plainDepository.ts';
import { openSession, providerOver } from '../support/provider.ts';
import { OURS } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForAll();
const page = { page: 1, perPage: 7 };

const wrappedTwice: typeof fetch = async (input, init) => {
  const answer = await server.fetch(input, init);
  return new Response(`{"data":${await answer.text()}}`, { status: answer.status });
};

describe.each([
  ['bare lists and empty answers', (...call: Parameters<typeof fetch>) => plainFetch(server)(...call)],
  ['{ data: { data: … } }', wrappedTwice],
])('a depository that answers %s', (_name, fetchAnswer) => {
  const pending = {
    filter: { status: 'pending' },
    sort: { field: 'id', order: 'DESC' } as const,
    pagination: page,
  };

  it('is worked with in full: create, find, change, approve, count, delete', async () => {
    await openSession(server);
    const data = providerOver({ fetch: fetchAnswer });
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

describe('a save', () => {
  it.each([
    ['no list', OURS, 0],
    ['the list, in a depository that has named no versions,', ['chat'], 1],
  ])('of a record with a version reads %s before', async (_what, features, times) => {
    await openSession(server, features);
    const calls = watchFetch(server.fetch);
    const data = providerOver({ fetch: calls.fetch });
    const { data: saved } = await data.create('news', { data: { posted: '2026-02-03' } });
    const [opened] = (await data.getList('news', { filter: { status: 'pending' }, pagination: page })).data;
    expect(opened).toMatchObject({ id: saved.id, version: 1 });
    const before = calls.count('GetAllPending');
    await data.update('news', { id: saved.id, data: { ...opened }, previousData: opened, meta: { opened } });
    expect(calls.count('GetAllPending') - before).toBe(times);
  });

  it('succeeds on 200 alone', async () => {
    const data = providerOver({ fetch: async () => new Response('', { status: 202 }) });
    await expect(data.create('news', { data: { posted: '2026-02-03' } })).rejects.toMatchObject({
      status: 202,
    });
  });

  it('that gets no answer says so in Russian', async () => {
    const data = providerOver({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(data.create('news', { data: {} })).rejects.toMatchObject({
      status: 0,
      message: 'Нет связи с сервером. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.',
    });
  });
});

describe('a depository', () => {
  const asked = (answer: () => Response = () => Response.json({ data: [] })) => {
    const calls: { url: string; init: RequestInit }[] = [];
    const fetch: typeof globalThis.fetch = async (url, init = {}) => {
      calls.push({ url: String(url), init });
      return answer();
    };
    return { calls, data: providerOver({ fetch }) };
  };
  const list = { pagination: page, sort: { field: 'id', order: 'DESC' } as const };

  it('that allows caching is read anew each time, and an act never comes from the cache of the browser', async () => {
    const { calls, data } = asked();
    await data.getList('glossary', { ...list, filter: {} });
    await data.approve('news', { id: 5 });
    expect(calls.map(({ url, init }) => [url, init.cache])).toEqual([
      [expect.stringMatching('/api/Admin/GetGlossaries'), 'no-cache'],
      ['/api/Admin/News/AllowToPublish5', 'no-store'],
    ]);
  });

  it('is asked for the list in force before a row of the fund is saved, not for the one a new list begins with', async () => {
    const row = { id: 4, code: '1', name: 'Участник', fund: 5, currency: 'UZS', date: '2026-01-01' };
    const { calls, data } = asked(() => Response.json({ data: [row] }));
    const opened = (await data.getList('guaranteeFund', { ...list, filter: { currency: 'UZS' } })).data[0];
    await data.update('guaranteeFund', { id: 4, data: { fund: 6 }, previousData: opened, meta: { opened } });
    const [read, sent] = calls.slice(-2);
    expect(read?.url).toMatch(/GetLastUZS$/);
    expect([sent?.url, JSON.parse(String(sent?.init.body))]).toEqual([
      '/api/Admin/GuaranteeFund/Edit',
      { ...row, fund: 6 },
    ]);
  });

  it('with odd ids is asked about exactly these, in one part of the path', async () => {
    const { calls, data } = asked();
    await data.delete('news', { id: '3#a' });
    await data.approve('news', { id: '../3?x' });
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/Admin/News/Delete3%23a',
      '/api/Admin/News/AllowToPublish..%2F3%3Fx',
    ]);
  });

  it.each([
    [400, { Message: 'Название занято.' }, 'Название занято.'],
    [400, { data: { message: 'Название занято.' } }, 'Название занято.'],
    [400, { message: 'Название занято.', data: null }, 'Название занято.'],
    [400, { data: null, error: { message: 'Название занято.' } }, 'Название занято.'],
    [400, { error: 'Название занято.' }, 'Название занято.'],
    [400, { errorMessage: 'Название занято.' }, 'Название занято.'],
    [400, 'Название занято.', 'Название занято.'],
    [422, { title: 'Ошибка', errors: { Title: ['Название занято.'] } }, 'Название занято.'],
    [400, { title: 'Название занято.' }, 'Название занято.'],
    [400, { errors: ['Название занято.'] }, 'Название занято.'],
    [400, { errors: 'Название занято.' }, 'Название занято.'],
    [500, { detail: 'at System.NullReference()' }, 'Сервер ответил с ошибкой (500).'],
    [500, 'Internal Server Error', 'Сервер ответил с ошибкой (500).'],
    [500, { statusCode: 500, message: 'Internal server error' }, 'Сервер ответил с ошибкой (500).'],
    [413, { title: 'Payload Too Large' }, 'Отправлено слишком много данных.'],
    [413, { title: 'Файл больше 5 МБ.' }, 'Файл больше 5 МБ.'],
    [409, 'Код уже занят.', 'Код уже занят.'],
    [409, { error: 'Код уже занят.' }, 'Код уже занят.'],
    [409, { data: 'Код уже занят.' }, 'Код уже занят.'],
    [409, { Title: 'Код уже занят.' }, 'Код уже занят.'],
    [400, ['Код уже занят.'], 'Код уже занят.'],
    [400, { data: [], errors: ['Код уже занят.'] }, 'Код уже занят.'],
    [409, { data: { title: 'Заголовок записи' } }, 'Сервер отказал (409).'],
    [409, ['Conflict'], 'Сервер отказал (409).'],
    [404, '<!doctype html><p>Страницы нет', 'Сервер не нашёл то, что запрошено (404).'],
    [400, { Errors: { Code: ['Код уже занят.'] } }, 'Код уже занят.'],
    [409, { error: 'Conflict' }, 'Сервер отказал (409). Возможно, пока вы работали'],
    [418, {}, 'Сервер ответил с ошибкой (418).'],
  ])('that refuses with %i and %j is quoted', async (status, body, message) => {
    const { data } = asked(() => Response.json(body, { status }));
    await expect(data.delete('news', { id: 1 })).rejects.toThrow(message);
  });
});
