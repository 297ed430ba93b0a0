import { beforeEach, describe, expect, it } from 'vitest';
import { Conflict } from '../../src/dataProvider/conflict.ts';
import { listed, save, specifiedDepository } from '../support/specifiedDepository.ts';

const depository = specifiedDepository();
const { calls, posts, provider } = depository;
type Provider = ReturnType<typeof provider>;

describe('an item that is published and has an edit waiting under the same id', () => {
  const item = (title: string) => ({
    id: 3,
    posted: '2026-11-21',
    status: '',
    news: [{ id: 1, newsBaseId: 3, language: 'ru', title }],
  });
  const openWaiting = async (data: Provider) => {
    await listed(data, 'news', { status: 'published' });
    const [opened] = await listed(data, 'news', { status: 'pending' });
    return opened;
  };
  const ticked = { isReferToCorruption: true };

  beforeEach(() => {
    depository.answers = {
      '/News/GetAllPublished': [item('На сайте')],
      '/News/GetAllPending': [item('Правка')],
    };
  });

  it('is compared with the record of the list it was opened from before a save', async () => {
    const data = provider();
    const opened = await openWaiting(data);
    const meta = { opened, read: [2] };
    await data.update('news', { id: 3, data: { ...opened, ...ticked }, previousData: opened, meta });
    expect(posts()).toEqual(['POST /api/Admin/News/UpdateOrAdd']);
    expect(await data.current('news', { ...opened, id: 3 })).toMatchObject({
      entries: { ru: { title: 'Правка' } },
    });
  });

  it('is found as it was opened when the lists are no longer in memory', async () => {
    const opened = structuredClone(await openWaiting(provider()));
    await save(provider(), 'news', opened, ticked);
    expect(posts()).toHaveLength(1);
  });

  it('is a conflict with what a colleague has made of that edit, not with what is published', async () => {
    const data = provider();
    const opened = await openWaiting(data);
    depository.answers['/News/GetAllPending'] = [item('Правка коллеги')];
    const refused = await save(data, 'news', opened, ticked).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Conflict);
    expect(refused).toMatchObject({ stored: { entries: { ru: { title: 'Правка коллеги' } } } });
    // the user has gone back to the form and tries again
    await expect(save(data, 'news', opened, ticked)).rejects.toBeInstanceOf(Conflict);
    expect(posts()).toEqual([]);
  });

  it('is not saved where nobody can tell which of the two was opened', async () => {
    const opened = structuredClone(await openWaiting(provider()));
    depository.answers['/News/GetAllPending'] = [item('Правка коллеги')];
    const refused = await save(provider(), 'news', opened, ticked).catch((error: unknown) => error);
    expect(refused).not.toBeInstanceOf(Conflict);
    expect(refused).toMatchObject({ message: expect.stringMatching(/Откройте её из списка снова/) });
    expect(posts()).toEqual([]);
  });

  it('is found among the published ones once it is approved, which is asked about', async () => {
    const data = provider();
    const opened = await openWaiting(data);
    depository.answers = { '/News/GetAllPublished': [item('Правка')], '/News/GetAllPending': [] };
    const refused = await save(data, 'news', opened, ticked).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'Conflict', stored: { entries: { ru: { title: 'Правка' } } } });
    expect(posts()).toEqual([]);
  });
});

it('a document is told as deleted where another type has no code, and so no list', async () => {
  const document = { id: 3, year: 2026, informationTypeId: 1, informations: [{ id: 1, language: 'ru' }] };
  depository.answers = {
    '/GetInformationTypes': [
      { id: 1, code: 'T' },
      { id: 2, code: null },
    ],
    '/GetByCode/T': [document],
  };
  const data = provider();
  const [opened] = await listed(data, 'information', { code: 'T' });
  depository.answers['/GetByCode/T'] = [];
  await expect(save(data, 'information', opened, { year: 2025 })).rejects.toBeInstanceOf(Conflict);
  expect(calls.filter((call) => call.includes('null'))).toEqual([]);
});

describe('a field of another depository that is named `version`', () => {
  const versions = [null, 'AAAAAAAAB9E=', 3];
  const term = (keyWordRu: string, version: unknown) => ({ id: 2, keyWordRu, version });
  const row = (fund: number, version: unknown) => ({
    ...{ id: 4, code: '1', name: 'Участник', fund, currency: 'UZS', date: '2026-01-01', version },
  });

  it.each(versions)('switches off no look before a save (%j)', async (version) => {
    depository.answers = { '/GetGlossaries': [term('Акция', version)], '/GetLastUZS': [row(5, version)] };
    const data = provider();
    const [opened] = await listed(data, 'glossary', {});
    depository.answers['/GetGlossaries'] = [term('Облигация', version)];
    await expect(save(data, 'glossary', opened, { keyWordUz: 'aksiya' })).rejects.toBeInstanceOf(Conflict);

    const [openedRow] = await listed(data, 'guaranteeFund', { currency: 'UZS' });
    depository.answers['/GetLastUZS'] = [row(6, version)];
    await expect(save(data, 'guaranteeFund', openedRow, { name: 'АО' })).rejects.toBeInstanceOf(Conflict);
    expect(posts()).toEqual([]);
  });

  it('switches off none in a list of the fund that was opened before any other list', async () => {
    depository.answers = { '/GetLastUZSForAdd': [row(5, 3)] };
    const data = provider();
    const { data: opened } = await data.getOne('fundLists', { id: 'UZS' });
    depository.answers['/GetLastUZSForAdd'] = [row(6, 3)];
    await expect(save(data, 'fundLists', opened, {})).rejects.toBeInstanceOf(Conflict);
    expect(posts()).toEqual([]);
  });

  it.each(versions)(
    'switches off none in a form that was opened by its address either (%j)',
    async (version) => {
      depository.answers = { '/GetGlossaries': [term('Акция', version)] };
      const data = provider();
      const { data: opened } = await data.getOne('glossary', { id: 2 });
      depository.answers['/GetGlossaries'] = [term('Облигация', version)];
      await expect(save(data, 'glossary', opened, { keyWordUz: 'aksiya' })).rejects.toBeInstanceOf(Conflict);
      expect(posts()).toEqual([]);
    },
  );

  it('is not named in the address of an approval', async () => {
    const data = provider();
    depository.answers = { '/News/GetAllPending': [{ id: 3, version: 7, news: [] }], '/AllowToPublish3': [] };
    const [seen] = await listed(data, 'news', { status: 'pending' });
    await data.approve('news', { id: 3, previousData: seen });
    expect(calls.at(-1)).toBe('GET /api/Admin/News/AllowToPublish3');
  });
});

