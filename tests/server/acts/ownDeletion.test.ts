import { describe, expect, it } from 'vitest';
import { serverForAll } from '../../support/server.ts';

const DEPARTMENT = '/api/Admin/Department';

const server = serverForAll();

const deleted = async (as: 'admin' | 'kadry', code: string): Promise<number> => {
  const { body } = await server.as(as, 'POST', `${DEPARTMENT}/UpdateOrAdd`, { code, nameRu: code });
  await server.as(as, 'DELETE', `${DEPARTMENT}/Delete${body.data.id}`);
  return body.data.id;
};
const restore = (as: 'admin' | 'kadry', id: number) => server.as(as, 'POST', `${DEPARTMENT}/Restore${id}`);

describe('a deletion', () => {
  it('is taken back by whoever did it, without being an administrator', async () => {
    const id = await deleted('kadry', 'a');
    expect((await restore('kadry', id)).body.data).toEqual({ id, version: 2 });
    const { body } = await server.as('kadry', 'GET', `${DEPARTMENT}/GetDepartments`);
    expect(body.data).toContainEqual(expect.objectContaining({ id, code: 'a', version: 2 }));
    expect((await restore('kadry', id)).status).toBe(404);
  });

  it('is not taken back by somebody else, nor after ten minutes', async () => {
    expect((await restore('kadry', await deleted('admin', 'b'))).status).toBe(403);
    const id = await deleted('kadry', 'c');
    server.moveClock(11);
    const { status, body } = await restore('kadry', id);
    expect({ status, body }).toEqual({
      status: 403,
      body: { message: 'Отменить это удаление уже нельзя. Вернуть запись может администратор, из корзины.' },
    });
  });
});
