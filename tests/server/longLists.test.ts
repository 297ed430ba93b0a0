import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicationEntries, publications } from '../../server/db/schema.ts';
import { longestBlock } from '../support/longestBlock.ts';
import { startServer, type TestServer } from '../support/server.ts';

const ITEMS = 1_000;
const READERS = 4;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.signIn('admin');
  const now = new Date();
  const item = {
    kind: 'news',
    posted: '2026-03-05',
    status: 'published' as const,
    createdAt: now,
    updatedAt: now,
  };
  for (let made = 0; made < ITEMS; made += 500) {
    await server.db.insert(publications).values(Array.from({ length: 500 }, () => item));
  }
  await server.db.execute(sql`
    insert into ${publicationEntries} (publication_id, language, title, description)
    select id, language, 'Заголовок', repeat('<p>Текст новости.</p>', 100)
    from ${publications}, unnest(array['ru', 'uz', 'en']) as language`);
});
afterAll(() => server.stop());

it('four readers of a thousand items at once get them whole and keep nobody else waiting', async () => {
  let lengths: number[] = [];
  const block = await longestBlock(async () => {
    const answers = await Promise.all(
      Array.from({ length: READERS }, () => server.as('admin', 'GET', '/api/Admin/News/GetAllPublished')),
    );
    lengths = answers.map(({ body }) => body.data?.length ?? body.length);
  });
  expect(lengths).toEqual(Array(READERS).fill(ITEMS));
  expect(block).toBeLessThan(250);
});
