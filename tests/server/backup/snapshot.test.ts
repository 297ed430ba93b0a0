import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Snapshot, TakeSnapshot } from '../../../server/db/database.ts';
import { auditHead, leases, loginThrottle } from '../../../server/db/schema.ts';
import { openArchive } from '../../../server/operation/backup/archive.ts';
import { writeBackup } from '../../../server/operation/backup/write.ts';
import { readInstallation } from '../../../server/operation/installation.ts';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();

const keysIn = async ({ read, rowsOf }: Snapshot) => {
  const wanted = { where: sql`true`, orderBy: sql`key` };
  const rows = await read((tx) =>
    tx
      .select({ row: sql<string>`key || attempts` })
      .from(sql`${rowsOf('login_throttle', wanted)} as rows`)
      .orderBy(sql`key collate "C"`),
  );
  return rows.map(({ row }) => row);
};

describe('a snapshot', () => {
  it('shows rows as they were, whatever becomes of them meanwhile, and keeps nobody from changing them', async () => {
    const { db, database } = server;
    const attempt = (key: string) => ({ key, attempts: 1, windowEndsAt: new Date() });
    await db.insert(loginThrottle).values(['a', 'b', 'c', 'd'].map(attempt));
    const seen = await database.snapshot(async (snapshot) => {
      // a reader that has not begun yet has no moment: the first look counts
      const before = await keysIn(snapshot);
      await db.execute(sql`update login_throttle set attempts = attempts + 1 where key = 'a'`);
      await db.execute(sql`update login_throttle set attempts = attempts + 1 where key = 'a'`);
      await db.execute(sql`delete from login_throttle where key in ('b', 'c')`);
      await db.insert(loginThrottle).values([attempt('c'), attempt('e')]);
      await db.execute(sql`update login_throttle set attempts = 9 where key in ('c', 'e')`);
      return [before, await keysIn(snapshot)];
    });
    expect(seen).toEqual([
      ['a1', 'b1', 'c1', 'd1'],
      ['a1', 'b1', 'c1', 'd1'],
    ]);
    expect(await database.snapshot(keysIn)).toEqual(['a3', 'c9', 'd1', 'e9']);
    await db.delete(leases);
  });
});

describe('a backup', () => {
  it('tells where the audit log ended at its moment, though others save before it has read that', async () => {
    const { db, database } = server;
    const folder = await mkdtemp(join(tmpdir(), 'depository-head-'));
    const term = { id: 0, keyWordRu: 'Акция' };
    await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', term);
    const [head] = await db.select().from(auditHead);
    const meanwhile: TakeSnapshot = (work) =>
      database.snapshot(async (snapshot) => {
        // a reader that has not begun yet has no moment
        await keysIn(snapshot);
        await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', term);
        return await work(snapshot);
      });
    const { file } = await writeBackup(
      { db: server.db, snapshot: meanwhile, fileStore: undefined },
      join(folder, 'a.tar'),
      new Date(),
      { reserveBytes: 0 },
    );
    const { about, close } = await openArchive(file);
    expect(about.auditHead).toEqual({ seq: head?.seq, digest: head?.digest });
    expect(about.installation).toBe((await readInstallation(db)).id);
    await close();
    await rm(folder, { recursive: true });
  });
});
