import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { glossaryTerms, revisionFiles, revisions } from '../../../server/db/schema.ts';
import { serverForAll } from '../../support/server.ts';
import { addFile } from '../../support/serverFiles.ts';
import { APPLICATION, addApplicant } from '../../support/serverPersonnel.ts';
import { news, newsDraft, publicationCalls } from '../../support/serverPublications.ts';

const NEWS = '/api/Admin/News';

const server = serverForAll();

const { save, saved } = publicationCalls(server, news);
const statesOf = (id: number) =>
  server.db.select().from(revisions).where(eq(revisions.recordId, id)).orderBy(asc(revisions.version));

describe('every saved state', () => {
  it('of an item is kept whole, with its author, its time and its files', async () => {
    const coverId = await addFile(server, 'cover', 'a.png');
    const draft = newsDraft('Первая');
    Object.assign(draft.news[0] ?? {}, { coverId });
    const { id } = await saved(draft);
    await save(newsDraft('Вторая', { id }));
    await server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`);
    const kept = await statesOf(id);
    const states = kept.map(({ state }) => JSON.parse(state));
    expect(kept.map(({ kind, version, byName }) => ({ kind, version, byName }))).toEqual(
      [1, 2, 3].map((version) => ({ kind: 'news', version, byName: 'Дилноза Рахимова' })),
    );
    expect(states.map(({ news, status }) => [news[0].title, status])).toEqual([
      ['Первая ru', 'pending'],
      ['Вторая ru', 'pending'],
      ['Вторая ru', 'published'],
    ]);
    const files = await server.db.select().from(revisionFiles).where(eq(revisionFiles.recordId, id));
    expect(files.map(({ version, fileId }) => [version, fileId])).toEqual([[1, coverId]]);
  });

  it('has its files looked up, however many there are', async () => {
    const named = server.app.subjects.get('news')?.fileIds?.(7);
    const plan = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = (await tx.execute(sql`explain ${named}`)) as unknown as { rows: object[] };
      return JSON.stringify(rows);
    });
    expect(plan).toContain('Index');
    expect(plan).not.toContain('Seq Scan');
  });

  it('of an application is kept nowhere: it is people’s data', async () => {
    const id = await addApplicant(server);
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, { id, result: 'Подходит' });
    await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`);
    const kept = await server.db.select().from(revisions).where(eq(revisions.kind, 'applications'));
    expect(kept).toEqual([]);
  });
});

describe('the states of a record', () => {
  it('are listed, the newest first, and each is answered as a list would', async () => {
    const coverId = await addFile(server, 'cover', 'b.png');
    const draft = newsDraft('Первая');
    Object.assign(draft.news[0] ?? {}, { coverId });
    const { id } = await saved(draft);
    await save(newsDraft('Вторая', { id }));
    const { body } = await server.as('admin', 'GET', `${NEWS}/Revisions${id}`);
    expect(body.data.map(({ version, by }: { version: number; by: string }) => [version, by])).toEqual([
      [2, 'Дилноза Рахимова'],
      [1, 'Дилноза Рахимова'],
    ]);
    const first = await server.as('admin', 'GET', `${NEWS}/Revision${id}/1`);
    expect(first.body.data).toMatchObject({
      id,
      version: 1,
      news: [{ title: 'Первая ru', coverId }, {}, {}],
    });
    expect(first.body.data.news[0]).toHaveProperty('coverBase64');
    expect((await server.as('admin', 'GET', `${NEWS}/Revision${id}/3`)).status).toBe(404);
    expect((await server.as('admin', 'GET', `${NEWS}/Revisions999999`)).status).toBe(404);
  });

  it('say what led to them and what it changed, and are read page by page', async () => {
    const { id } = await saved(newsDraft('Страницы'));
    await save({ ...newsDraft('Страницы', { id }), posted: '2026-03-01' });
    await server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`);
    await server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
    const page = async (query: string) =>
      (await server.as('admin', 'GET', `${NEWS}/Revisions${id}?${query}`)).body;
    const newest = await page('count=2');
    expect(
      newest.data.map(({ version, act, changed }: Record<string, unknown>) => [version, act, changed]),
    ).toEqual([
      [3, 'approve', ['status']],
      [2, 'update', ['posted']],
    ]);
    expect(newest.next).toBe(2);
    const { data, next } = await page('count=2&before=2');
    expect([data[0].version, data[0].act, next]).toEqual([1, 'create', null]);
    expect(data[0].changed).toContain('news.ru.title');
  });

  it('start with the one that was there before anybody changed it here', async () => {
    const now = new Date();
    const [term] = await server.db
      .insert(glossaryTerms)
      .values({ keyWordRu: 'Акция', createdAt: now, updatedAt: now })
      .returning();
    await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', {
      id: term?.id,
      keyWordRu: 'Облигация',
    });
    const { body } = await server.as('admin', 'GET', `/api/Admin/Glossary/Revision${term?.id}/1`);
    expect(body.data).toMatchObject({ keyWordRu: 'Акция', version: 1 });
  });

  it('of the fund are whole lists', async () => {
    const row = { code: 'A', name: 'Банк', fund: 10.5, currency: 'USD', date: '2026-01-01' };
    await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', [row]);
    const [{ id }] = (await server.as('admin', 'GET', '/api/Admin/GuaranteeFund/GetLastUSD')).body.data;
    await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Edit', { ...row, id, fund: 11 });
    const { body } = await server.as('admin', 'GET', '/api/Admin/GuaranteeFund/Revision2/1');
    expect(body.data).toMatchObject({ currency: 'USD', rows: [{ id, fund: 10.5 }] });
  });
});
