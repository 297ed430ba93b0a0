import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { desc, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readHead } from '../../../server/audit/headFile.ts';
import { verifyAudit } from '../../../server/audit/verify.ts';
import { openEmbedded } from '../../../server/db/embedded.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import {
  auditHead,
  auditLog,
  files,
  glossaryTerms,
  lists,
  publications,
  revisions,
} from '../../../server/db/schema.ts';
import { openArchive } from '../../../server/operation/backup/archive.ts';
import { restoreAndWarn } from '../../../server/operation/backup/revived.ts';
import { readBackupStatus } from '../../../server/operation/backup/status.ts';
import { mark } from '../../../server/operation/backup/unfinished.ts';
import { folderForAll, forAll } from '../../support/forAll.ts';
import { startObjectStore } from '../../support/objectStore.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { typed } from '../../support/serverConsole.ts';
import { startPostgres } from '../../support/serverPostgres.ts';
import { news, newsDraft, publicationCalls } from '../../support/serverPublications.ts';
import { databaseTemplate } from '../../support/serverTemplate.ts';
import { digestsOf } from '../../support/tables.ts';
import { PDF } from '../files/pictures.ts';
import { backupForAll, filledServerForAll } from './filledServer.ts';

const folder = folderForAll();
const postgres = forAll(startPostgres);
const objects = forAll(startObjectStore);
const { source, archive, newFolder, restored } = backupForAll(folder);

const filesIn = async (dataDir: string) =>
  (await readdir(join(dataDir, 'files'), { recursive: true }))
    .filter((name) => /\/[\da-f]{64}$/.test(name))
    .sort();

/** Everything but how the last backup went, which is noted when it has ended. */
const contentOf = async (db: TestServer['db']) => ({ ...(await digestsOf(db)), backups: '' });

