import { beforeEach, describe, expect, it } from 'vitest';
import { files, media } from '../../server/db/schema.ts';
import { cleanUp } from '../../server/operation/maintenance.ts';
import {
  DAYS_TO_KEEP,
  DAYS_TO_REFUSE,
  HARD_TEXTS,
  LONG_TEXT,
  UNKEEPABLE_TEXTS,
  UNKNOWN_IDS,
} from '../support/hardValues.ts';
import { serverForAll } from '../support/server.ts';
import { addFile } from '../support/serverFiles.ts';
import { MEDIA_AREAS, mediaCalls } from '../support/serverMedia.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(media);
});

describe.each(MEDIA_AREAS)('an item of $area', (under) => {
  const { entriesKey, urlKey, baseIdKey } = under;
  const calls = mediaCalls(server, under);
  const { path, save, saved, list, remove, draft, entries } = calls;

  it('is there when it was added, changed when it was saved, and gone when deleted', async () => {
    const added = await save(draft());
    expect(added).toMatchObject({ status: 200, body: { data: { version: 1 } } });
    const { id } = added.body.data;
    expect((await save(draft('Правка', { id }))).body.data).toEqual({ id, version: 2 });
    expect((await list()).map((item) => [item.id, item.entries[0]?.title])).toEqual([[id, 'Правка ru']]);
    expect(await remove(id)).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await list()).toEqual([]);
  });

  it('comes back as it was sent, with three entries, thumbnail and the name of its cover', async () => {
    const coverId = await addFile(server, 'cover', 'обложка.jpg', 'UklGRg==');
    const ru = { language: 'ru', title: 'Как открыть счёт', [urlKey]: 'https://youtu.be/dQw4w9WgXcQ' };
    const { id } = await saved({ posted: '2026-03-05', ...entries({ ...ru, coverId: String(coverId) }) });
    const [item] = await list();
    expect(item).toMatchObject({ id, posted: '2026-03-05', version: 1 });
    expect(item?.entries.map((entry) => entry.language)).toEqual(['ru', 'uz', 'en']);
    expect(item?.entries[0]).toMatchObject({
      ...ru,
      coverId,
      coverBase64: 'UklGRg==',
      coverFile: { name: 'обложка.jpg', sizeBytes: 1234 },
    });
    expect(item?.entries[1]).toMatchObject({ title: '', [urlKey]: '', coverId: null, coverFile: null });
  });

  it('is written with the names of its area and no others', async () => {
    const { id } = await saved(draft());
    const { body } = await server.as('admin', 'GET', `${path}/GetAll`);
    expect(Object.keys(body)).toEqual(['data']);
    expect(Object.keys(body.data[0]).sort()).toEqual(['id', 'posted', 'version', entriesKey].sort());
    const names = ['id', 'language', 'title', 'coverId', 'coverBase64', 'coverFile', urlKey, baseIdKey];
    for (const entry of body.data[0][entriesKey]) {
      expect(Object.keys(entry).sort()).toEqual([...names].sort());
      expect(entry[baseIdKey]).toBe(id);
    }
  });

  it('keeps in an edit what was not sent, and loses what was emptied', async () => {
    const coverId = await addFile(server, 'cover', 'a.jpg');
    const { id } = await saved(draft('Было'));
    await save({ id, ...entries({ language: 'uz', coverId }) });
    await save({ id, ...entries({ language: 'uz', title: 'Boʻldi' }) });
    let [item] = await list();
    expect(item?.posted).toBe('2026-03-05');
    expect(item?.entries[1]).toMatchObject({ title: 'Boʻldi', [urlKey]: 'https://youtu.be/uz', coverId });
    expect(item?.entries[0]?.title).toBe('Было ru');
    await save({ id, ...entries({ language: 'uz', title: null, [urlKey]: '', coverId: '' }) });
    [item] = await list();
    expect(item?.entries[1]).toMatchObject({ title: '', [urlKey]: '', coverId: null });
  });

  it.each(DAYS_TO_KEEP)('keeps the day of %s whatever the time zone', async (posted, day) => {
    await saved(draft('День', { posted }));
    expect((await list())[0]?.posted).toBe(day);
  });

  it('is of today in Tashkent when no day was sent', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(new Date());
    await saved(entries());
    await saved(draft('Пусто', { posted: '' }));
    expect((await list()).map(({ posted }) => posted)).toEqual([today, today]);
  });

  it.each(DAYS_TO_REFUSE)('is refused with the day %s', async (posted) => {
    expect(await save(draft('День', { posted }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'posted' }] },
    });
  });

  it.each(HARD_TEXTS)('keeps the title and the link %j byte for byte', async (text) => {
    await saved(entries({ language: 'ru', title: text, [urlKey]: text }));
    expect((await list())[0]?.entries[0]).toMatchObject({ title: text, [urlKey]: text });
  });

  it('keeps a title and a link of any length', async () => {
    await saved(entries({ language: 'ru', title: LONG_TEXT, [urlKey]: `https://x.uz/${LONG_TEXT}` }));
    expect((await list())[0]?.entries[0]).toMatchObject({
      title: LONG_TEXT,
      [urlKey]: `https://x.uz/${LONG_TEXT}`,
    });
  });

  it.each(UNKEEPABLE_TEXTS)('is refused with a text that cannot be kept', async (text) => {
    for (const key of ['title', urlKey]) {
      const answer = await save(entries({ language: 'ru', [key]: text }));
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: `${entriesKey}.0.${key}` }] } });
    }
    expect(await list()).toEqual([]);
  });
});

