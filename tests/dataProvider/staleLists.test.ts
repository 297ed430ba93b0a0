import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { session } from '../../src/session.ts';
import { OURS } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForAll();

let watched: ReturnType<typeof watchFetch>;
let data: ReturnType<typeof createDataProvider>;
beforeEach(async () => {
  session.open({ token: await server.signIn('admin'), name: 'A', role: 'admin', features: OURS });
  watched = watchFetch(server.fetch);
  data = createDataProvider(createHttp({ baseUrl: '', fetch: watched.fetch }), new QueryClient());
});

const addNews = async (title: string): Promise<number> =>
  (await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft(title))).body.data.id;

const pendingIds = async () =>
  (
    await data.getList('news', {
      filter: { status: 'pending' },
      sort: { field: '', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    })
  ).data.map(({ id }) => id);

describe('a list', () => {
  it('that was asked for before a deletion is asked for again, so that no deleted row comes back', async () => {
    const [first, second] = [await addNews('Первая'), await addNews('Вторая')];
    await pendingIds();
    await data.delete('news', { id: first });
    const release = watched.hold('GetAllPending');
    const listed = pendingIds();
    await expect.poll(() => watched.held('GetAllPending')).toBe(1);
    await data.delete('news', { id: second });
    release();
    expect(await listed).not.toContain(second);
    expect(await pendingIds()).not.toContain(second);
  });

  it('is old after a change that was refused: somebody else may have changed it', async () => {
    const id = await addNews('Третья');
    expect(await pendingIds()).toContain(id);
    await server.as('admin', 'DELETE', `/api/Admin/News/Delete${id}`);
    await expect(data.approve('news', { id })).rejects.toMatchObject({ status: 404 });
    expect(await pendingIds()).not.toContain(id);
  });
});