describe('the result of an application whose list is no longer in memory', () => {
  const application = { id: 2, vacancyId: 7, fullName: 'Каримова Дилноза', result: null };

  it('is saved after its vacancy’s list was read again', async () => {
    depository.answers = { '/GetByVacancyId/7': [application] };
    const [opened] = await listed(provider(), 'applications', { vacancyId: '7' });
    calls.length = 0;
    await save(provider(), 'applications', opened, { result: 'Годен' });
    expect(calls).toEqual([
      'GET /api/Admin/ApplicationForVacancy/GetByVacancyId/7',
      'POST /api/Admin/ApplicationForVacancy/UpdateApplicationResult',
    ]);
  });

  it('is told to be gone only where that list has it no more', async () => {
    depository.answers = { '/GetByVacancyId/7': [application] };
    const [opened] = await listed(provider(), 'applications', { vacancyId: '7' });
    depository.answers = { '/GetByVacancyId/7': [] };
    await expect(save(provider(), 'applications', opened, { result: 'Годен' })).rejects.toMatchObject({
      name: 'Conflict',
      stored: undefined,
    });
  });

  it('is not told to be gone where the application does not name its vacancy', async () => {
    const { vacancyId: _vacancy, ...nameless } = application;
    depository.answers = { '/GetByVacancyId/7': [nameless] };
    const data = provider();
    const [opened] = await listed(data, 'applications', { vacancyId: '7' });
    // as after a reload that has forgotten the list
    const refused = await save(provider(), 'applications', structuredClone(opened), {
      result: 'Годен',
    }).catch((error: unknown) => error);
    expect(refused).not.toBeInstanceOf(Conflict);
    expect(refused).toMatchObject({ message: expect.stringMatching(/Откройте её из списка снова/) });
    await save(data, 'applications', opened, { result: 'Годен' });
    expect(posts()).toHaveLength(1);
  });
});

describe('a document that is opened by its address', () => {
  const types = [1, 2].map((id) => ({ id, code: `T${id}`, name: `Тип ${id}` }));
  const document = {
    id: 3,
    year: 2026,
    informationTypeId: 2,
    informations: [{ language: 'ru', header: 'А' }],
  };

  it('is found although the list of another type cannot be read', async () => {
    depository.answers = { '/GetInformationTypes': types, '/GetByCode/T2': [document] };
    expect((await provider().getOne('information', { id: 3 })).data).toMatchObject({ id: 3 });
  });

  it('fails as that list does where no other has it', async () => {
    depository.answers = { '/GetInformationTypes': types, '/GetByCode/T2': [] };
    await expect(provider().getOne('information', { id: 3 })).rejects.toThrow(/не нашёл то, что запрошено/);
  });
});

describe('a document whose type a colleague has given another code meanwhile', () => {
  const type = (code: string) => ({ id: 1, code, name: 'Тип' });
  const document = (header: string) => ({
    ...{ id: 3, year: 2026, informationTypeId: 1, informations: [{ language: 'ru', header }] },
  });
  const openRenamed = async (former: Record<string, unknown[]>, now = [document('А')]) => {
    depository.answers = { '/GetInformationTypes': [type('T1')], '/GetByCode/T1': [document('А')] };
    const data = provider();
    await listed(data, 'informationTypes', {});
    const [opened] = await listed(data, 'information', { code: 'T1' });
    depository.answers = { '/GetInformationTypes': [type('T2')], '/GetByCode/T2': now, ...former };
    return { data, opened };
  };

  it.each([
    ['empty', { '/GetByCode/T1': [] }],
    ['not there', {}],
  ])('is found under the new code and saved, where the former list is %s', async (_, former) => {
    const { data, opened } = await openRenamed(former);
    await save(data, 'information', opened, { year: 2027 });
    expect(posts()).toHaveLength(1);
  });

  it('is a conflict with what the colleague has made of it', async () => {
    const { data, opened } = await openRenamed({}, [document('Б')]);
    await expect(save(data, 'information', opened, { year: 2027 })).rejects.toMatchObject({
      ...{ name: 'Conflict', stored: { entries: { ru: { title: 'Б' } } } },
    });
  });

  it('is not told to be gone where the list of its unchanged code cannot be read', async () => {
    const { data, opened } = await openRenamed({ '/GetInformationTypes': [type('T1'), type('T2')] });
    const refused = await save(data, 'information', opened, { year: 2027 }).catch((error: unknown) => error);
    expect(refused).not.toBeInstanceOf(Conflict);
    expect(refused).toMatchObject({ message: expect.stringMatching(/не нашёл то, что запрошено/) });
    expect(posts()).toEqual([]);
  });
});
