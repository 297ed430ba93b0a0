import { REVIEW } from './review.ts';
import type { TestServer } from './server.ts';
import { type AREAS, publicationCalls } from './serverPublications.ts';

/** The calls of an area while edits of what the site shows are reviewed. */
export function editCalls(server: TestServer, under: (typeof AREAS)[number]) {
  const call = (method: 'GET' | 'POST', url: string, body?: object) => server.as('admin', method, url, body);
  const calls = publicationCalls(server, under);
  const { path, saved, approve, draft } = calls;
  return {
    ...calls,
    publishedItem: async (title: string, more: object = {}) => {
      const { id } = await saved(draft(title, more));
      await approve(id);
      return id;
    },
    giveBack: (id: number, version: number, note = 'Проверьте цифры') =>
      call('POST', `${REVIEW}/Return`, { kind: under.kind, id, version, note }),
    one: async (id: number) => {
      const item = (await call('GET', `${path}/Get${id}`)).body.data;
      return { ...item, title: item[under.entriesKey][0].title };
    },
    found: async (list: string, title: string): Promise<number[]> => {
      const url = `${path}/GetAll${list}?page=1&title=${encodeURIComponent(title)}`;
      return (await call('GET', url)).body.data.map(({ id }: { id: number }) => id);
    },
  };
}
