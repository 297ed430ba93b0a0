import { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Conflict } from '../../src/dataProvider/conflict.ts';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { session } from '../../src/session.ts';

/** What the depository's lists hold, by the end of their path. */
let answers: Record<string, unknown[]>;
let calls: string[];
let onSave: () => void;
beforeEach(() => {
  onSave = () => {};
  session.open({ token: 'token', name: 'A', role: 'admin' });
  answers = {};
  calls = [];
});

/** A depository that knows the specification's calls alone. */
const foreign: typeof fetch = async (input, init) => {
  const path = String(input).replace(/\?.*/, '');
  calls.push(`${init?.method} ${input}`);
  if (init?.method === 'POST') onSave();
  if (init?.method !== 'GET') return new Response('', { status: 200 });
  const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
  return answer ? Response.json(answer) : new Response('', { status: 404 });
};

/** One without lists in memory, as after a reload or when a form was open for long. */
const provider = (queryClient = new QueryClient()) =>
  createDataProvider(createHttp({ baseUrl: '', fetch: foreign }), queryClient);
type Provider = ReturnType<typeof provider>;

const listed = async (data: Provider, resource: string, filter: object): Promise<RaRecord[]> =>
  (await data.getList(resource, { filter, pagination: { page: 1, perPage: 7 } })).data;

const save = (data: Provider, resource: string, opened: RaRecord | undefined, typed: object) =>
  data.update(resource, {
    id: opened?.id ?? 0,
    data: { ...opened, ...typed },
    previousData: opened,
    meta: { opened },
  });

const posts = () => calls.filter((call) => call.startsWith('POST'));

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
    answers = {
      '/News/GetAllPublished': [item('На сайте')],
      '/News/GetAllPending': [item('Правка')],
    };
  });

  it('is compared with the record of the list it was opened from before a save', async () => {
    const data = provider();
    const opened = await openWaiting(data);
    await save(data, 'news', opened, ticked);
    expect(posts()).toHaveLength(1);
    expect(await data.current('news', { ...opened, id: 3 })).toMatchObject({
      entries: { ru: { title: 'Правка' } },
    });
  });

  it('is found as it was opened when the lists are no longer in memory', async () => {
    const opened = await openWaiting(provider());
    await save(provider(), 'news', opened, ticked);
    expect(posts()).toHaveLength(1);
  });

  it('is a conflict with what a colleague has made of that edit, not with what is published', async () => {
    const data = provider();
    const opened = await openWaiting(data);
    answers['/News/GetAllPending'] = [item('Правка коллеги')];
    const refused = await save(data, 'news', opened, ticked).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Conflict);
    expect(refused).toMatchObject({ stored: { entries: { ru: { title: 'Правка коллеги' } } } });
    // the user has gone back to the form and tries again
    await expect(save(data, 'news', opened, ticked)).rejects.toBeInstanceOf(Conflict);
    expect(posts()).toEqual([]);
  });

  it('is not saved where nobody can tell which of the two was opened', async () => {
    const opened = await openWaiting(provider());
    answers['/News/GetAllPending'] = [item('Правка коллеги')];
    const refused = await save(provider(), 'news', opened, ticked).catch((error: unknown) => error);
    expect(refused).not.toBeInstanceOf(Conflict);
    expect(refused).toMatchObject({ message: expect.stringMatching(/Откройте её из списка снова/) });
    expect(posts()).toEqual([]);
  });

  it('is found among the published ones once it is approved', async () => {
    const data = provider();
    const opened = await openWaiting(data);
    answers = { '/News/GetAllPublished': [item('Правка')], '/News/GetAllPending': [] };
    await save(data, 'news', opened, ticked);
    expect(posts()).toHaveLength(1);
  });
});

