import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/dataProvider/endpoints.ts';
import { isFileId, waitingEdit } from '../../src/dataProvider/records.ts';
import { session } from '../../src/session.ts';

const entry = (language: string, more: object = {}) => ({
  id: 1,
  newsBaseId: 7,
  title: `Заголовок ${language}`,
  description: '<p>Текст</p>',
  language,
  pdfId: 3,
  coverId: 'c-4',
  coverBase64: '/9j/',
  ...more,
});

const read = (wire: unknown) => {
  const [record] = endpoints.news.shape.read(wire);
  if (!record) throw new Error('Nothing was read');
  return record;
};

describe('a news item', () => {
  it('comes back as it was when nothing was edited, unknown fields included', () => {
    const wire = {
      id: 7,
      posted: '2026-03-01',
      status: 'published',
      isReferToCorruption: true,
      version: 3,
      somethingNew: { a: [1] },
      news: [entry('ru', { strange: null }), entry('uz'), entry('en')],
    };
    expect(endpoints.news.shape.write(read(wire))).toEqual(wire);
  });

  it('finds its languages whatever their order, and sends them in the order ru, uz, en', () => {
    const record = read({ id: 7, posted: '2026-03-01', news: [entry('en'), entry('ru'), entry('uz')] });
    expect(record.entries.uz.title).toBe('Заголовок uz');
    const { news } = endpoints.news.shape.write(record);
    expect(news).toMatchObject([{ language: 'ru' }, { language: 'uz' }, { language: 'en' }]);
  });

  it('has three languages even when the depository sends one', () => {
    const record = read({ id: 7, posted: '2026-03-01', news: [entry('ru')] });
    expect(record.entries.en).toMatchObject({ id: 0, title: '', description: '', language: 'en' });
    expect(endpoints.news.shape.write(record).news).toMatchObject([{}, {}, { newsBaseId: 7 }]);
  });

  it('keeps an entry in a fourth language', () => {
    const record = read({ id: 7, posted: '2026-03-01', news: [entry('ru'), entry('kk')] });
    expect(endpoints.news.shape.write(record).news).toContainEqual(entry('kk'));
  });

  it('keeps a second entry of a language, and sends it back', () => {
    const second = entry('ru', { id: 2, title: 'Вторая' });
    const record = read({ id: 7, posted: '2026-03-01', news: [entry('ru'), second, entry('uz')] });
    expect(record.entries.ru.title).toBe('Заголовок ru');
    expect(endpoints.news.shape.write(record).news).toEqual([
      entry('ru'),
      entry('uz'),
      expect.objectContaining({ id: 0, language: 'en' }),
      second,
    ]);
  });

  it.each([[null], [undefined], ['']])('that is dated %j stays so', (posted) => {
    const record = read({ id: 7, posted, news: [] });
    expect(endpoints.news.shape.write(record).posted).toBe(posted);
  });

  it.each([[null], [undefined], ['text'], [{}], [{ news: null }], [{ news: [null, 5] }]])(
    'survives %j on the wire',
    (wire) => {
      expect(read(wire).entries.ru.title).toBe('');
    },
  );
});

describe('a compass or bulletin', () => {
  it('keeps its entries under depos with compassBaseId', () => {
    for (const kind of ['depoCompasses', 'depoMessages'] as const) {
      const { shape } = endpoints[kind];
      const written = shape.write({ ...shape.read({ id: 5, posted: '2026-01-02', depos: [] })[0] });
      expect(written.depos).toMatchObject([{ compassBaseId: 5, language: 'ru' }, {}, {}]);
    }
  });
});

it('the id of a file is none where it is empty, 0, below 0 or a GUID of zeros', () => {
  const none = [null, undefined, '', 0, '0', -1, '00000000-0000-0000-0000-000000000000'];
  expect(none.filter(isFileId)).toEqual([]);
  expect([7, '7', 'a7', '00000000-0000-0000-0000-000000000001'].every(isFileId)).toBe(true);
});

it('the fields `edited` and `replaces` of another depository tell of no edit that waits', () => {
  const record = { id: 1, version: 3, edited: true, replaces: true };
  session.open({ token: 'token', name: 'A', role: 'admin' });
  expect(waitingEdit(record)).toBeUndefined();
  session.open({ token: 'token', name: 'A', role: 'admin', features: ['versions'] });
  expect(waitingEdit(record)).toBe('edited');
});
