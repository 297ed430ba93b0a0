import { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { beforeEach } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { session } from '../../src/session.ts';
import { later } from './later.ts';

type Provider = ReturnType<typeof createDataProvider>;

/** A depository that knows the specification's calls alone, and the provider that asks it. Each test begins with an empty one. */
export function specifiedDepository() {
  const held = new Map<string, Promise<void>>();
  const depository = {
    /** What its lists hold, by the end of their path. */
    answers: {} as Record<string, unknown[]>,
    /** What a save makes of them; a save that it answers is refused so. */
    onSave: (): Response | undefined => undefined,
    calls: [] as string[],
    posts: () => depository.calls.filter((call) => call.startsWith('POST')),
    /** Holds back the next answer of a list, which is as it was when it was asked for. @returns what lets it go */
    holdNext: (end: string) => {
      const { promise, resolve } = later();
      held.set(end, promise);
      return resolve;
    },
    /** One without lists in memory, as after a reload or when a form was open for long. */
    provider: (queryClient = new QueryClient()) =>
      createDataProvider(createHttp({ baseUrl: '', fetch: answer }), queryClient),
  };
  const answer: typeof fetch = async (input, init) => {
    const path = String(input);
    depository.calls.push(`${init?.method} ${input}`);
    const refused = init?.method === 'POST' ? depository.onSave() : undefined;
    if (refused) return refused;
    if (init?.method !== 'GET') return new Response('', { status: 200 });
    const [end = ''] = [...held.keys()].filter((each) => path.endsWith(each));
    const found = Object.entries(depository.answers).find(([end]) => path.endsWith(end))?.[1];
    const arrival = held.get(end);
    held.delete(end);
    await arrival;
    return found ? Response.json(found) : new Response('', { status: 404 });
  };
  beforeEach(() => {
    session.open({ token: 'token', name: 'A', role: 'admin' });
    depository.answers = {};
    depository.onSave = () => undefined;
    depository.calls.length = 0;
  });
  return depository;
}

export const listed = async (data: Provider, resource: string, filter: object): Promise<RaRecord[]> =>
  (await data.getList(resource, { filter, pagination: { page: 1, perPage: 7 } })).data;

export const save = (data: Provider, resource: string, opened: RaRecord | undefined, typed: object) =>
  data.update(resource, {
    id: opened?.id ?? 0,
    data: { ...opened, ...typed },
    previousData: opened,
    meta: { opened },
  });