describe('a field of another depository that is named `version`', () => {
  const versions = [null, 'AAAAAAAAB9E=', 3];
  const term = (keyWordRu: string, version: unknown) => ({ id: 2, keyWordRu, version });
  const row = (fund: number, version: unknown) => ({
    ...{ id: 4, code: '1', name: 'Участник', fund, currency: 'UZS', date: '2026-01-01', version },
  });

  it.each(versions)('switches off no look before a save (%j)', async (version) => {
    answers = { '/GetGlossaries': [term('Акция', version)], '/GetLastUZS': [row(5, version)] };
    const data = provider();
    const [opened] = await listed(data, 'glossary', {});
    answers['/GetGlossaries'] = [term('Облигация', version)];
    await expect(save(data, 'glossary', opened, { keyWordUz: 'aksiya' })).rejects.toBeInstanceOf(Conflict);

    const [openedRow] = await listed(data, 'guaranteeFund', { currency: 'UZS' });
    answers['/GetLastUZS'] = [row(6, version)];
    await expect(save(data, 'guaranteeFund', openedRow, { name: 'АО' })).rejects.toBeInstanceOf(Conflict);
    expect(posts()).toEqual([]);
  });

  it('switches off none in a list of the fund that was opened before any other list', async () => {
    answers = { '/GetLastUZSForAdd': [row(5, 3)] };
    const data = provider();
    const { data: opened } = await data.getOne('fundLists', { id: 'UZS' });
    answers['/GetLastUZSForAdd'] = [row(6, 3)];
    await expect(save(data, 'fundLists', opened, {})).rejects.toBeInstanceOf(Conflict);
    expect(posts()).toEqual([]);
  });

  it.each(versions)(
    'switches off none in a form that was opened by its address either (%j)',
    async (version) => {
      answers = { '/GetGlossaries': [term('Акция', version)] };
      const data = provider();
      const { data: opened } = await data.getOne('glossary', { id: 2 });
      answers['/GetGlossaries'] = [term('Облигация', version)];
      await expect(save(data, 'glossary', opened, { keyWordUz: 'aksiya' })).rejects.toBeInstanceOf(Conflict);
      expect(posts()).toEqual([]);
    },
  );

  it('is not named in the address of an approval', async () => {
    const data = provider();
    answers = { '/News/GetAllPending': [{ id: 3, version: 7, news: [] }], '/AllowToPublish3': [] };
    const [seen] = await listed(data, 'news', { status: 'pending' });
    await data.approve('news', { id: 3, previousData: seen });
    expect(calls.at(-1)).toBe('GET /api/Admin/News/AllowToPublish3');
  });
});

describe('the result of an application whose list is no longer in memory', () => {
  const application = { id: 2, vacancyId: 7, fullName: 'Каримова Дилноза', result: null };

  it('is saved after its vacancy’s list was read again', async () => {
    answers = { '/GetByVacancyId/7': [application] };
    const [opened] = await listed(provider(), 'applications', { vacancyId: '7' });
    calls = [];
    await save(provider(), 'applications', opened, { result: 'Годен' });
    expect(calls).toEqual([
      'GET /api/Admin/ApplicationForVacancy/GetByVacancyId/7',
      'POST /api/Admin/ApplicationForVacancy/UpdateApplicationResult',
    ]);
  });

  it('is told to be gone only where that list has it no more', async () => {
    answers = { '/GetByVacancyId/7': [application] };
    const [opened] = await listed(provider(), 'applications', { vacancyId: '7' });
    answers = { '/GetByVacancyId/7': [] };
    await expect(save(provider(), 'applications', opened, { result: 'Годен' })).rejects.toMatchObject({
      name: 'Conflict',
      stored: undefined,
    });
  });

  it('is not told to be gone where the application does not name its vacancy', async () => {
    const { vacancyId: _vacancy, ...nameless } = application;
    answers = { '/GetByVacancyId/7': [nameless] };
    const data = provider();
    const [opened] = await listed(data, 'applications', { vacancyId: '7' });
    const refused = await save(provider(), 'applications', opened, { result: 'Годен' }).catch(
      (error: unknown) => error,
    );
    expect(refused).not.toBeInstanceOf(Conflict);
    expect(refused).toMatchObject({ message: expect.stringMatching(/Откройте её из списка снова/) });
    await save(data, 'applications', opened, { result: 'Годен' });
    expect(posts()).toHaveLength(1);
  });
});

