import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { verifyAudit } from '../../../server/audit/verify.ts';
import { databaseFolder, openEmbedded } from '../../../server/db/embedded.ts';
import { auditHead, auditLog, files, schedules } from '../../../server/db/schema.ts';
import { restoreAndWarn } from '../../../server/operation/backup/revived.ts';
import { mark, unmark } from '../../../server/operation/backup/unfinished.ts';
import { folderForAll, forAll } from '../../support/forAll.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { typed } from '../../support/serverConsole.ts';
import { startPostgres } from '../../support/serverPostgres.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { databaseTemplate } from '../../support/serverTemplate.ts';
import { filledServerForAll, NEWS } from './filledServer.ts';

const folder = folderForAll();
const postgres = forAll(startPostgres);
const source = filledServerForAll();

const restored = async (path: string, dataDir: string, databaseUrl?: string) => {
  const target = { dataDir, databaseUrl, s3: undefined };
  return await text(Readable.from(restoreAndWarn(target, path, await databaseTemplate())));
};

it('a restore stops what was scheduled for the time since the backup, and says what still waits', async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const set = { kind: 'news', version: 1, setAt: minutes(-60), setByName: 'Администратор' };
  await source.db.insert(schedules).values([
    { ...set, recordId: 2, act: 'publish', at: minutes(-1) },
    { ...set, recordId: 1, act: 'takeDown', at: minutes(-1) },
    { ...set, recordId: 4, act: 'publish', at: minutes(60) },
  ]);
  const path = join(folder, 'scheduled.tar');
  await typed(source, 'backup', path);
  const dataDir = await mkdtemp(join(folder, 'data-'));
  expect(await restored(path, dataDir)).toMatch(
    /по расписанию: ждут своего часа 1, остановлены, потому что их время прошло: 2\. Проверьте их в «Расписании»/,
  );
  // as if it had been killed before it removed its mark: it can be run again
  await mark(dataDir, path);
  await restored(path, dataDir);
  // the archive of another moment is not what is there
  const later = join(folder, 'later.tar');
  await typed(source, 'backup', later);
  for (const [own, others] of [
    [dataDir, later],
    [await mkdtemp(join(folder, 'data-')), path],
  ] as const) {
    if (own !== dataDir) await restored(later, own);
    await mark(own, others);
    await expect(restored(others, own)).rejects.toThrow(/уже есть база данных/);
    await unmark(own);
  }
  const { db, close } = await openEmbedded(dataDir);
  const stopped = { state: 'stopped', reason: 'данные восстановлены из резервной копии' };
  expect(await db.select().from(schedules).orderBy(asc(schedules.id))).toMatchObject([
    stopped,
    stopped,
    { state: 'waiting', reason: '' },
  ]);
  const log = await db.select().from(auditLog).where(eq(auditLog.act, 'unschedule'));
  expect(log).toMatchObject([
    { kind: 'news', login: 'консоль' },
    { kind: 'news', login: 'консоль' },
  ]);
  const [head] = await db.select().from(auditHead);
  expect(await verifyAudit(db, head ? [head] : [])).toEqual({ rows: head?.seq });
  await close();
});

it('a restore replaces files that were damaged where it goes', async () => {
  const path = join(folder, 'whole.tar');
  await typed(source, 'backup', path);
  const dataDir = await mkdtemp(join(folder, 'data-'));
  await restored(path, dataDir);
  const rows = await source.db.select().from(files).limit(2);
  const [one = '', other = ''] = rows.map(({ sha256 }) => join(dataDir, 'files', sha256.slice(0, 2), sha256));
  const bytes = await Promise.all([one, other].map((file) => readFile(file)));
  await writeFile(one, Buffer.alloc(bytes[0]?.length ?? 0));
  await truncate(other, 3);
  await rm(databaseFolder(dataDir), { recursive: true });
  expect(await restored(path, dataDir)).toContain('перенесено сейчас: 2.');
  expect(await Promise.all([one, other].map((file) => readFile(file)))).toEqual(bytes);
});

const sequencesOf = async ({ db }: TestServer) => {
  const rows = await db
    .select({ name: sql<string>`sequencename`, value: sql<number>`coalesce(last_value, 0)::integer` })
    .from(sql`pg_sequences where schemaname = 'public'`);
  return new Map(rows.map(({ name, value }) => [name, value]));
};

it.each(['embedded', 'PostgreSQL'])(
  'after a restore to %s everybody signs in again, and no number is given out twice',
  async (database) => {
    const authorization = `Bearer ${await source.signIn('admin')}`;
    const path = join(folder, `${database}.tar`);
    // made an hour ago
    source.moveClock(-60);
    await typed(source, 'backup', path);
    source.moveClock(60);
    const before = await sequencesOf(source);
    const lost = await source.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('После копии'));

    const dataDir = await mkdtemp(join(folder, 'data-'));
    const databaseUrl = database === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
    expect(await restored(path, dataDir, databaseUrl)).toContain('Все сеансы завершены: войти нужно снова.');
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    const back = await startServer({ env });
    try {
      const skipped = [...(await sequencesOf(back))].map(([name, value]) => value - (before.get(name) ?? 0));
      expect(skipped).toHaveLength(before.size);
      expect(Math.min(...skipped)).toBeGreaterThanOrEqual(13_600);
      const old = { method: 'GET', url: `${NEWS}/GetCount`, headers: { authorization } } as const;
      expect((await source.send(old)).status).toBe(200);
      expect((await back.send(old)).status).toBe(401);
      const added = await back.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('Чужая'));
      expect(added.body.data.id).toBeGreaterThan(lost.body.data.id + 1000);
      const { rows, broken } = await verifyAudit(back.db, []);
      expect([rows, broken]).toEqual([expect.any(Number), undefined]);
    } finally {
      await back.stop();
    }
  },
);
