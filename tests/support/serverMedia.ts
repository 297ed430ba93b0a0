import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import type { Answer, TestServer } from './server.ts';

/** What the specification says of one area of media (part 2, §3 and §7). */
interface MediaAreaUnderTest {
  area: 'Video' | 'Audio';
  kind: string;
  entriesKey: 'videos' | 'audios';
  urlKey: 'urlVideo' | 'urlAudio';
  baseIdKey: 'websiteVideosBaseId' | 'websiteAudiosBaseId';
}

export const MEDIA_AREAS: MediaAreaUnderTest[] = [
  {
    area: 'Video',
    kind: 'videos',
    entriesKey: 'videos',
    urlKey: 'urlVideo',
    baseIdKey: 'websiteVideosBaseId',
  },
  {
    area: 'Audio',
    kind: 'audios',
    entriesKey: 'audios',
    urlKey: 'urlAudio',
    baseIdKey: 'websiteAudiosBaseId',
  },
];

interface MediaEntryUnderTest extends Record<string, unknown> {
  id: number;
  language: Language;
  title: string;
  coverId: number | null;
}

/** An item of any area, its entries under one name. */
interface MediaUnderTest extends Record<string, unknown> {
  id: number;
  posted: string;
  version: number;
  entries: MediaEntryUnderTest[];
}

/** The calls of one area, as an administrator; entries go in and come out under the name that the area gives them. */
export function mediaCalls(server: TestServer, { area, entriesKey, urlKey, baseIdKey }: MediaAreaUnderTest) {
  const path = `/api/Admin/${area}`;
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Answer> =>
    server.as('admin', method, url, body);
  const save = (item: object) => call('POST', `${path}/UpdateOrAdd`, item);
  return {
    path,
    save,
    saved: async (item: object): Promise<{ id: number; version: number }> => (await save(item)).body.data,
    list: async (): Promise<MediaUnderTest[]> => {
      const { body } = await call('GET', `${path}/GetAll`);
      return body.data.map((item: MediaUnderTest) => ({ ...item, entries: item[entriesKey] }));
    },
    remove: (id: number | string) => call('DELETE', `${path}/Delete${id}`),
    /** A whole item as a form sends it; `entries` are those of the area. */
    draft: (title = 'Ролик', more: object = {}) => ({
      id: 0,
      posted: '2026-03-05',
      [entriesKey]: LANGUAGES.map((language) => ({
        id: 0,
        [baseIdKey]: 0,
        language,
        title: `${title} ${language}`,
        [urlKey]: `https://youtu.be/${language}`,
        coverId: null,
        coverBase64: '',
      })),
      ...more,
    }),
    /** The part of an item that holds its entries. */
    entries: (...entries: unknown[]) => ({ [entriesKey]: entries }),
    /** An entry's link under the name of the area. */
    url: (link: unknown) => ({ [urlKey]: link }),
  };
}
