import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, sessions } from '../../server/db/schema.ts';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();

const GET_COUNT = '/api/Admin/News/GetCount';
const answered = async () => (await server.as('admin', 'GET', GET_COUNT)).status;

describe('a session that was found a moment ago', () => {
  it('is over with the next call, whatever has ended it', async () => {
    expect(await answered()).toBe(200);
    await server.db.update(accounts).set({ isDisabled: true }).where(eq(accounts.role, 'admin'));
    expect(await answered()).toBe(401);
    await server.db.update(accounts).set({ isDisabled: false }).where(eq(accounts.role, 'admin'));
    expect(await answered()).toBe(200);
    await server.db.transaction((tx) => tx.delete(sessions));
    expect(await answered()).toBe(401);
  });
});
