import { beforeEach, describe, expect, it } from 'vitest';
import { openSession, providerOver } from '../support/provider.ts';
import { OURS } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForAll();

let watched: ReturnType<typeof watchFetch>;
let data: ReturnType<typeof providerOver>;
beforeEach(async () => {
  await openSession(server, OURS);
  watched = watchFetch(server.fetch);
  data = providerOver({ fetch: watched.fetch });
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
