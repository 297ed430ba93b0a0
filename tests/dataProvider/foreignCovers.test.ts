import { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { listed, save, specifiedDepository } from '../support/specifiedDepository.ts';

const depository = specifiedDepository();
const { calls, provider } = depository;
type Provider = ReturnType<typeof provider>;

describe('a replaced cover', () => {
  const item = (id: number, coverId: unknown) => ({
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
    depository.answers = { '/News/GetAllPublished': [item(3, 'own'), item(4, 'other')], ...elsewhere };
    const queryClient = new QueryClient();
    const data = provider(queryClient);
    const [opened] = await listed(data, 'news', { status: 'published' });
    // what a screen has read otherwise is no list
    queryClient.setQueryData(['news', 'whole', '/api/Admin/Desk'], { waiting: 1 });
    depository.onSave = () => {
      depository.answers['/News/GetAllPublished'] = [item(3, 'new'), item(4, 'other')];
    };
    expect(await replace(data, opened)).toEqual(['DELETE /WebsiteFiles/File/DeleteCover/own']);
  });

  it('stays while an item uses it whose list nobody has opened', async () => {
    depository.answers = {
      '/News/GetAllPublished': [item(3, 'shared')],
      '/News/GetAllPending': [item(101, 'shared')],
      ...elsewhere,
    };
    const data = provider();
    const [opened] = await listed(data, 'news', { status: 'published' });
    expect(await replace(data, opened)).toEqual([]);
  });

  it.each([
    ['names nothing', ''],
    ['has pages and versions, but may share files,', 'pages versions'],
  ])(
    'stays while an item of a kind uses it that nobody has opened, where sign-in %s',
    async (_what, named) => {
      const audio = { id: 9, audios: [{ id: 1, language: 'ru', title: 'Запись', coverId: 'shared' }] };
      depository.answers = {
        '/News/GetAllPublished': [item(3, 'shared')],
        '/Audio/GetAll': [audio],
        ...elsewhere,
      };
      const data = provider();
      const [opened] = await listed(data, 'news', { status: 'published' });
      if (named) sessionStorage.setItem('FEATURES', named);
      expect(await replace(data, opened)).toEqual([]);
    },
  );

  it('stays while an item uses it, in a form that was opened by an address with letters before any list', async () => {
    const withId = (id: string) => ({ ...item(3, 'shared'), id });
    depository.answers = {
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
      depository.answers = {
        '/News/GetAllPublished': [],
        '/News/GetAllPending': own,
        [path]: [other],
        ...elsewhere,
      };
      const data = provider();
      await listed(data, resource, { status: 'published' });
      const [opened] = await listed(data, 'news', { status: 'pending' });
      expect(await replace(data, opened)).toEqual([]);
    }
  });

  it.each([
    ['published', '/News/GetAllPublished'],
    ['pending', '/News/GetAllPending'],
  ])('stays while the same item uses it in the other list (opened as %s)', async (status, own) => {
    const shared = [item(3, 'shared')];
    depository.answers = {
      '/News/GetAllPublished': shared,
      '/News/GetAllPending': shared,
      ...elsewhere,
    };
    depository.onSave = () => {
      depository.answers[own] = [item(3, 'new')];
    };
    const data = provider();
    const [opened] = await listed(data, 'news', { status });
    expect(await replace(data, opened)).toEqual([]);
  });

  it('stays while the languages of an item cannot be read', async () => {
    const unread = { ...item(4, 'other'), news: { coverId: 'shared' } };
    depository.answers = { '/News/GetAllPublished': [item(3, 'shared'), unread], ...elsewhere };
    const data = provider();
    const [opened] = await listed(data, 'news', { status: 'published' });
    expect(await replace(data, opened)).toEqual([]);
  });

  it.each<[string, unknown, unknown]>([
    ['uses it since a moment ago', 'shared', 'shared'],
    ['names it by a text instead of a number', 7, '7'],
    ['names it by a number instead of a text', '7', 7],
  ])('stays while another item %s', async (_what, cover, written) => {
    depository.answers = { '/News/GetAllPublished': [item(3, cover)], ...elsewhere };
    depository.onSave = () => {
      depository.answers['/News/GetAllPublished'] = [item(3, 'new')];
    };
    const data = provider();
    await listed(data, 'depoNews', { status: 'published' });
    const [opened] = await listed(data, 'news', { status: 'published' });
    depository.answers = { '/DepoNews/GetAllPublished': [item(8, written)], ...depository.answers };
    expect(await replace(data, opened)).toEqual([]);
  });
});
