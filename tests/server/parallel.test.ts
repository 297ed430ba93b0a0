import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewsWire } from '../../src/dataProvider/wire.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.signIn('admin');
});
afterAll(() => server.stop());

const NEWS = '/api/Admin/News';
const save = (payload: object) => server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, payload);
const list = async (name: 'Published' | 'Pending'): Promise<NewsWire[]> =>
  (await server.as('admin', 'GET', `${NEWS}/GetAll${name}`)).body.data;
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('twenty requests at once', () => {
  it('publish an item once', async () => {
    const { id } = (await save(newsDraft())).body.data;
    const before = (await server.as('admin', 'GET', `${NEWS}/GetCount`)).body.data;
    const answers = await times(20, () => server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await server.as('admin', 'GET', `${NEWS}/GetCount`)).body.data).toBe(before + 1);
    expect((await list('Published')).filter((item) => item.id === id)).toHaveLength(1);
    expect((await list('Pending')).filter((item) => item.id === id)).toHaveLength(0);
  });

  it('leave one writer’s whole item', async () => {
    const { id } = (await save(newsDraft())).body.data;
    await times(20, (writer) => save(newsDraft(`Автор ${writer}`, { id })));
    const item = (await list('Pending')).find((each) => each.id === id);
    const writers = item?.news.map(({ title }) => title.replace(/ \w\w$/, ''));
    expect(new Set(writers).size).toBe(1);
    expect(item?.version).toBe(21);
  });

  it('have one winner when all saw the same version', async () => {
    const { id, version } = (await save(newsDraft())).body.data;
    const answers = await times(20, (writer) => save(newsDraft(`Автор ${writer}`, { id, version })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const item = (await list('Pending')).find((each) => each.id === id);
    expect(item?.news.map(({ title }) => title)).toEqual(
      ['ru', 'uz', 'en'].map((each) => `Автор ${winner} ${each}`),
    );
  });

  it('may edit, approve and delete the same item without an error of the server', async () => {
    const { id } = (await save(newsDraft())).body.data;
    const answers = await times(20, (index) => {
      if (index === 15) return server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
      return index % 2
        ? server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`)
        : save(newsDraft(`Автор ${index}`, { id }));
    });
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const left = [...(await list('Pending')), ...(await list('Published'))].filter((item) => item.id === id);
    expect(left).toHaveLength(0);
  });

  it('create as many different items', async () => {
    const answers = await times(60, (index) => save(newsDraft(`Новая ${index}`)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(60);
    const created = (await list('Pending')).filter(({ news }) => news[0]?.title.startsWith('Новая'));
    expect(created).toHaveLength(60);
    for (const { news } of created) expect(new Set(news.map(({ title }) => title.slice(0, -3))).size).toBe(1);
  });
});
