import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { publicationEntries, publications, searchTexts } from '../../server/db/schema.ts';
import { serverForAll } from '../support/server.ts';

const ITEMS = 3_000;
const LIST = '/api/Admin/News/GetAllPublished?perPage=7';

const server = serverForAll();
beforeAll(async () => {
  const numbers = sql`generate_series(1, ${ITEMS}::integer) as number`;
  await server.db.execute(sql`
    insert into ${publications} (id, kind, posted, status, created_at, updated_at)
    select number, 'news', date '2020-01-01' + number % 1000, 'published', now(), now() from ${numbers}`);
  await server.db.execute(sql`
    insert into ${publicationEntries} (publication_id, language, title)
    select number, 'ru', 'Акции ' || number from ${numbers}`);
  await server.db.execute(sql`
    insert into ${searchTexts} (kind, record_id, sort_title, titles, words)
    select 'news', number, 'Акции ' || number, 'aksii ' || number, array_to_tsvector(array['aksii', number::text])
    from ${numbers}`);
});

it.each(['title=акции', 'lacking=cover'])(
  'of more than a thousand finds no more are counted: %s',
  async (query) => {
    const get = (page: number) => server.as('admin', 'GET', `${LIST}&page=${page}&${query}`);
    const { headers, body } = await get(1);
    expect(headers).toMatchObject({ 'x-total-count': '1000', 'x-total-more': 'true' });
    expect(body.data).toHaveLength(7);
    expect((await get(143)).body.data).toHaveLength(6);
  },
);

it('two letters find titles in which a word begins with them', async () => {
  const found = async (title: string) =>
    Number(
      (await server.as('admin', 'GET', `${LIST}&page=1&title=${encodeURIComponent(title)}`)).headers[
        'x-total-count'
      ],
    );
  expect(await found('ак')).toBe(1000);
  expect(await found('21')).toBe(111);
  expect(await found('кс')).toBe(0);
  // a single letter before another word is a word by itself
  expect(await found('а 21')).toBe(0);
  expect(await found('акции 2')).toBe(1000);
});

it('a list, and a part of it by days, is counted whole and turned to its last page', async () => {
  const last = await server.as('admin', 'GET', `${LIST}&page=9999`);
  expect(last.headers).toMatchObject({ 'x-total-count': String(ITEMS), 'x-page': '429' });
  expect(last.body.data).toHaveLength(4);
  const part = await server.as('admin', 'GET', `${LIST}&page=2&from=2020-01-01&to=2020-01-10`);
  expect(part.headers).toMatchObject({ 'x-total-count': '30', 'x-page': '2' });
});

it('of more than ten thousand items the first thousand by title are told, and shown', async () => {
  const numbers = sql`generate_series(${ITEMS + 1}::integer, 10001) as number`;
  await server.db.execute(sql`
    insert into ${publications} (id, kind, posted, status, created_at, updated_at)
    select number, 'news', date '2020-01-01', 'published', now(), now() from ${numbers}`);
  await server.db.execute(sql`
    insert into ${searchTexts} (kind, record_id, sort_title, titles, words)
    select 'news', number, 'Акции ' || number, 'aksii ' || number, array_to_tsvector(array['aksii', number::text])
    from ${numbers}`);
  const get = (query: string) => server.as('admin', 'GET', `${LIST}${query}`);
  const byTitle = '&sort=title&order=asc';
  const last = await get(`&page=9999${byTitle}`);
  expect(last.headers).toMatchObject({ 'x-total-count': '1000', 'x-total-more': 'true', 'x-page': '143' });
  expect(last.body.data.map(({ id }: { id: number }) => id)).toEqual([995, 996, 997, 998, 999, 1000]);
  expect((await get(`&page=1${byTitle}&showing=500`)).headers).toMatchObject({ 'x-page': '72' });
  expect((await get('&page=1')).headers).toMatchObject({ 'x-total-count': '10001' });
});
