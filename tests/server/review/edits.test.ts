import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { publications, searchTexts } from '../../../server/db/schema.ts';
import { sweepFiles } from '../../../server/files/sweep.ts';
import { REVIEW } from '../../support/review.ts';
import { serverForAll } from '../../support/server.ts';
import { editCalls } from '../../support/serverEdits.ts';
import { addFile } from '../../support/serverFiles.ts';
import { AREAS, news } from '../../support/serverPublications.ts';

const server = serverForAll({ env: { REVIEW_EDITS: '1' } });

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
  server.as('admin', method, url, body);

const callsOf = (under: (typeof AREAS)[number]) => editCalls(server, under);
const titleOf = (item: { entries: { title: string }[] } | undefined) => item?.entries[0]?.title;

describe.each(AREAS)('while edits are reviewed, a published item of $area', (under) => {
  const calls = callsOf(under);
  const { path, save, published, pending, counts, remove, draft } = calls;
  const { publishedItem, giveBack, one, found } = calls;

  it('stays on the site as it was until its edit is approved', async () => {
    const id = await publishedItem('Было');
    const before = await counts();
    expect((await save(draft('Стало', { id, version: 2 }))).body.data).toEqual({ id, version: 3 });
    await save(draft('Стало дважды', { id, version: 3 }));
    const [shown] = await published();
    expect(shown).toMatchObject({ id, status: 'published', version: 4, edited: true });
    expect(titleOf(shown)).toBe('Было ru');
    expect(shown?.entries).toMatchObject([1, 2, 3].map(() => ({ [under.baseIdKey]: id })));
    const [waiting] = await pending();
    expect(waiting).toMatchObject({ id, status: 'pending', version: 4, replaces: true });
    expect(titleOf(waiting)).toBe('Стало дважды ru');
    expect(await one(id)).toMatchObject({ title: 'Стало дважды ru', version: 4 });
    expect(await counts()).toEqual([(before[0] ?? 0) + 1, before[1], before[2]]);
    expect([await found('Published', 'было'), await found('Published', 'стало')]).toEqual([[id], []]);
    expect([await found('Pending', 'было'), await found('Pending', 'стало')]).toEqual([[], [id]]);

    expect((await call('GET', `${path}/AllowToPublish${id}?version=3`)).status).toBe(409);
    expect((await call('GET', `${path}/AllowToPublish${id}?version=4`)).status).toBe(200);
    const [approved] = await published();
    expect(approved).toMatchObject({ id, version: 5, status: 'published' });
    expect(approved).not.toHaveProperty('edited');
    expect(titleOf(approved)).toBe('Стало дважды ru');
    expect(await counts()).toEqual(before);
    expect(await found('Published', 'стало')).toEqual([id]);
    await remove(id);
  });

  it('has the state of the site again when its edit is given back, and the edit among its revisions', async () => {
    const id = await publishedItem('Было', { isReferToCorruption: under.hasCorruptionMark });
    const former = await one(id);
    await save(draft('Правка', { id, posted: '2026-04-06', isReferToCorruption: false }));
    expect((await giveBack(id, 2)).status).toBe(409);
    expect((await giveBack(id, 3)).body.data).toEqual({ id, version: 4 });
    expect(await one(id)).toEqual({ ...former, version: 4 });
    expect((await published()).filter((item) => item.id === id)).toHaveLength(1);
    expect((await pending()).filter((item) => item.id === id)).toEqual([]);
    expect(await found('Published', 'правка')).toEqual([]);
    const dropped = (await call('GET', `${path}/Revision${id}/3`)).body.data;
    expect(dropped).toMatchObject({ posted: '2026-04-06', status: 'pending' });
    expect(dropped[under.entriesKey][0].title).toBe('Правка ru');
    expect((await giveBack(id, 4)).status).toBe(409);
    await remove(id);
  });
});

