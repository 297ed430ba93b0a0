import { beforeAll } from 'vitest';
import { LANGUAGES } from '../../src/wire/wire.ts';
import type { PublicationEntryWire } from './publicationWire.ts';
import type { Answer, TestServer } from './server.ts';

/** What the specification says of one area of publications (part 1, §3 and §7). */
interface AreaUnderTest {
  area: string;
  /** How its counter spells it. */
  counter: string;
  kind: string;
  entriesKey: 'news' | 'depos';
  baseIdKey: 'newsBaseId' | 'compassBaseId';
  hasCorruptionMark: boolean;
}

export const news = {
  area: 'News',
  counter: 'News',
  kind: 'news',
  entriesKey: 'news',
  baseIdKey: 'newsBaseId',
  hasCorruptionMark: true,
} as const;

const compasses = { entriesKey: 'depos', baseIdKey: 'compassBaseId', hasCorruptionMark: false } as const;

export const AREAS: AreaUnderTest[] = [
  news,
  { ...news, area: 'DepoNews', counter: 'DepoNews', kind: 'depoNews', hasCorruptionMark: false },
  { ...compasses, area: 'DepoCompass', counter: 'DepoCompasses', kind: 'depoCompasses' },
  { ...compasses, area: 'DepoMessages', counter: 'DepoMessages', kind: 'depoMessages' },
];

const entriesOf = (title: string, baseIdKey: string) =>
  LANGUAGES.map((language) => ({
    id: 0,
    [baseIdKey]: 0,
    language,
    title: `${title} ${language}`,
    description: `<p>${title} ${language}</p>`,
    pdfId: null,
    coverId: null,
    coverBase64: '',
  }));

/** A whole news item as a form sends it, with fields of its own in each language. */
export function newsDraft(title = 'Новость', more: object = {}) {
  const base = { id: 0, posted: '2026-03-05', status: '', isReferToCorruption: false };
  return { ...base, news: entriesOf(title, news.baseIdKey), ...more };
}

/** Twenty pending items for all tests of a file, four a day; the third is in Cyrillic Uzbek. */
export function twentyNews(server: TestServer) {
  const ids: number[] = [];
  const get = (url: string, headers = {}) => server.as('admin', 'GET', url, undefined, headers);
  const save = (url: string, body: object) =>
    server.as('admin', 'POST', `/api/Admin/${url}/UpdateOrAdd`, body);
  beforeAll(async () => {
    for (let number = 1; number <= 20; number += 1) {
      const posted = `2026-03-${String(1 + (number % 5)).padStart(2, '0')}`;
      const draft = newsDraft(number === 3 ? 'Ўзбек қимматли қоғозлари' : `Новость ${number}`, { posted });
      ids.push((await save('News', draft)).body.data.id);
    }
  });
  return {
    ids,
    get,
    save,
    idsOf: async (query: string): Promise<number[]> =>
      (await get(`/api/Admin/News/GetAllPending?${query}`)).body.data.map((item: { id: number }) => item.id),
  };
}

/** An item of any area, its entries under one name. */
interface ItemUnderTest {
  id: number;
  posted: string;
  status: string;
  version: number;
  isReferToCorruption?: boolean;
  entries: PublicationEntryWire[];
}

/** An item that may be given back to the server as it is. */
type WholeItem = ItemUnderTest & Record<string, unknown>;

/** The calls of one area, as an administrator; entries go in and come out under the name that the area gives them. */
export function publicationCalls(server: TestServer, under: AreaUnderTest) {
  const { area, counter, entriesKey, baseIdKey } = under;
  const path = `/api/Admin/${area}`;
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Answer> =>
    server.as('admin', method, url, body);
  const list = async (name: 'Published' | 'Pending'): Promise<WholeItem[]> => {
    const { body } = await call('GET', `${path}/GetAll${name}`);
    return body.data.map((item: WholeItem) => ({ ...item, entries: item[entriesKey] }));
  };
  const save = (item: object) => call('POST', `${path}/UpdateOrAdd`, item);
  return {
    path,
    list,
    save,
    pending: () => list('Pending'),
    published: () => list('Published'),
    /** How many wait, how many are published, and what the counter says. */
    counts: async () => [
      (await list('Pending')).length,
      (await list('Published')).length,
      (await call('GET', `/api/Admin/${counter}/GetCount`)).body.data,
    ],
    saved: async (item: object): Promise<{ id: number; version: number }> => (await save(item)).body.data,
    approve: (id: number | string) => call('GET', `${path}/AllowToPublish${id}`),
    remove: (id: number | string) => call('DELETE', `${path}/Delete${id}`),
    /** A whole item as a form sends it; `entries` are those of the area. */
    draft: (title = 'Запись', more: object = {}) => ({
      id: 0,
      posted: '2026-03-05',
      status: '',
      [entriesKey]: entriesOf(title, baseIdKey),
      ...more,
    }),
    /** The part of an item that holds its entries. */
    entries: (...entries: unknown[]) => ({ [entriesKey]: entries }),
  };
}
