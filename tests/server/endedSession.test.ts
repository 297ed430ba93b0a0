import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, sessions } from '../../server/db/schema.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

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
