import { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';

/**
 * A depository that knows the specification's calls alone, and answers what a test has written down.
 *
 * @param answers - what its lists hold, by the end of their path
 * @param onSave - what a save makes of them
 */
export const writtenDepository = (answers: Record<string, unknown[]>, onSave = () => {}) => {
  const calls: { method: string; path: string; body?: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input).replace(/\?.*/, '');
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ method: init?.method ?? 'GET', path, body });
    if (init?.method === 'POST') onSave();
    if (init?.method !== 'GET') return new Response('', { status: 200 });
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    return answer ? Response.json(answer) : new Response('', { status: 404 });
  };
  const data = createDataProvider(createHttp({ baseUrl: '', fetch }), new QueryClient());

  return {
    data,
    sent: (method: string) => calls.filter((call) => call.method === method),
    read: (end: string) => calls.filter(({ path }) => path.endsWith(end)).length,
    listed: async (resource: string, filter: object): Promise<RaRecord[]> =>
      (await data.getList(resource, { filter, pagination: { page: 1, perPage: 7 } })).data,
    save: (resource: string, opened: RaRecord, typed: object) =>
      data.update(resource, {
        id: opened.id,
        data: { ...opened, ...typed },
        previousData: opened,
        meta: { opened },
      }),
  };
};