describe.each(MEDIA_AREAS)('the covers of $area', (under) => {
  const { entriesKey } = under;
  const { save, saved, list, remove, draft, entries } = mediaCalls(server, under);
  const deleteCover = (id: number) => server.as('admin', 'DELETE', `/WebsiteFiles/File/DeleteCover/${id}`);

  it('are refused when they do not exist or are no covers', async () => {
    const pdfId = await addFile(server, 'pdf', 'a.pdf');
    for (const coverId of [999_999, 2_147_483_647, pdfId]) {
      const answer = await save(entries({ language: 'en' }, { language: 'uz', coverId }));
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ path: `${entriesKey}.1.coverId`, message: expect.stringMatching(/^[А-Я]/) }] },
      });
    }
    expect(await list()).toEqual([]);
  });

  it('cannot be deleted while an item shows them, and the list stays whole', async () => {
    const coverId = await addFile(server, 'cover', 'a.jpg', 'UklGRg==');
    const { id } = await saved(draft('В деле', entries({ language: 'en', coverId })));
    expect((await deleteCover(coverId)).status).toBe(409);
    expect((await list())[0]?.entries[2]).toMatchObject({ coverId, coverBase64: 'UklGRg==' });
    await remove(id);
    expect((await deleteCover(coverId)).status).toBe(200);
  });

  it('outlive the cleaning while an item shows them, and then for its former states', async () => {
    const isThere = async (id: number) =>
      (await server.db.select({ id: files.id }).from(files)).some((file) => file.id === id);
    const coverId = await addFile(server, 'cover', 'a.jpg');
    const { id } = await saved(entries({ language: 'ru', coverId }));
    server.moveClock(2 * 24 * 60);
    await cleanUp(server.app);
    expect(await isThere(coverId)).toBe(true);
    // the sessions of the other day have ended
    await server.signIn('admin');
    await remove(id);
    await cleanUp(server.app);
    expect(await isThere(coverId)).toBe(true);
    server.moveClock(-2 * 24 * 60);
    await server.signIn('admin');
  });
});

describe.each(MEDIA_AREAS)('the list of $area', (under) => {
  const calls = mediaCalls(server, under);
  const { path, save, saved, list, remove, draft } = calls;

  it('is ordered by day, newest first, then by id', async () => {
    const days = ['2026-01-02', '2026-03-01', '2026-01-02', '2025-12-31'];
    const ids: number[] = [];
    for (const posted of days) ids.push((await saved(draft(posted, { posted }))).id);
    expect((await list()).map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0], ids[3]]);
  });

  it('is whole however long it is', async () => {
    const rows = Array.from({ length: 250 }, () => ({
      kind: under.kind,
      posted: '2025-01-01',
      createdAt: new Date(),
      updatedAt: new Date(),
    }));
    await server.db.insert(media).values(rows);
    const ids = (await list()).map(({ id }) => id);
    expect(ids.length).toBe(250);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('is not sent again while it is the same', async () => {
    const { id } = await saved(draft());
    const ask = (headers: Record<string, string> = {}) =>
      server.as('admin', 'GET', `${path}/GetAll`, undefined, headers);
    const known = { 'if-none-match': String((await ask()).headers.etag) };
    expect((await ask(known)).status).toBe(304);
    await save(draft('Правка', { id }));
    expect((await ask(known)).status).toBe(200);
  });

  it('holds only its own kind, and so does deleting', async () => {
    for (const other of MEDIA_AREAS.filter(({ area }) => area !== under.area)) {
      const theirs = mediaCalls(server, other);
      const { id } = await theirs.saved(theirs.draft());
      expect(await list()).toEqual([]);
      expect((await remove(id)).status).toBe(404);
      expect(await theirs.list()).toHaveLength(1);
    }
  });

  it.each(UNKNOWN_IDS)('knows no item by the id %s: 404, and nothing changes', async (id) => {
    await saved(draft());
    const answer = await remove(encodeURIComponent(id));
    expect(answer.status).toBe(404);
    expect(answer.body.message).toMatch(/^[А-Я]/);
    expect(await list()).toHaveLength(1);
  });
});
