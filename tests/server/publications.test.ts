import { beforeEach, describe, expect, it } from 'vitest';
import { publications } from '../../server/db/schema.ts';
import {
  DAYS_TO_KEEP,
  DAYS_TO_REFUSE,
  HARD_TEXTS,
  LONG_TEXT,
  UNKEEPABLE_TEXTS,
} from '../support/hardValues.ts';
import { serverForAll } from '../support/server.ts';
import { addFile } from '../support/serverFiles.ts';
import { AREAS, publicationCalls } from '../support/serverPublications.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(publications);
});

describe.each(AREAS)('an item of $area', (under) => {
  const { entriesKey, baseIdKey, hasCorruptionMark } = under;
  const calls = publicationCalls(server, under);
  const { save, saved, pending, published, counts, approve, remove, draft, entries } = calls;

  it('is pending until it is approved, then published, then gone when deleted', async () => {
    const { id, version } = await saved(draft());
    expect(version).toBe(1);
    expect(await counts()).toEqual([1, 0, 0]);
    expect(await approve(id)).toMatchObject({ status: 200, body: { data: { id } } });
    expect((await approve(id)).status).toBe(200);
    expect(await counts()).toEqual([0, 1, 1]);
    await save(draft('Правка', { id }));
    expect((await published())[0]?.entries[0]?.title).toBe('Правка ru');
    expect((await remove(id)).status).toBe(200);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('comes back as it was sent, with three entries, thumbnail and file names', async () => {
    const pdfId = await addFile(server, 'pdf', 'Отчёт за март.pdf');
    const coverId = await addFile(server, 'cover', 'обложка.jpg', 'UklGRg==');
    const uz = { language: 'uz', title: 'Dividend', description: '<p>Dividend</p>' };
    const { id } = await saved(draft('Было', entries({ ...uz, pdfId, coverId: String(coverId) })));
    const [item] = await pending();
    expect(item).toMatchObject({ id, posted: '2026-03-05', status: 'pending', version: 1 });
    expect(item?.entries[1]).toMatchObject({
      ...uz,
      pdfId,
      coverId,
      coverBase64: 'UklGRg==',
      pdfFile: { name: 'Отчёт за март.pdf', sizeBytes: 1234 },
      coverFile: { name: 'обложка.jpg', sizeBytes: 1234 },
    });
    expect(item?.entries[0]).toMatchObject({ pdfId: null, coverId: null, pdfFile: null, coverFile: null });
  });

  it('is written with the names of its area and no others', async () => {
    const { id } = await saved(draft());
    const { body } = await server.as('admin', 'GET', `${calls.path}/GetAllPending`);
    const mark = hasCorruptionMark ? ['isReferToCorruption'] : [];
    expect(Object.keys(body.data[0]).sort()).toEqual(
      ['id', 'posted', 'status', 'version', entriesKey, ...mark].sort(),
    );
    const names = ['id', 'language', 'title', 'description', 'pdfId', 'coverId', 'coverBase64'];
    for (const entry of body.data[0][entriesKey]) {
      expect(Object.keys(entry).sort()).toEqual([...names, 'pdfFile', 'coverFile', baseIdKey].sort());
      expect(entry[baseIdKey]).toBe(id);
    }
  });

  it('has all three entries in order even when one was sent', async () => {
    await saved(entries({ language: 'en', title: 'Only English' }));
    const [item] = await pending();
    expect(item?.entries.map(({ language, title }) => [language, title])).toEqual([
      ['ru', ''],
      ['uz', ''],
      ['en', 'Only English'],
    ]);
  });

  it('keeps in an edit what was not sent, and loses what was emptied', async () => {
    const pdfId = await addFile(server, 'pdf', 'a.pdf');
    const { id } = await saved(draft('Было'));
    await save({ id, ...entries({ language: 'ru', pdfId }) });
    await save({ id, ...entries({ language: 'ru', title: 'Стало' }) });
    let [item] = await pending();
    expect(item?.posted).toBe('2026-03-05');
    expect(item?.entries[0]).toMatchObject({ title: 'Стало', description: '<p>Было ru</p>', pdfId });
    expect(item?.entries[1]?.title).toBe('Было uz');
    await save({ id, ...entries({ language: 'ru', title: null, description: '', pdfId: '' }) });
    [item] = await pending();
    expect(item?.entries[0]).toMatchObject({ title: '', description: '', pdfId: null });
  });

  it.each(DAYS_TO_KEEP)('keeps the day of %s whatever the time zone', async (posted, day) => {
    await saved(draft('День', { posted }));
    expect((await pending())[0]?.posted).toBe(day);
  });

  it('is of today in Tashkent when no day was sent, or when it was emptied', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(new Date());
    const { id } = await saved(draft('Сегодня', { posted: '' }));
    expect((await pending())[0]?.posted).toBe(today);
    await save({ id, posted: '2026-03-05', ...entries() });
    expect((await pending())[0]?.posted).toBe('2026-03-05');
    await save({ id, posted: '', ...entries() });
    expect((await pending())[0]?.posted).toBe(today);
  });

  it.each(DAYS_TO_REFUSE)('is refused with the day %s', async (posted) => {
    expect(await save(draft('День', { posted }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'posted' }] },
    });
  });

  it.each(HARD_TEXTS)('keeps the title %j byte for byte', async (title) => {
    await saved(entries({ language: 'ru', title }));
    expect((await pending())[0]?.entries[0]?.title).toBe(title);
  });

  it('keeps a title of any length', async () => {
    await saved(entries({ language: 'ru', title: LONG_TEXT }));
    expect((await pending())[0]?.entries[0]?.title).toBe(LONG_TEXT);
  });

  it.each(UNKEEPABLE_TEXTS)('is refused with a title that cannot be kept', async (title) => {
    const answer = await save(entries({ language: 'ru', title }));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: `${entriesKey}.0.title` }] } });
    expect(await pending()).toEqual([]);
  });

  it('is kept without the scripts of its description', async () => {
    const description = '<p onclick="a()">Матн<script>alert(1)</script></p>';
    await saved(entries(...['ru', 'uz', 'en'].map((language) => ({ language, description }))));
    for (const entry of (await pending())[0]?.entries ?? []) expect(entry.description).toBe('<p>Матн</p>');
  });

  it('is refused with a file that does not exist or is of the other kind', async () => {
    const pdfId = await addFile(server, 'pdf', 'a.pdf');
    for (const wrong of [{ pdfId: 999_999 }, { coverId: pdfId }, { coverId: 2_147_483_647 }]) {
      const answer = await save(entries({ language: 'ru', title: 'Файл', ...wrong }));
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe(`${entriesKey}.0.${Object.keys(wrong)[0]}`);
    }
    expect(await pending()).toEqual([]);
  });
});

describe('the mark against corruption', () => {
  const marked = (mark: unknown) => ({ isReferToCorruption: mark });

  it.each(AREAS.filter(({ hasCorruptionMark }) => hasCorruptionMark))(
    'is kept by $area until an edit takes it off',
    async (under) => {
      const { save, saved, pending, draft, entries } = publicationCalls(server, under);
      const { id } = await saved(draft('Метка', marked(true)));
      await save({ id, ...entries() });
      expect((await pending())[0]?.isReferToCorruption).toBe(true);
      await save({ id, ...marked(false), ...entries() });
      expect((await pending())[0]?.isReferToCorruption).toBe(false);
      expect((await save(draft('Метка', marked('да')))).status).toBe(400);
    },
  );

  it.each(AREAS.filter(({ hasCorruptionMark }) => !hasCorruptionMark))(
    'is not stored by $area, which has none',
    async (under) => {
      const { saved, draft } = publicationCalls(server, under);
      await saved(draft('Метка', marked(true)));
      const rows = await server.db.select().from(publications);
      expect(rows.map(({ isReferToCorruption }) => isReferToCorruption)).toEqual([false]);
    },
  );
});
