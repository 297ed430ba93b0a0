import { describe, expect, it } from 'vitest';
import { revisions } from '../../server/db/schema.ts';
import { serverForEach } from '../support/server.ts';
import { texts, translationCalls } from '../support/serverTranslations.ts';

const server = serverForEach();

const { admin, save, listed } = translationCalls(server);

describe('a translation whose Russian text was changed after it', () => {
  it('is named in lists until it is changed itself, or somebody has checked it', async () => {
    const { id } = await save(0, texts('Один', 'Bir', ''));
    expect(await listed()).not.toHaveProperty('stale');
    // what nobody has written yet is not too old
    await save(id, texts('Два', 'Bir', ''));
    expect((await listed()).stale).toEqual(['uz']);
    expect((await admin('GET', `/News/Get${id}`)).body.data.stale).toEqual(['uz']);

    await save(id, texts('Три', 'Bir', 'One'));
    expect((await listed()).stale).toEqual(['uz']);
    const translated = await admin('GET', `/News/Translated${id}/uz`);
    expect(translated.body.data).toMatchObject({ version: 1, news: [{ title: 'Один' }, {}, {}] });
    expect((await admin('GET', `/News/Translated${id}/en`)).status).toBe(404);

    await save(id, texts('Три', 'Uch', 'One'));
    expect(await listed()).not.toHaveProperty('stale');
    const { version } = await save(id, texts('Четыре', 'Uch', 'One'));
    expect((await listed()).stale).toEqual(['uz', 'en']);

    const check = (language: string, seen: number) =>
      admin('POST', `/News/TranslationChecked${id}`, { language, version: seen });
    expect((await check('uz', version - 1)).status).toBe(409);
    expect((await check('uz', version)).status).toBe(200);
    expect((await listed()).stale).toEqual(['en']);
    // somebody else had the same form open
    expect((await check('uz', version)).status).toBe(200);
    const unknown = await admin('POST', '/News/TranslationChecked999999', { language: 'uz', version: null });
    expect(unknown.status).toBe(404);
    // the texts are the same, and so is their version; the log knows who has checked
    expect((await admin('GET', `/News/Get${id}`)).body.data.version).toBe(version);
    const log = await admin('GET', '/Audit/GetPage?act=check');
    const checked = { act: 'check', kind: 'news', recordId: id };
    expect(log.body.data).toMatchObject([checked, checked]);
  });

  it('stays so through the trash, and is no matter of a cover, a day or an approval', async () => {
    const { id } = await save(0, texts('Один', 'Bir', 'One'));
    await save(id, texts('Один', 'Bir', 'One'), { posted: '2026-02-01' });
    expect(await listed()).not.toHaveProperty('stale');
    await save(id, texts('Два', 'Bir', 'One'));
    await admin('DELETE', `/News/Delete${id}`);
    await admin('POST', `/News/Restore${id}`);
    expect((await listed()).stale).toEqual(['uz', 'en']);
    await admin('GET', `/News/AllowToPublish${id}`);
    const published = await admin('GET', '/News/GetAllPublished');
    expect(published.body.data[0].stale).toEqual(['uz', 'en']);
  });

  it('holds again when the Russian text is what it was, by hand or because an edit was given back', async () => {
    const { id } = await save(0, texts('Один', 'Bir', 'One'));
    await save(id, texts('Два', 'Bir', 'One'));
    await save(id, texts('Три', 'Bir', 'One'));
    await save(id, texts('Один', 'Bir', 'One'));
    expect(await listed()).not.toHaveProperty('stale');
    await admin('POST', '/Review/SetRules', { edits: true });
    await admin('GET', `/News/AllowToPublish${id}`);
    const { version } = await save(id, texts('Четыре', 'Bir', 'One'));
    expect((await listed()).stale).toEqual(['uz', 'en']);
    const note = { kind: 'news', id, version, note: 'Не надо' };
    expect((await admin('POST', '/Review/Return', note)).status).toBe(200);
    expect((await admin('GET', `/News/Get${id}`)).body.data).not.toHaveProperty('stale');
  });

  it('is what it was beside the published text, while an edit waits and when it is given back', async () => {
    const { id } = await save(0, texts('Один', 'Bir', 'One'));
    await save(id, texts('Два', 'Bir', 'One'));
    await admin('GET', `/News/AllowToPublish${id}`);
    const other = await save(0, texts('Целая', 'Butun', 'Whole'));
    await admin('GET', `/News/AllowToPublish${other.id}`);
    await admin('POST', '/Review/SetRules', { edits: true });
    const stale = async (list: string, query = '') => {
      const { body } = await admin('GET', `/News/GetAll${list}?page=1&sort=id${query}`);
      return body.data.map((item: { id: number; stale?: string[] }) => [item.id, item.stale]);
    };
    const edited = await save(id, texts('Два', 'Ikki', 'One'));
    const changed = await save(other.id, texts('Другая', 'Butun', 'Whole'));
    const [shown, waiting] = [
      [
        [id, ['uz', 'en']],
        [other.id, undefined],
      ],
      [
        [id, ['en']],
        [other.id, ['uz', 'en']],
      ],
    ];
    expect([await stale('Published'), await stale('Pending')]).toEqual([shown, waiting]);
    expect(await stale('Published', '&lacking=translation')).toEqual(shown.slice(0, 1));
    await admin('DELETE', `/News/Delete${id}`);
    const { version } = (await admin('POST', `/News/Restore${id}`)).body.data;
    expect(version).toBeGreaterThan(edited.version);
    expect([await stale('Published'), await stale('Pending')]).toEqual([shown, waiting]);
    for (const item of [{ id, version }, changed])
      await admin('POST', '/Review/Return', { kind: 'news', ...item, note: 'Не надо' });
    expect(await stale('Published')).toEqual(shown);
  });

  it('holds once it is changed itself, without a look at what the Russian text was', async () => {
    const { id } = await save(0, texts('Один', 'Bir', ''));
    await save(id, texts('Два', 'Bir', ''));
    expect((await listed()).stale).toEqual(['uz']);
    await server.db.update(revisions).set({ state: 'a state that nobody reads' });
    await save(id, texts('Два', 'Ikki', ''));
    expect(await listed()).not.toHaveProperty('stale');
    await save(id, texts('Три', 'Ikki', ''));
    await server.db.update(revisions).set({ state: 'a state that nobody reads' });
    await save(id, texts('Четыре', 'Tort', ''));
    expect(await listed()).not.toHaveProperty('stale');
  });

  it('is known of kinds that name the language at the end of a field', async () => {
    const word = { id: 0, keyWordRu: 'Акция', keyWordUz: 'Aksiya', keyWordEn: 'Share' };
    const added = await admin('POST', '/Glossary/UpdateOrAdd', word);
    await admin('POST', '/Glossary/UpdateOrAdd', { ...word, id: added.body.data.id, keyWordRu: 'Акции' });
    const list = await admin('GET', '/GetGlossaries?page=1&perPage=7');
    expect(list.body.data[0].stale).toEqual(['uz', 'en']);
  });
});

