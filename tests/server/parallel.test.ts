import { beforeAll, describe, expect, it } from 'vitest';
import { serverForAll } from '../support/server.ts';
import { AREAS, publicationCalls } from '../support/serverPublications.ts';

const server = serverForAll();
beforeAll(() => server.signIn('admin'));

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe.each(AREAS)('twenty requests to $area at once', (under) => {
  const { save, saved, list, counts, approve, remove, draft } = publicationCalls(server, under);

  it('publish an item once', async () => {
    const { id } = await saved(draft());
    const [, , before] = await counts();
    const answers = await times(20, () => approve(id));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await counts())[2]).toBe(before + 1);
    expect((await list('Published')).filter((item) => item.id === id)).toHaveLength(1);
    expect((await list('Pending')).filter((item) => item.id === id)).toHaveLength(0);
  });

  it('leave one writer’s whole item', async () => {
    const { id } = await saved(draft());
    await times(20, (writer) => save(draft(`Автор ${writer}`, { id })));
    const item = (await list('Pending')).find((each) => each.id === id);
    const writers = item?.entries.map(({ title }) => title.replace(/ \w\w$/, ''));
    expect(new Set(writers).size).toBe(1);
    expect(item?.version).toBe(21);
  });

  it('have one winner when all saw the same version', async () => {
    const { id, version } = await saved(draft());
    const answers = await times(20, (writer) => save(draft(`Автор ${writer}`, { id, version })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const item = (await list('Pending')).find((each) => each.id === id);
    expect(item?.entries.map(({ title }) => title)).toEqual(
      ['ru', 'uz', 'en'].map((each) => `Автор ${winner} ${each}`),
    );
  });

  it('may edit, approve and delete the same item without an error of the server', async () => {
    const { id } = await saved(draft());
    const answers = await times(20, (index) => {
      if (index === 15) return remove(id);
      return index % 2 ? approve(id) : save(draft(`Автор ${index}`, { id }));
    });
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const left = [...(await list('Pending')), ...(await list('Published'))].filter((item) => item.id === id);
    expect(left).toHaveLength(0);
  });

  it('create as many different items', async () => {
    const answers = await times(60, (index) => save(draft(`Новая ${index}`)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(60);
    const created = (await list('Pending')).filter(({ entries }) => entries[0]?.title.startsWith('Новая'));
    expect(created).toHaveLength(60);
    for (const { entries } of created)
      expect(new Set(entries.map(({ title }) => title.slice(0, -3))).size).toBe(1);
  });
});
