import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { publicationEntries, publications, staleTranslations } from '../../server/db/schema.ts';
import { longestBlock } from '../support/longestBlock.ts';
import { serverForAll } from '../support/server.ts';

const ITEMS = 1_000;
const READERS = 4;

const server = serverForAll();
beforeAll(async () => {
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
  // one in the first batch that is answered, one in a later
  await server.db.execute(sql`
    insert into ${staleTranslations} (kind, record_id, language, version, since)
    select 'news', id, 'uz', 1, now() from (select min(id), max(id) from ${publications}) as ends (one, other),
      unnest(array[one, other]) as id`);
});

it('four readers of a thousand items at once get them whole and keep nobody else waiting', async () => {
  let lengths: number[] = [];
  let marked: unknown[] = [];
  const block = await longestBlock(async () => {
    const answers = await Promise.all(
      Array.from({ length: READERS }, () => server.as('admin', 'GET', '/api/Admin/News/GetAllPublished')),
    );
    lengths = answers.map(({ body }) => body.data?.length ?? body.length);
    marked = answers[0]?.body.data.filter((item: { stale?: unknown }) => item.stale);
  });
  expect(lengths).toEqual(Array(READERS).fill(ITEMS));
  expect(marked).toEqual(Array(2).fill(expect.objectContaining({ stale: ['uz'] })));
  expect(block).toBeLessThan(250);
});
