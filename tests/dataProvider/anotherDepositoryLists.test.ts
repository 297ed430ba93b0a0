import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { endpoints } from '../../src/dataProvider/endpoints.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { session } from '../../src/session.ts';
import { withoutPages } from '../support/plainDepository.ts';
import { serverForAll } from '../support/server.ts';
import { addTypes, CODES } from '../support/serverRegisters.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForAll();

const specified: typeof fetch = (...call) => withoutPages(server.fetch)(...call);

describe('a list', () => {
  const watchedProvider = async (own: typeof fetch) => {
    session.open({ token: await server.signIn('admin'), name: 'A', role: 'admin' });
    const watched = watchFetch(own);
    const data = createDataProvider(createHttp({ baseUrl: '', fetch: watched.fetch }), new QueryClient());
    return { data, watched, lists: () => watched.count('/GetAll') };
  };
  const published = { filter: { status: 'published' }, pagination: { page: 1, perPage: 7 } };

  it('of a depository without pages is asked for once while it is fresh, and again after a save', async () => {
    const { data, lists } = await watchedProvider(specified);
    await Promise.all([
      data.getList('news', published),
      data.getList('news', { ...published, pagination: { page: 2, perPage: 7 } }),
      data.getList('news', { ...published, pagination: { page: 1, perPage: 0 } }),
    ]);
    await data.getList('news', { ...published, filter: { status: 'published', title: 'а' } });
    expect(lists()).toBe(1);
    await data.create('news', { data: { posted: '2026-02-03' } });
    await data.getList('news', published);
    expect(lists()).toBe(2);
  });

  it('of a depository without pages that is changed on its way is asked for again, the first one too', async () => {
    const { data, watched, lists } = await watchedProvider(specified);
    const pending = { filter: { status: 'pending' }, pagination: { page: 1, perPage: 7 } };
    const release = watched.hold('/GetAll');
    const list = data.getList('news', pending);
    await expect.poll(() => watched.held('/GetAll')).toBe(1);
    const { data: saved } = await data.create('news', { data: { posted: '2099-02-03' } });
    release();
    expect((await list).data.map(({ id }) => id)).toContain(saved.id);
    expect(lists()).toBe(2);
  });

  it('that nobody waits for any more is not asked for when its turn comes', async () => {
    const { data, watched, lists } = await watchedProvider(server.fetch);
    const release = watched.hold('/GetAll');
    const first = data.getList('news', published);
    await expect.poll(() => watched.held('/GetAll')).toBe(1);
    const left = new AbortController();
    const second = { ...published, pagination: { page: 2, perPage: 7 }, signal: left.signal };
    const given = expect(data.getList('news', second)).rejects.toMatchObject({ name: 'AbortError' });
    left.abort();
    release();
    await Promise.all([first, given]);
    expect(lists()).toBe(1);
  });

  it('of our server tells its number with its page, and what is in it by the record', async () => {
    const { data } = await watchedProvider(server.fetch);
    const { data: saved } = await data.create('news', { data: { posted: '2026-02-03' } });
    await data.approve('news', { id: saved.id });
    const [page, number] = await Promise.all([
      data.getList('news', published),
      data.getList('news', { ...published, pagination: { page: 1, perPage: 0 } }),
    ]);
    expect(page.total).toBe(number.total);
    expect(page.data.map(({ id }) => id)).toContain(saved.id);
    expect((await data.getOne('news', { id: saved.id })).data).toEqual(page.data[0]);
    await expect(data.getOne('news', { id: 9_999 })).rejects.toMatchObject({ status: 404 });
  });

  it('of documents tells how many each year has, and our server does so without the documents', async () => {
    const { information } = await addTypes(server);
    const filter = { code: CODES.information };
    const alone = { filter, pagination: { page: 1, perPage: 0 } };
    const { data } = await watchedProvider(server.fetch);
    for (const year of [2024, 2020, 2020])
      await data.create('information', { data: { year, informationTypeId: information } });
    const groups = { 2020: 2, 2024: 1 };
    expect((await data.getList('information', alone)).meta).toMatchObject({ groups });
    const one = { ...alone, filter: { ...filter, lacking: 'uz' } };
    expect((await data.getList('information', one)).meta).toMatchObject({ groups });
    const other = await watchedProvider(specified);
    expect((await other.data.getList('information', alone)).meta).toMatchObject({ groups });
  });

  it('of the fund is read page by page from our server, and whole from another one', async () => {
    const row = { id: 0, name: 'АО', fund: 1, currency: 'USD', date: '2026-11-21' };
    const rows = Array.from({ length: 201 }, (_, at) => ({ ...row, code: `${at}` }));
    await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', rows);
    for (const [own, whole] of [
      [server.fetch, 0],
      [specified, 1],
    ] as const) {
      session.open({ token: await server.signIn('admin'), name: 'A', role: 'admin' });
      let wholes = 0;
      const counting: typeof fetch = async (...call) => {
        const answer = await own(...call);
        if (!answer.headers.has('x-total-count')) wholes += 1;
        return answer;
      };
      const data = createDataProvider(createHttp({ baseUrl: '', fetch: counting }), new QueryClient());
      const filter = { currency: 'USD' };
      for (const page of [1, 2]) {
        const { data: listed, total } = await data.getList('guaranteeFund', {
          filter,
          pagination: { page, perPage: endpoints.guaranteeFund.perPage },
        });
        expect([listed.length, listed[0]?.code, total]).toEqual(
          page === 1 ? [200, '0', 201] : [1, '200', 201],
        );
      }
      expect(wholes).toBe(whole);
    }
  });

  it.each([
    ['names its count', ['x-page']],
    ['names nothing', ['x-page', 'x-total-count']],
  ])('is had whole from a depository that cuts a page and %s', async (_name, headers) => {
    const cutting: typeof fetch = async (...call) => {
      const answer = await server.fetch(...call);
      for (const header of headers) answer.headers.delete(header);
      return answer;
    };
    for (let day = 1; day <= 8; day += 1)
      await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', { keyWordRu: `Слово ${day}` });
    const stored = (await server.as('admin', 'GET', '/api/Admin/GetGlossaries')).body.data.length;
    for (const perPage of [7, 0]) {
      const { data } = await watchedProvider(cutting);
      const { total } = await data.getList('glossary', { filter: {}, pagination: { page: 1, perPage } });
      expect(total).toBe(stored);
    }
  });

  it.each([
    [2, 2],
    [3, 1],
  ])('of three documents in two years is, for pages of %i, asked for %i times', async (perPage, times) => {
    const year = (id: number, ...documents: number[]) => ({
      ...{ id, year: 2020 + id },
      informations: documents.map((informationBaseId) => ({
        informationBaseId,
        language: 'ru',
        header: 'А',
      })),
    });
    const years = [year(1, 11), year(2, 12, 13)];
    const { data, watched } = await watchedProvider(async () => Response.json(years));
    const pagination = { page: 1, perPage };
    const { total } = await data.getList('information', { filter: { code: CODES.information }, pagination });
    expect(total).toBe(3);
    expect(watched.count('Information/GetByCode')).toBe(times);
  });

  it('is had from a depository that refuses what it does not know', async () => {
    const strict: typeof fetch = async (input, init) =>
      String(input).includes('?') || /Get\d+$/.test(String(input))
        ? new Response('{"message":"Unknown"}', { status: 400 })
        : specified(input, init);
    const { data, lists } = await watchedProvider(strict);
    const { data: listed } = await data.getList('news', published);
    expect((await data.getOne('news', { id: String(listed[0]?.id) })).data).toEqual(listed[0]);
    await data.getList('news', { ...published, pagination: { page: 2, perPage: 7 } });
    // refused once, and had as the specification has it
    expect(lists()).toBe(2);
  });
});
