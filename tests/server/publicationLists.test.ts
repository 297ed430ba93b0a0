import { beforeEach, describe, expect, it } from 'vitest';
import { publications } from '../../server/db/schema.ts';
import { UNKNOWN_IDS } from '../support/hardValues.ts';
import { serverForAll } from '../support/server.ts';
import { AREAS, publicationCalls } from '../support/serverPublications.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(publications);
});

describe.each(AREAS)('the lists of $area', (under) => {
  const calls = publicationCalls(server, under);
  const { path, save, saved, pending, published, counts, approve, remove, draft } = calls;

  it('are ordered by day, newest first, then by id', async () => {
    const days = ['2026-01-02', '2026-03-01', '2026-01-02', '2025-12-31'];
    const ids: number[] = [];
    for (const posted of days) ids.push((await saved(draft(posted, { posted }))).id);
    expect((await pending()).map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0], ids[3]]);
  });

  it('are whole however long they are', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({
      kind: under.kind,
      status: 'published' as const,
      posted: `2025-0${1 + (index % 9)}-01`,
      createdAt: new Date(),
      updatedAt: new Date(),
    }));
    await server.db.insert(publications).values(rows);
    const items = await published();
    expect(new Set(items.map(({ id }) => id)).size).toBe(250);
    const days = items.map(({ posted }) => posted);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('are not sent again while they are the same', async () => {
    const { id } = await saved(draft());
    const ask = (headers: Record<string, string> = {}) =>
      server.as('admin', 'GET', `${path}/GetAllPending`, undefined, headers);
    const known = { 'if-none-match': String((await ask()).headers.etag) };
    expect((await ask(known)).status).toBe(304);
    await save(draft('Правка', { id }));
    expect((await ask(known)).status).toBe(200);
  });

  it('hold only their own kind, and so do approving and deleting', async () => {
    for (const other of AREAS.filter(({ area }) => area !== under.area)) {
      const theirs = publicationCalls(server, other);
      const { id } = await theirs.saved(theirs.draft());
      expect(await counts()).toEqual([0, 0, 0]);
      expect((await approve(id)).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
      expect(await theirs.counts()).toEqual([1, 0, 0]);
    }
  });

  it.each(UNKNOWN_IDS)('know no item by the id %s: 404, and nothing changes', async (id) => {
    await saved(draft());
    for (const answer of [await approve(encodeURIComponent(id)), await remove(encodeURIComponent(id))]) {
      expect(answer.status).toBe(404);
      expect(answer.body.message).toMatch(/^[А-Я]/);
    }
    expect(await counts()).toEqual([1, 0, 0]);
  });

  it('let an item in by GET only', async () => {
    const { id } = await saved(draft());
    const token = await server.signIn('admin');
    const headers = { authorization: `Bearer ${token}`, 'x-http-method-override': 'GET' };
    for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { status } = await server.send({ method, url: `${path}/AllowToPublish${id}`, headers });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(await counts()).toEqual([1, 0, 0]);
  });
});

describe('the counters', () => {
  it.each(AREAS)('of $area counts what is published, for every role', async (under) => {
    const { saved, draft, approve } = publicationCalls(server, under);
    const ids = [await saved(draft('Одна')), await saved(draft('Другая')), await saved(draft('Третья'))];
    for (const { id } of ids.slice(1)) await approve(id);
    for (const role of ['admin', 'kadry', 'audit'] as const) {
      expect(await server.as(role, 'GET', `/api/Admin/${under.counter}/GetCount`)).toMatchObject({
        status: 200,
        body: { data: 2 },
      });
    }
  });
});
