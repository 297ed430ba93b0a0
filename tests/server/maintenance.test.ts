import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loginThrottle, sessions } from '../../server/db/schema.ts';
import { cleanUp } from '../../server/operation/maintenance.ts';
import { serverForAll } from '../support/server.ts';

const server = serverForAll({ hasThread: true });

it('cleaning removes sessions and attempts whose time is over, and no others', async () => {
  await server.signIn('kadry');
  await server.login('nobody@depository.uz', 'wrong password');
  server.moveClock(61);
  await server.signIn('admin');
  await cleanUp(server.app);
  expect(await server.db.$count(sessions)).toBe(1);
  // the address's own counter belongs to the window that began with the last sign-in
  const keys = (await server.db.select().from(loginThrottle)).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('account'))).toEqual([]);
  expect((await server.as('admin', 'GET', '/api/Admin/News/GetCount')).status).toBe(200);
});

/** 120 MB of a log on whatever disk there is. */
const SLOW_MS = 180_000;

it(
  'checkpoints keep the log of the embedded database from growing without end',
  async () => {
    const logFolder = join(server.settings.dataDir, 'database/pg_wal');
    const segments = async () =>
      (await readdir(logFolder)).filter((name) => /^[\dA-F]{24}$/.test(name)).length;
    await server.db.execute(sql`create table filling (filler text)`);
    // so that all of it is written
    await server.db.execute(sql`alter table filling alter filler set storage external`);
    const write = async () => {
      for (let row = 0; row < 32; row += 1) {
        await server.db.execute(sql`insert into filling values (repeat('x', 1280000))`);
      }
    };
    await write();
    await server.database.checkpoint();
    const afterFirst = await segments();
    await write();
    await write();
    await server.database.checkpoint();
    expect(await segments()).toBeLessThanOrEqual(Math.max(afterFirst, 8));
  },
  SLOW_MS,
);

it('vacuuming leaves every row where it was', async () => {
  const before = await server.db.select().from(sessions);
  await server.database.vacuum();
  expect(await server.db.select().from(sessions)).toEqual(before);
});
