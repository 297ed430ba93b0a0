import type { RaRecord } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/session.ts';
import { writtenDepository } from '../support/writtenDepository.ts';

beforeEach(() => session.open({ token: 'token', name: 'A', role: 'admin' }));

const item = (id: number, coverId: unknown) => ({
  id,
  posted: '2026-11-21',
  news: ['ru', 'uz', 'en'].map((language) => ({ id, newsBaseId: id, language, title: `№ ${id}`, coverId })),
});

type Lists = Record<string, unknown[]>;

/** Opens the first item of a list of news and saves it with another cover. */
const replaceIn = async (
  status: 'published' | 'pending',
  more: Lists,
  { meanwhile, onSave }: { meanwhile?: Lists; onSave?: Lists } = {},
) => {
  const empty = { '/News/GetAllPublished': [], '/News/GetAllPending': [], '/DepoNews/GetAllPublished': [] };
  const lists: Lists = { ...empty, ...more, '/GetAllPublished': [], '/GetAllPending': [], '/GetAll': [] };
  const { listed, save, sent, read } = writtenDepository(lists, () => Object.assign(lists, onSave));
  await listed('depoNews', { status: 'published' });
  const [opened] = (await listed('news', { status })) as [RaRecord];
  Object.assign(lists, meanwhile);
  const entries = structuredClone(opened.entries);
  for (const language of ['ru', 'uz', 'en']) entries[language].coverId = 'new';
  await save('news', opened, { entries });
  await vi.waitFor(() => expect(read('/Audio/GetAll')).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));
  return sent('DELETE').map(({ path }) => path);
};

describe('a replaced cover', () => {
  it('is deleted where no item uses it', async () => {
    const onSave = { '/News/GetAllPublished': [item(3, 'new')] };
    expect(await replaceIn('published', { '/News/GetAllPublished': [item(3, 'own')] }, { onSave })).toEqual([
      '/WebsiteFiles/File/DeleteCover/own',
    ]);
  });

  it.each([
    ['published', '/News/GetAllPublished'],
    ['pending', '/News/GetAllPending'],
  ] as const)('stays while the same item uses it in the other list (opened as %s)', async (status, own) => {
    const [shared, saved] = [[item(3, 'shared')], [item(3, 'new')]];
    const lists = { '/News/GetAllPublished': shared, '/News/GetAllPending': shared };
    expect(await replaceIn(status, lists, { onSave: { [own]: saved } })).toEqual([]);
  });

  it('stays while another item uses it since a moment ago', async () => {
    const meanwhile = { '/DepoNews/GetAllPublished': [item(8, 'shared')] };
    const onSave = { '/News/GetAllPublished': [item(3, 'new')] };
    const lists = { '/News/GetAllPublished': [item(3, 'shared')] };
    expect(await replaceIn('published', lists, { meanwhile, onSave })).toEqual([]);
  });

  it('stays while another item names it by a text instead of a number', async () => {
    const onSave = { '/News/GetAllPublished': [item(3, 'new')] };
    const lists = { '/News/GetAllPublished': [item(3, 7)], '/DepoNews/GetAllPublished': [item(8, '7')] };
    expect(await replaceIn('published', lists, { onSave })).toEqual([]);
  });
});
