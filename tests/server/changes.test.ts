import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilChanged } from '../../server/db/changes.ts';
import { accounts, loginThrottle, sessions } from '../../server/db/schema.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const GET_COUNT = '/api/Admin/News/GetCount';
const answered = async () => (await server.as('admin', 'GET', GET_COUNT)).status;

describe('what was read of a database that only this process has', () => {
  const written = (key: string) =>
    server.db.insert(loginThrottle).values({ key, attempts: 1, windowEndsAt: new Date() });

  it('is known until something is asked that may change it', async () => {
    const known = untilChanged<number>(server.database.changes);
    expect(known.get('a')).toBeUndefined();
    await known.keep('a', async () => 1);
    await server.db.select().from(loginThrottle);
    // a PostgreSQL server has others to serve
    expect(known.get('a')).toBe(server.settings.databaseUrl ? undefined : 1);
    await written('one');
    expect(known.get('a')).toBeUndefined();
  });

  it('is not known when it was read while something changed', async () => {
    const known = untilChanged<number>(server.database.changes);
    known.get('a');
    await known.keep('a', async () => {
      await server.db.transaction((tx) => tx.execute(sql`select 1`));
      return 1;
    });
    expect(known.get('a')).toBeUndefined();
    const writing = written('two');
    known.get('b');
    await known.keep('b', async () => 1);
    await writing;
    expect(known.get('b')).toBeUndefined();
  });

  it('is never known where nobody tells of changes', async () => {
    const known = untilChanged<number>(undefined);
    known.get('a');
    await known.keep('a', async () => 1);
    expect(known.get('a')).toBeUndefined();
  });
});

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
