import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicationEntries, publications, searchTexts } from '../../server/db/schema.ts';
import { startServer, type TestServer } from '../support/server.ts';

const ITEMS = 3_000;
const LIST = '/api/Admin/News/GetAllPublished?perPage=7';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
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
afterAll(() => server.stop());

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

it('a list, and a part of it by days, is counted whole and turned to its last page', async () => {
  const last = await server.as('admin', 'GET', `${LIST}&page=9999`);
  expect(last.headers).toMatchObject({ 'x-total-count': String(ITEMS), 'x-page': '429' });
  expect(last.body.data).toHaveLength(4);
  const part = await server.as('admin', 'GET', `${LIST}&page=2&from=2020-01-01&to=2020-01-10`);
  expect(part.headers).toMatchObject({ 'x-total-count': '30', 'x-page': '2' });
});