describe('a backup', () => {
  it('goes from the embedded database and a disk to PostgreSQL and S3 and back, every row, file and number', async () => {
    const wanted = await contentOf(source.db);
    const url = await postgres.createDatabase();
    const there = { dataDir: await newFolder(), databaseUrl: url, s3: objects.settings };
    objects.misbehave('busy');
    await expect(restored(archive, there)).rejects.toThrow(/Хранилище файлов .+ недоступно: SlowDown/);
    objects.misbehave(undefined);
    expect(await restored(archive, there)).toMatch(
      /База данных восстановлена: \d+ строк.*, журнал действий до записи № \d+\.\n$/,
    );
    const env = { DATABASE_URL: url, DATA_DIR: there.dataDir, ...objects.env };
    const moved = await startServer({ env });
    expect(await contentOf(moved.db)).toEqual(wanted);
    expect(await objects.names('files/')).toEqual(
      (await filesIn(source.settings.dataDir)).map((name) => `files/${name}`),
    );
    expect(await filesIn(there.dataDir)).toEqual([]);
    const second = join(folder, 'second.tar');
    expect(await typed(moved, 'backup', second)).toMatch(/строк.*, 12 файлов, /);
    const again = await contentOf(moved.db);
    await moved.stop();

    const dataDir = await newFolder();
    await restored(second, { dataDir });
    const back = await openEmbedded(dataDir);
    expect(await contentOf(back.db)).toEqual(again);
    expect(await filesIn(dataDir)).toHaveLength(12);
    const head = await readHead(dataDir);
    expect(head?.seq).toBeGreaterThan(12);
    expect((await verifyAudit(back.db, head ? [head] : [])).broken).toBeUndefined();
    // numbers go on where they were, and triggers count again
    const [added] = await back.db
      .insert(glossaryTerms)
      .values({ createdAt: new Date(), updatedAt: new Date() })
      .returning();
    expect(added?.id).toBe(2);
    expect(await back.db.select().from(lists)).toContainEqual({
      list: 'glossary_terms',
      count: 2,
      version: 2,
    });
    await back.close();
    await mark(dataDir, second);
    await expect(restored(second, { dataDir })).resolves.toMatch(/перенесено сейчас: 0/);
  });

  it('says that what was taken away since is back, and how to end it', async () => {
    const admin = (url: string, payload?: object) => source.as('admin', 'POST', url, payload);
    const share = { kind: 'news', id: 1 };
    const link = (await admin('/api/Admin/Preview/Add', share)).body.data;
    expect(link.id).toBeGreaterThan(0);
    const path = join(folder, 'shared.tar');
    await typed(source, 'backup', path);
    await admin(`/api/Admin/Preview/Withdraw${link.id}`);
    await typed(source, 'accounts', 'disable', 'kadry@depository.uz');

    const dataDir = await newFolder();
    const databaseUrl = await postgres.createDatabase();
    const there = { dataDir, databaseUrl, s3: undefined };
    const said = await text(Readable.from(restoreAndWarn(there, path, await databaseTemplate())));
    expect(said).toMatch(/Снова действует и то, что отозвали после копии/);
    expect(said).toMatch(
      /admin@depository\.uz \(admin\), kadry@depository\.uz \(kadry\).* npm run accounts -- disable <логин>/,
    );
    expect(said).toMatch(/Ссылки на просмотр: 1\. Отозвать все: npm run accounts -- revoke/);
    expect(said).toMatch(/удалите в DATA_DIR остальных файл audit-head/);

    const back = await startServer({ env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } });
    const token = await back.signIn('kadry');
    expect(await typed(back, 'accounts', 'revoke')).toMatch(
      /^Завершено сеансов: [1-9]\d*\. Отозвано ссылок на просмотр: 1\.\n$/,
    );
    expect((await back.withToken(token, 'GET', '/Access/Sessions')).status).toBe(401);
    const [row] = await back.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
    expect(row).toMatchObject({ act: 'endSessions', kind: 'accounts', login: 'консоль' });
    expect(JSON.parse(row?.details ?? '')).toMatchObject({ links: 1 });
    await back.stop();
    await typed(source, 'accounts', 'enable', 'kadry@depository.uz');
  });

  it('is of one moment, though others write meanwhile', async () => {
    const { saved, remove } = publicationCalls(source, news);
    let isOver = false;
    let saves = 0;
    const write = async (writer: number) => {
      for (; !isOver; saves += 1) {
        const { id } = await saved(newsDraft(`Автор ${writer}`));
        await saved(newsDraft('Снова', { id, version: 1 }));
        if (saves % 2) await remove(id);
      }
    };
    const writers = [1, 2, 3].map(write);
    const path = join(folder, 'busy.tar');
    await typed(source, 'backup', path);
    const during = saves;
    isOver = true;
    await Promise.all(writers);
    expect(during).toBeGreaterThan(0);

    const databaseUrl = await postgres.createDatabase();
    await restored(path, { dataDir: await newFolder(), databaseUrl });
    const { db, close } = await openPostgres(databaseUrl, () => {});
    const [head] = await db.select().from(auditHead);
    expect(await verifyAudit(db, head ? [head] : [])).toEqual({ rows: head?.seq });
    const items = await db
      .select({ id: publications.id, version: publications.version })
      .from(publications)
      .where(isNull(publications.standsFor));
    const states = await db.select({ id: revisions.recordId, version: revisions.version }).from(revisions);
    const newest = new Map(
      states.sort((a, b) => a.version - b.version).map(({ id, version }) => [id, version]),
    );
    for (const { id, version } of items) expect(newest.get(id)).toBe(version);
    await close();
  });

  it('is an archive that any tar can list, and is told of', async () => {
    const { about, entries, close } = await openArchive(archive);
    const names: string[] = [];
    for await (const { name } of entries()) names.push(name);
    await close();
    expect(names.slice(-2)).toEqual(['manifest.json', 'sha256']);
    expect(about.files).toMatchObject({ count: 12, missing: [] });
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    const { last, failure, isScheduled } = await readBackupStatus(source.app);
    expect(last).toMatchObject({ file: expect.stringMatching(/\.tar$/), missingFiles: 0 });
    expect({ failure, isScheduled }).toEqual({ isScheduled: false });
    await expect(typed(source, 'backup', archive)).rejects.toThrow(/уже есть/);
  });

  it('is made without bytes that are missing or not what they were, and says so', async () => {
    const rows = await source.db.select().from(files).limit(2);
    const [gone = '', changed = ''] = rows.map(({ sha256 }) =>
      join(source.settings.dataDir, 'files', sha256.slice(0, 2), sha256),
    );
    await rm(gone);
    await writeFile(changed, PDF);
    const path = join(folder, 'gaps.tar');
    await expect(typed(source, 'backup', path)).rejects.toThrow(/^Внимание: .* нет содержимого 2 файлов\.$/);
    const dataDir = await newFolder();
    const databaseUrl = await postgres.createDatabase();
    expect(await restored(path, { dataDir, databaseUrl })).toMatch(/В копии нет содержимого 2 файлов\.\n$/);
    expect(await filesIn(dataDir)).toHaveLength(10);
  });
});

const whole = filledServerForAll();
it('of two backups into one file one is refused, and the other is whole', async () => {
  const path = join(folder, 'twice.tar');
  const made = await Promise.allSettled([typed(whole, 'backup', path), typed(whole, 'backup', path)]);
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = made.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  expect(refused).toContain('Резервная копия уже делается');
  await (await openArchive(path)).close();
});