describe('an item whose edit waits', () => {
  const calls = callsOf(news);
  const { path, save, saved, published, pending, counts, approve, remove, draft, entries } = calls;
  const { publishedItem, giveBack, one, found } = calls;

  it('is found by what the site shows of it, when what it is found by is written down anew', async () => {
    const id = await publishedItem('Прежняя редакция');
    await save(draft('Новая редакция', { id, version: 2 }));
    await server.db.delete(searchTexts);
    const { settings, db } = server;
    const { fileStore, sanitise, clock } = server.app;
    const frontEndFolder = '/nonexistent';
    const next = await buildApp({ settings, db, fileStore, sanitise, clock, frontEndFolder });
    await next.ready();
    await expect.poll(() => found('Published', 'прежняя')).toEqual([id]);
    await next.close();
    expect([await found('Pending', 'новая'), await found('Pending', 'прежняя')]).toEqual([[id], []]);
    await remove(id);
    expect(await server.db.$count(searchTexts)).toBe(0);
  });

  it('keeps its place in every order and on every page, under its one id', async () => {
    const ids: number[] = [];
    for (const title of ['Вв', 'Бб', 'Аа']) ids.push(await publishedItem(title));
    const [first = 0, second = 0, third = 0] = ids;
    await save(draft('Я', { id: second }));
    const page = async (query: string) => {
      const { headers, body } = await call('GET', `${path}/GetAllPublished?${query}`);
      const listed: { id: number }[] = body.data;
      return [listed.map(({ id }) => id), Number(headers['x-total-count'])];
    };
    expect(await page('page=1')).toEqual([[third, second, first], 3]);
    expect(await page('page=1&sort=id')).toEqual([[first, second, third], 3]);
    expect(await page('page=1&sort=title')).toEqual([[third, second, first], 3]);
    expect(await page(`perPage=1&page=1&showing=${second}`)).toEqual([[second], 3]);
    expect(await page('page=1&title=бб')).toEqual([[second], 1]);
    expect((await published()).map(({ id }) => id)).toEqual([third, second, first]);
    const [publishedCopy] = await server.db
      .select()
      .from(publications)
      .where(eq(publications.standsFor, second));
    const inner = publishedCopy?.id ?? 0;
    for (const { status } of [
      await call('GET', `${path}/Get${inner}`),
      await save(draft('Взлом', { id: inner })),
      await approve(inner),
      await remove(inner),
    ])
      expect(status).toBe(404);
    for (const id of ids) await remove(id);
  });

  it('goes to the trash with its edit, and both come back', async () => {
    const id = await publishedItem('Обе');
    await save(draft('Обе правлены', { id }));
    const rows = () => server.db.select().from(publications).where(eq(publications.kind, 'news'));
    const texts = () =>
      server.db.select().from(searchTexts).where(eq(searchTexts.kind, 'news')).orderBy(searchTexts.recordId);
    const [before, found] = [await counts(), await texts()];
    expect((await remove(id)).status).toBe(200);
    expect([await rows(), await texts()]).toEqual([[], []]);
    expect((await call('POST', `${path}/Restore${id}`)).body.data).toEqual({ id, version: 4 });
    expect(await counts()).toEqual(before);
    expect(await texts()).toEqual(found);
    expect((await published()).map((item) => [titleOf(item), item.version])).toEqual([['Обе ru', 4]]);
    expect((await pending()).map(titleOf)).toEqual(['Обе правлены ru']);
    await approve(id);
    expect((await published()).map(titleOf)).toEqual(['Обе правлены ru']);
    await remove(id);
  });

  it('keeps the files of both its states from the sweep, in the trash too', async () => {
    const [old, young] = [await addFile(server, 'cover', 'a.png'), await addFile(server, 'cover', 'b.png')];
    const id = await publishedItem('Обложка', entries({ language: 'ru', title: 'Обложка', coverId: old }));
    await save({ id, ...entries({ language: 'ru', coverId: young }) });
    expect((await call('DELETE', `/WebsiteFiles/File/DeleteCover/${old}`)).status).toBe(409);
    await remove(id);
    await sweepFiles(server.db, server.app.fileStore, new Date(server.now() + 3 * 24 * 60 * 60_000));
    expect((await call('POST', `${path}/Restore${id}`)).status).toBe(200);
    expect((await published())[0]?.entries[0]?.coverId).toBe(old);
    expect((await pending())[0]?.entries[0]?.coverId).toBe(young);
    await giveBack(id, 4);
    expect((await published())[0]?.entries[0]?.coverId).toBe(old);
    await remove(id);
  });

  it('can be approved and given back when the rule is switched off meanwhile; other edits are public at once then', async () => {
    const [one1, two] = [await publishedItem('Первая'), await publishedItem('Вторая')];
    const three = await publishedItem('Третья');
    await save(draft('Первая правка', { id: one1 }));
    await save(draft('Вторая правка', { id: two }));
    await call('POST', `${REVIEW}/SetRules`, { edits: false });
    await save(draft('Третья правка', { id: three }));
    await save(draft('Вторая ещё', { id: two }));
    expect((await published()).map(titleOf)).toEqual(['Третья правка ru', 'Вторая ru', 'Первая ru']);
    await approve(two);
    await giveBack(one1, 3);
    expect((await published()).map(titleOf)).toEqual(['Третья правка ru', 'Вторая ещё ru', 'Первая ru']);
    await call('POST', `${REVIEW}/SetRules`, { edits: true });
    for (const id of [one1, two, three]) await remove(id);
  });

  it('is one thing or the other when it is approved, edited and given back at once', async () => {
    for (const round of [1, 2, 3]) {
      const id = await publishedItem(`Гонка ${round}`);
      await save(draft('Правка', { id }));
      const answers = await Promise.all([
        giveBack(id, 3),
        call('GET', `${path}/AllowToPublish${id}?version=3`),
        save(draft('Ещё правка', { id, version: 3 })),
        giveBack(id, 3),
        call('GET', `${path}/AllowToPublish${id}?version=3`),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      const shown = (await published()).filter((item) => item.id === id);
      expect(shown).toHaveLength(1);
      const [back, approval, , again, second] = answers.map(({ status }) => status === 200);
      const title = approval || second ? 'Правка ru' : `Гонка ${round} ru`;
      expect(titleOf(shown[0])).toBe(title);
      const waits = !(back || approval || again || second);
      expect((await pending()).some((item) => item.id === id)).toBe(waits);
      expect(await server.db.$count(publications, eq(publications.standsFor, id))).toBe(waits ? 1 : 0);
      await remove(id);
    }
  });

  it('stays one item however many edit, approve and delete it at once', async () => {
    const id = await publishedItem('Много');
    const before = await counts();
    const acts = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? approve(id) : save(draft(`Автор ${index}`, { id })),
    );
    expect((await Promise.all(acts)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const [waiting = 0, shown, counted] = await counts();
    expect([shown, counted]).toEqual(before.slice(1));
    expect(waiting).toBeLessThanOrEqual(1);
    await approve(id);
    expect(await counts()).toEqual(before);
    expect((await one(id)).status).toBe('published');
    await remove(id);
  });

  it('is new work for nobody: a new item waits as ever', async () => {
    const { id } = await saved(draft('Новая'));
    const [item] = await pending();
    expect(item).toMatchObject({ id, status: 'pending' });
    expect(item).not.toHaveProperty('replaces');
    await remove(id);
  });
});