describe('a list', () => {
  it('is narrowed to what lacks a language, a cover or a translation as new as the Russian text', async () => {
    const old = await save(0, texts('Старая', 'Eski', 'Old'));
    await save(old.id, texts('Новая', 'Eski', 'Old'));
    const whole = await save(0, texts('Целая', 'Butun', 'Whole'));
    const russian = await save(0, [texts('Русская', '', '')[0] ?? {}]);
    const idsLacking = async (what: string) => {
      const list = await admin('GET', `/News/GetAllPending?page=1&perPage=7&lacking=${what}`);
      return list.body.data.map(({ id }: { id: number }) => id).sort();
    };
    expect(await idsLacking('uz')).toEqual([russian.id]);
    expect(await idsLacking('ru')).toEqual([]);
    const frame = '<h2></h2><table><tbody><tr><td><p>&nbsp;</p></td></tr></tbody></table><hr>';
    const framed = [
      { language: 'ru', title: 'Рамка' },
      { language: 'uz', title: '', description: frame },
    ];
    const { id } = await save(0, framed);
    expect(await idsLacking('uz')).toEqual([russian.id, id]);
    await admin('DELETE', `/News/Delete${id}`);
    expect(await idsLacking('translation')).toEqual([old.id]);
    const reviewed = await admin('GET', `/Review/GetItem/news/${old.id}`);
    expect(reviewed.body.data.item.stale).toEqual(['uz', 'en']);
    expect(await idsLacking('cover')).toEqual([old.id, whole.id, russian.id]);
    expect((await admin('GET', '/News/GetAllPending?page=1&lacking=de')).status).toBe(400);
    const video = { id: 0, videos: [{ language: 'ru', title: 'Ролик', urlVideo: 'https://example.uz/1' }] };
    await admin('POST', '/Video/UpdateOrAdd', video);
    const videos = await admin('GET', '/Video/GetAll?page=1&lacking=en');
    expect(videos.headers['x-total-count']).toBe('1');
    // where there is nothing to lack, nothing is asked of the address
    for (const what of ['constructor', '__proto__', 'toString'])
      expect((await admin('GET', `/Information/GetInformationTypes?page=1&lacking=${what}`)).status).toBe(
        200,
      );
  });

  it('is so in every kind that is written in three languages', async () => {
    const type = { id: 0, code: 'z', name: 'Тип', nameRu: 'Тип', nameUz: 'Tur', nameEn: '' };
    await admin('POST', '/InformationType/UpdateOrAdd', type);
    await admin('POST', '/NormativeDocumentType/UpdateOrAdd', type);
    const types = (await admin('GET', '/Information/GetInformationTypes')).body.data;
    const own = types.find(({ code }: { code: string }) => code === 'z').id;
    const normative = (await admin('GET', '/NormativeDocumentType/GetNormativeDocumentTypes')).body.data[0]
      .id;
    const client = (await admin('GET', '/ClientType/GetClientTypes')).body.data[0];
    const entries = ['Есть', 'Bor', ''].map((header, at) => ({ language: ['ru', 'uz', 'en'][at], header }));
    const inColumns = (...names: string[]) =>
      Object.fromEntries(
        names.flatMap((name) => [
          [`${name}Ru`, 'Есть'],
          [`${name}Uz`, 'Bor'],
        ]),
      );
    const saves: [string, object, string][] = [
      ['Glossary', inColumns('keyWord', 'description'), 'GetGlossaries'],
      ['History', { year: 2020, ...inColumns('text') }, 'History/GetHistories'],
      ['Department', inColumns('name'), 'Department/GetDepartments'],
      ['Vacancy', inColumns('title', 'text'), 'Vacancy/GetVacancies'],
      [
        'Information',
        { informationTypeId: own, year: 2020, informations: entries },
        'Information/GetByCode/z',
      ],
      [
        'NormativeDocument',
        { normativeDocumentTypeId: normative, normativeDocuments: entries },
        'NormativeDocument/GetByCode/z',
      ],
      [
        'NormativeDocumentType',
        { code: 'y', nameRu: 'Есть', nameUz: 'Bor' },
        'NormativeDocumentType/GetNormativeDocumentTypes',
      ],
      [
        'Template',
        { clientTypeId: client.id, templates: entries },
        `Template/GetTemplatesByCode/${client.code}`,
      ],
    ];
    for (const [area, draft, list] of saves) {
      const { body } = await admin('POST', `/${area}/UpdateOrAdd`, { id: 0, ...draft });
      const found = async (what: string) => {
        const answer = await admin('GET', `/${list}?page=1&perPage=100&lacking=${what}`);
        const ids = JSON.stringify(answer.body.data ?? answer.body);
        return [answer.status, ids.includes(`"id":${body.data.id},`)];
      };
      expect([area, await found('en')]).toEqual([area, [200, true]]);
      expect([area, await found('uz')]).toEqual([area, [200, false]]);
      const changed = JSON.parse(JSON.stringify(draft).replaceAll('Есть', 'Иначе'));
      await admin('POST', `/${area}/UpdateOrAdd`, { ...changed, id: body.data.id });
      expect([area, await found('translation')]).toEqual([area, [200, true]]);
      expect([area, (await found('cover'))[0]]).toEqual([area, 400]);
    }
  });
});
