import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { publications, searchTexts } from '../../server/db/schema.ts';
import { serverForAll } from '../support/server.ts';

const ITEMS = 3_000;
/** PostgreSQL plans for the values of a call so often before it thinks of one plan for all of them. */
const CALLS = 8;

const server = serverForAll();
beforeAll(async () => {
  const numbers = sql`generate_series(1, ${ITEMS}::integer) as number`;
  await server.db.execute(sql`
    insert into ${publications} (id, kind, posted, status, created_at, updated_at)
    select number, 'news', date '2020-01-01' + number % 1000, 'published', now(), now() from ${numbers}`);
  await server.db.execute(sql`
    insert into ${searchTexts} (kind, record_id, sort_title, titles, words)
    select 'news', number, 'Акции ' || number, 'akcii ' || number, array_to_tsvector(array['akcii', number::text])
    from ${numbers}`);
  await server.db.execute(sql`analyze`);
});

it('a search that may be spelled in several ways is planned for what it asks, however often it is asked', async () => {
  for (let call = 0; call < CALLS; call += 1) {
    const title = encodeURIComponent(`акции ${10 + call}`);
    const url = `/api/Admin/News/GetAllPublished?page=1&perPage=7&title=${title}`;
    expect((await server.as('admin', 'GET', url)).status).toBe(200);
  }
  const kept = await server.db
    .select({ statement: sql<string>`statement` })
    .from(sql`pg_prepared_statements`)
    .where(sql`statement like '%tsquery%' and parameter_types <> '{}'`);
  expect(kept).toEqual([]);
});
