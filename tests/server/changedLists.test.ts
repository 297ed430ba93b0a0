import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { publicationEntries, publications } from '../../server/db/schema.ts';
import { news as newsKind } from '../../server/families/publications/kinds.ts';
import { streamItems } from '../../server/records/itemLists.ts';
import { serverForAll } from '../support/server.ts';
import { news, newsDraft, publicationCalls } from '../support/serverPublications.ts';

const ITEMS = 100;

const server = serverForAll({ env: { REVIEW_EDITS: '1' } });
const { save, approve } = publicationCalls(server, news);

/** The ids of the published news, in the order of their list. */
let ids: number[];
beforeEach(async () => {
  await server.db.delete(publications);
  await server.db.execute(sql`
    insert into ${publications} (kind, posted, status, created_at, updated_at)
    select 'news', '2026-03-05', 'published', now(), now() from generate_series(1, ${ITEMS}::integer)`);
  await server.db.execute(sql`
    insert into ${publicationEntries} (publication_id, language, title)
    select id, language, 'Было' from ${publications}, unnest(array['ru', 'uz', 'en']) as language`);
  const rows = await server.db
    .select({ id: publications.id })
    .from(publications)
    .orderBy(desc(publications.id));
  ids = rows.map(({ id }) => id);
});

/** The same database, where something happens before the query that asks for the batch of that number. */
function interrupted(db: Database, batch: number, work: () => Promise<unknown>): Database {
  let batches = 0;
  const late = <Query extends object>(query: Query): Query =>
    new Proxy(query, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'then')
          return (...settle: Parameters<Promise<unknown>['then']>) =>
            work()
              .then(() => target)
              .then(...settle);
        return (...given: unknown[]) => late(value.apply(target, given));
      },
    });
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'select') return Reflect.get(target, name);
      return (fields: Record<string, never>) => {
        const query = target.select(fields);
        if (!('entryOf' in fields)) return query;
        batches += 1;
        return batches === batch ? late(query) : query;
      };
    },
  });
}

interface Listed {
  id: number;
  status: string;
  edited?: true;
  news: { title: string }[];
}

/** The published news as they are streamed, while something happens. */
async function listed(batch: number, work: () => Promise<unknown>): Promise<Listed[]> {
  const reply = {
    server: { db: interrupted(server.db, batch, work) },
    header: () => {},
    send: (stream: AsyncIterable<string>) => stream,
  };
  const condition = and(eq(publications.kind, 'news'), eq(publications.status, 'published'));
  // a reply as far as a list that is streamed needs one
  const stream = await streamItems(reply as unknown as FastifyReply, newsKind, condition);
  let text = '';
  for await (const part of stream as unknown as AsyncIterable<string>) text += part;
  return JSON.parse(text).data;
}

describe('a long list that is changed while it is written', () => {
  it('shows what the site shows of an item that is edited, approved or given back meanwhile', async () => {
    const [edited = 0, approved = 0, returned = 0] = ids.slice(-3);
    for (const id of [approved, returned]) await save(newsDraft('Правка', { id }));
    const all = await listed(2, async () => {
      await save(newsDraft('Не подтверждено', { id: edited }));
      await approve(approved);
      const note = { kind: 'news', id: returned, version: 2, note: 'Не надо' };
      expect((await server.as('admin', 'POST', '/api/Admin/Review/Return', note)).status).toBe(200);
    });
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['published']));
    expect(all.slice(-3).map((item) => [item.id, item.edited, item.news[0]?.title])).toEqual([
      [edited, true, 'Было'],
      [approved, undefined, 'Правка ru'],
      [returned, undefined, 'Было'],
    ]);
  });

  it('is whole JSON though all that was to come first is gone', async () => {
    const gone = ids.slice(0, 10);
    const all = await listed(1, () => server.db.delete(publications).where(inArray(publications.id, gone)));
    expect(all.map(({ id }) => id)).toEqual(ids.slice(10));
  });
});
