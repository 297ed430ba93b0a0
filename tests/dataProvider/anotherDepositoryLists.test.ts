import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/dataProvider/endpoints.ts';
import { openSession, providerOver } from '../support/provider.ts';
import { OURS } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';
import { addTypes, CODES } from '../support/serverRegisters.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForAll();

describe('a list', () => {
  const watchedProvider = async (features?: readonly string[], own = server.fetch) => {
    await openSession(server, features);
    const watched = watchFetch(own);
    return { data: providerOver({ fetch: watched.fetch }), watched, lists: () => watched.count('/GetAll') };
  };
  const published = { filter: { status: 'published' }, pagination: { page: 1, perPage: 7 } };

  it('of a depository without pages is asked for once while it is fresh, and again after a save', async () => {
    const { data, lists } = await watchedProvider();
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
    const { data, watched, lists } = await watchedProvider();
    const pending = { filter: { status: 'pending' }, pagination: { page: 1, perPage: 7 } };
    const release = watched.hold('/GetAll');
    const list = data.getList('news', pending);
    await expect.poll(() => watched.held('/GetAll')).toBe(1);
    const { data: saved } = await data.create('news', { data: { posted: '2099-02-03' } });
    release();
    expect((await list).data.map(({ id }) => id)).toContain(saved.id);
    expect(lists()).toBe(2);
  });

  it('of our server tells its number with its page, and what is in it by the record', async () => {
    const { data } = await watchedProvider(OURS);
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
    const { data } = await watchedProvider(OURS);
    for (const year of [2024, 2020, 2020])
      await data.create('information', { data: { year, informationTypeId: information } });
    const groups = { 2020: 2, 2024: 1 };
    expect((await data.getList('information', alone)).meta).toMatchObject({ groups });
    const one = { ...alone, filter: { ...filter, lacking: 'uz' } };
    expect((await data.getList('information', one)).meta).toMatchObject({ groups });
    const other = await watchedProvider();
    expect((await other.data.getList('information', alone)).meta).toMatchObject({ groups });
  });

  it('of the fund is read page by page from our server, and whole from another one', async () => {
    const row = { id: 0, name: 'АО', fund: 1, currency: 'USD', date: '2026-11-21' };
    const rows = Array.from({ length: 201 }, (_, at) => ({ ...row, code: `${at}` }));
    await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', rows);
    for (const [features, pages, lists] of [
      [OURS, 2, 2],
      [['chat'], 0, 1],
    ] as const) {
      const { data, watched } = await watchedProvider(features);
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
      expect([watched.count('?page='), watched.count('GetLastUSD')]).toEqual([pages, lists]);
    }
  });

  it.each(['x-page', 'x-total-count'])(
    'of our server is no whole list where a gateway takes away %s',
    async (header) => {
      const { data } = await watchedProvider(OURS, async (...call) => {
        const answer = await server.fetch(...call);
        answer.headers.delete(header);
        return answer;
      });
      const first = { page: 1, perPage: 1 };
      await expect(data.getList('glossary', { filter: {}, pagination: first })).rejects.toThrow(
        'Сервер прислал неожиданный ответ.',
      );
    },
  );

  it('of another depository is asked for by the specified address alone, whatever it would do with a page', async () => {
    const { data, watched } = await watchedProvider();
    await data.getList('news', published);
    const one = { ...published, pagination: { page: 2, perPage: 1 } };
    const [first] = (await data.getList('news', one)).data;
    expect((await data.getOne('news', { id: String(first?.id) })).data).toEqual(first);
    expect([watched.count(''), watched.count('?'), watched.count('/GetAllPublished')]).toEqual([1, 0, 1]);
  });
});
