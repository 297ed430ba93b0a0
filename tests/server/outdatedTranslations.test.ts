import { describe, expect, it } from 'vitest';
import { serverForAll } from '../support/server.ts';
import { texts, translationCalls } from '../support/serverTranslations.ts';

const server = serverForAll();

const { admin, save, listed } = translationCalls(server);

describe('a translation whose Russian text was changed after it', () => {
  it('stays too old after a save that only changes its letters, its pictures or the case of a word', async () => {
    const { id } = await save(0, texts('Один', "O'zbekiston bozori", ''));
    await save(id, texts('Два', "O'zbekiston bozori", ''));
    await save(id, texts('Два', 'Oʻzbekiston bozori', ''));
    expect((await listed()).stale).toEqual(['uz']);
    await save(id, texts('Два', 'Oʻzbekiston fond bozori', ''));
    expect(await listed()).not.toHaveProperty('stale');
  });

  it('is too old as well where the translator has read another Russian text than the one that the save was merged with', async () => {
    const { id } = await save(0, texts('Сумма 300', 'Summa', 'Sum'));
    const later = await save(id, texts('Сумма 500', 'Summa', 'Sum'));
    const merged = {
      id,
      version: later.version,
      posted: '2026-01-15',
      news: texts('Сумма 500', 'Summa 300', 'Sum'),
    };
    const { status } = await admin('POST', '/News/UpdateOrAdd?read=1', merged);
    expect(status).toBe(200);
    expect((await listed()).stale).toEqual(['uz', 'en']);
    const translated = await admin('GET', `/News/Translated${id}/uz`);
    expect(translated.body.data).toMatchObject({ version: 1 });
    // a draft that does not tell its version
    const again = { ...merged, version: later.version + 1, news: texts('Сумма 500', 'Summa 500', 'Sum') };
    expect((await admin('POST', '/News/UpdateOrAdd?read=0', again)).status).toBe(200);
    expect((await listed()).stale).toEqual(['en']);
  });

  it('is as new as a Russian text of the translator that was kept over another one', async () => {
    const { id } = await save(0, texts('Сумма 300', 'Summa', ''));
    const later = await save(id, texts('Сумма 500', 'Summa', ''));
    expect((await listed()).stale).toEqual(['uz']);
    const kept = (news: object[], version: number) =>
      admin('POST', `/News/UpdateOrAdd?read=1`, { id, version, posted: '2026-01-15', news });
    await kept(texts('Сумма 400', 'Summa 400', ''), later.version);
    expect(await listed()).not.toHaveProperty('stale');

    // of the same text the title is the translator's, and the description somebody else's
    const [russian, ...translations] = texts('Сумма 600', 'Summa 600', '');
    await kept([{ ...russian, description: '<p>Сумма 400</p>' }, ...translations], later.version + 1);
    expect((await listed()).stale).toEqual(['uz']);
  });
});
