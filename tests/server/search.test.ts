import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../server/audit/act.ts';
import { publications, searchTexts } from '../../server/db/schema.ts';
import { fillSearchTexts } from '../../server/records/searchTexts.ts';
import { serverForAll } from '../support/server.ts';
import { newsDraft, twentyNews } from '../support/serverPublications.ts';

const server = serverForAll();
const { ids, save, idsOf } = twentyNews(server);

describe('a search', () => {
  const found = async (title: string) => await idsOf(`page=1&perPage=20&title=${encodeURIComponent(title)}`);

  it.each(["o'zbek", 'oʻZBEK', 'ozbek', 'ўзбек', 'УЗБЕК ҚИММ'.replace('У', 'Ў'), 'qimmatli qogoz'])(
    'for %s finds it in either alphabet',
    async (title) => expect(await found(title)).toEqual([ids[2]]),
  );

  it('finds titles by any part and texts by the beginnings of words, in every language', async () => {
    const [id] = ids.slice(9);
    const draft = newsDraft('Ёлка', { id });
    for (const entry of draft.news) entry.description = '<p>Yillik <b>диви</b>денды</p>';
    await save('News', draft);
    for (const title of ['елк', 'ёлка', 'лка en', 'дивиденд', 'yill DIVI'])
      expect(await found(title)).toEqual([id]);
    expect(await found('виденд')).toEqual([]);
    await save('News', newsDraft('Новость 10', { id }));
    expect(await found('елка')).toEqual([]);
  });

  it('finds what was there before the search as soon as it is written down', async () => {
    const [gone = 0, id = 0] = ids.slice(13);
    for (const each of [gone, id]) await save('News', newsDraft('Из прежней версии', { id: each }));
    const isMeant = and(eq(searchTexts.kind, 'news'), inArray(searchTexts.recordId, [gone, id]));
    await server.db.delete(searchTexts).where(isMeant);
    expect(await found('прежней версии')).toEqual([]);
    const subject = server.app.subjects.get('news');
    if (!subject) throw new Error('There are no news.');
    // deleted after it was found missing
    const lock: Subject['lock'] = async (act, each) => await subject.lock(act, each === gone ? -1 : each);
    const rows = { table: publications, condition: eq(publications.kind, 'news') };
    await fillSearchTexts(server.db, { ...subject, lock }, rows, () => false);
    expect(await found('прежней версии')).toEqual([id]);
  });

  it('takes what means something to the database for what it is', async () => {
    const [id] = ids.slice(11);
    await save('News', newsDraft('100% за_год \\ «(я)»', { id }));
    for (const title of ['100%', 'за_год', '«(я)»']) expect(await found(title)).toEqual([id]);
    expect(await found('0%0')).toEqual([]);
  });

  it('of two letters or digits finds them behind a number sign', async () => {
    const [id] = ids.slice(12);
    await save('News', newsDraft('Приказ №87', { id }));
    expect(await found('87')).toEqual([id]);
    await save('News', newsDraft('№87: приказ', { id }));
    expect(await found('87')).toEqual([id]);
    await save('News', newsDraft('Новость 13', { id }));
  });

  it('of a number finds it behind a number sign in a text', async () => {
    const [id] = ids.slice(12);
    const draft = newsDraft('Новость 13', { id });
    for (const entry of draft.news) entry.description = '<p>Приказ №5187 от 3 марта</p>';
    await save('News', draft);
    for (const title of ['5187', '518', '№5187', 'приказ 5187']) expect(await found(title)).toEqual([id]);
    expect(await found('187')).toEqual([]);
    await save('News', newsDraft('Новость 13', { id }));
  });

  it('for a longer word than any finds texts whose word begins so, and is answered', async () => {
    expect(await found('㌖'.repeat(200))).toEqual([]);
    const [id] = ids.slice(12);
    const word = 'длинношеее'.repeat(8);
    const draft = newsDraft('Новость 13', { id });
    for (const entry of draft.news) entry.description = `<p>${word}</p>`;
    await save('News', draft);
    expect(await found(word)).toEqual([id]);
    await save('News', newsDraft('Новость 13', { id }));
  });

  it('begins with the second letter: punctuation alone, or one letter, leaves the list as it is', async () => {
    const whole = await found('');
    for (const title of ["'", ':*', '& |', '!', '\\', '—', 'н', '«н»'])
      expect(await found(title)).toEqual(whole);
  });
});