describe('a replaced cover', () => {
  const item = (id: number, coverId: string) => ({
    id,
    posted: '2026-11-21',
    news: ['ru', 'uz', 'en'].map((language) => ({ id, newsBaseId: id, language, title: `№ ${id}`, coverId })),
  });
  /** The lists in which no item uses a cover. */
  const elsewhere = { '/GetAllPublished': [], '/GetAllPending': [], '/GetAll': [] };
  const replace = async (data: Provider, opened: RaRecord | undefined) => {
    const entries = structuredClone(opened?.entries);
    for (const language of ['ru', 'uz', 'en']) entries[language].coverId = 'new';
    await save(data, 'news', opened, { entries });
    const isRead = (list: string) =>
      calls
        .slice(calls.findIndex((call) => call.startsWith('POST')))
        .join()
        .includes(list);
    await vi.waitFor(() => expect(isRead('News/GetAllPending') && isRead('Audio/GetAll')).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
    return calls.filter((call) => call.startsWith('DELETE'));
  };

  it('of several languages is deleted once', async () => {
    answers = { '/News/GetAllPublished': [item(3, 'own'), item(4, 'other')], ...elsewhere };
    const queryClient = new QueryClient();
    const data = provider(queryClient);
    const [opened] = await listed(data, 'news', { status: 'published' });
    // what a screen has read otherwise is no list
    queryClient.setQueryData(['news', 'whole', '/api/Admin/Desk'], { waiting: 1 });
    onSave = () => {
      answers['/News/GetAllPublished'] = [item(3, 'new'), item(4, 'other')];
    };
    expect(await replace(data, opened)).toEqual(['DELETE /WebsiteFiles/File/DeleteCover/own']);
  });

  it('stays while an item uses it whose list nobody has opened', async () => {
    answers = {
      '/News/GetAllPublished': [item(3, 'shared')],
      '/News/GetAllPending': [item(101, 'shared')],
      ...elsewhere,
    };
    const data = provider();
    const [opened] = await listed(data, 'news', { status: 'published' });
    expect(await replace(data, opened)).toEqual([]);
  });

  it('stays while an item of a kind uses it that nobody has opened', async () => {
    const audio = { id: 9, audios: [{ id: 1, language: 'ru', title: 'Запись', coverId: 'shared' }] };
    answers = { '/News/GetAllPublished': [item(3, 'shared')], '/Audio/GetAll': [audio], ...elsewhere };
    const data = provider();
    const [opened] = await listed(data, 'news', { status: 'published' });
    expect(await replace(data, opened)).toEqual([]);
  });

  it('stays while an item uses it, in a form that was opened by an address with letters before any list', async () => {
    const withId = (id: string) => ({ ...item(3, 'shared'), id });
    answers = {
      '/News/GetAllPublished': [withId('a-1')],
      '/News/GetAllPending': [withId('b-2')],
      ...elsewhere,
    };
    const data = provider();
    expect(await replace(data, (await data.getOne('news', { id: 'a-1' })).data)).toEqual([]);
  });

  it('stays while another item uses it, of whatever kind, and so does that of a published item with this id', async () => {
    const own = [item(3, 'shared')];
    const others: [path: string, resource: string, item: object][] = [
      ['/News/GetAllPublished', 'news', item(4, 'shared')],
      ['/News/GetAllPublished', 'news', { ...item(3, 'shared'), posted: '2026-01-01' }],
      ['/DepoNews/GetAllPublished', 'depoNews', item(3, 'shared')],
    ];
    for (const [path, resource, other] of others) {
      answers = { '/News/GetAllPublished': [], '/News/GetAllPending': own, [path]: [other], ...elsewhere };
      const data = provider();
      await listed(data, resource, { status: 'published' });
      const [opened] = await listed(data, 'news', { status: 'pending' });
      expect(await replace(data, opened)).toEqual([]);
    }
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
    answers = { '/GetInformationTypes': types, '/GetByCode/T2': [document] };
    expect((await provider().getOne('information', { id: 3 })).data).toMatchObject({ id: 3 });
  });

  it('fails as that list does where no other has it', async () => {
    answers = { '/GetInformationTypes': types, '/GetByCode/T2': [] };
    await expect(provider().getOne('information', { id: 3 })).rejects.toThrow(/не нашёл то, что запрошено/);
  });
});
