import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TakeSnapshot } from '../../../server/db/database.ts';
import { files } from '../../../server/db/schema.ts';
import { dueSince } from '../../../server/lib/days.ts';
import { backUpIfDue } from '../../../server/operation/backup/schedule.ts';
import { noteFolder, readBackupStatus } from '../../../server/operation/backup/status.ts';
import { askServer, listenForCommands } from '../../../server/operation/console/socket.ts';
import { readInstallation } from '../../../server/operation/installation.ts';
import { folderForAll } from '../../support/forAll.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { typed } from '../../support/serverConsole.ts';

const DAY_MINUTES = 24 * 60;
const YEAR_MINUTES = 365 * DAY_MINUTES;
const folder = folderForAll();
let BACKUP_DIR: string;
let server: TestServer;
beforeAll(async () => {
  BACKUP_DIR = join(folder, 'backups');
  server = await startServer({ env: { BACKUP_DIR, BACKUP_KEEP: '2' } });
  await readInstallation(server.db);
});
afterAll(() => server?.stop());

const made = async () => (await readdir(BACKUP_DIR)).filter((name) => name.startsWith('depository-')).sort();

describe('the backup of the day', () => {
  it('is due at its hour in Tashkent', () => {
    const at = (moment: string) => dueSince(new Date(moment), 180).toISOString();
    expect(at('2026-03-05T21:59:59Z')).toBe('2026-03-04T22:00:00.000Z');
    expect(at('2026-03-05T22:00:00Z')).toBe('2026-03-05T22:00:00.000Z');
  });

  it('is late once its time has passed since its folder is known, and not on a new server', async () => {
    const status = () => readBackupStatus(server.app);
    expect(await status()).toMatchObject({ isScheduled: true, isOverdue: false });
    // first by a clock that was ahead
    for (const ahead of [YEAR_MINUTES, 0])
      await noteFolder(server.db, BACKUP_DIR, new Date(server.now() + ahead * 60_000));
    expect(await status()).toMatchObject({ isOverdue: false });
    server.moveClock(DAY_MINUTES + 150);
    expect(await status()).toMatchObject({ isOverdue: true });
  });

  it('is made once, by one of those who come at the same time, and old ones go; what else lies there stays', async () => {
    const look = () => backUpIfDue(server.app, server.database);
    await Promise.all([look(), look(), look()]);
    await look();
    expect(await made()).toHaveLength(1);
    await writeFile(join(BACKUP_DIR, 'depository-mine.tar'), '');
    await writeFile(join(BACKUP_DIR, 'depository-2026-01-01-030000.tar.new'), 'cut short');
    for (let day = 1; day <= 3; day += 1) {
      server.moveClock(DAY_MINUTES);
      await look();
    }
    expect(await made()).toEqual([
      expect.stringMatching(/^depository-\d{4}-\d\d-\d\d-\d{6}\.tar$/),
      expect.stringMatching(/^depository-\d{4}-\d\d-\d\d-\d{6}\.tar$/),
      'depository-mine.tar',
    ]);
    const { isOverdue, failure, last } = await readBackupStatus(server.app);
    expect({ isOverdue, failure }).toEqual({ isOverdue: false });
    expect(last?.sizeBytes).toBeGreaterThan(10_000);
  });

  it('is late and made anew after a clock that was ahead, whose file goes before the right ones', async () => {
    const look = () => backUpIfDue(server.app, server.database);
    const [, newest] = await made();
    server.moveClock(YEAR_MINUTES);
    await look();
    const [, ahead] = await made();
    server.moveClock(DAY_MINUTES - YEAR_MINUTES);
    expect(await readBackupStatus(server.app)).toMatchObject({ last: undefined, isOverdue: true });
    await look();
    const kept = await made();
    expect(kept).toEqual([newest, expect.stringMatching(/\d\.tar$/), 'depository-mine.tar']);
    expect(kept).not.toContain(ahead);
    expect((await readBackupStatus(server.app)).isOverdue).toBe(false);
  });

  it('does not wait for a failure that was noted by a clock that was ahead', async () => {
    const fails: TakeSnapshot = async () => {
      throw new Error('no snapshot');
    };
    server.moveClock(YEAR_MINUTES);
    await backUpIfDue(server.app, { snapshot: fails });
    server.moveClock(DAY_MINUTES - YEAR_MINUTES);
    await backUpIfDue(server.app, server.database);
    const { last, failure } = await readBackupStatus(server.app);
    expect(failure).toBeUndefined();
    expect(server.now() - (last?.at.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('says why it failed, without the data, and is tried again after an hour', async () => {
    await rm(BACKUP_DIR, { recursive: true });
    await writeFile(BACKUP_DIR, 'a file where a folder should be');
    const look = () => backUpIfDue(server.app, server.database);
    server.moveClock(DAY_MINUTES);
    await look();
    const { failure } = await readBackupStatus(server.app);
    expect(failure?.message).toMatch(/^(EEXIST|ENOTDIR)/);
    expect(server.logLines).toContainEqual(expect.objectContaining({ msg: 'backup failed', level: 50 }));
    await rm(BACKUP_DIR);
    // neither one made by hand nor another look ends that
    await typed(server, 'backup', join(folder, 'by-hand.tar'));
    await look();
    expect((await readBackupStatus(server.app)).failure).toBeDefined();
    server.moveClock(61);
    await look();
    expect((await readBackupStatus(server.app)).failure).toBeUndefined();
    expect(await made()).toHaveLength(1);
  });
});

describe('a backup that may not go on', () => {
  const at = async (reserveBytes: number, snapshot = server.database.snapshot) => {
    server.settings.reserveBytes = reserveBytes;
    server.moveClock(DAY_MINUTES);
    await backUpIfDue(server.app, { snapshot });
    return await readBackupStatus(server.app);
  };

  it('leaves the reserve to the database', async () => {
    expect((await at(Number.MAX_SAFE_INTEGER)).failure?.message).toBe('на диске нет места');
    expect(await made()).toHaveLength(1);
  });

  it('takes the room of the oldest one, but never of the last', async () => {
    await at(0);
    const [oldest] = await made();
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const roomForTwo: TakeSnapshot = async (work) => {
      if ((await made()).filter((name) => name.endsWith('.tar')).length === 2) throw full;
      return await server.database.snapshot(work);
    };
    expect((await at(0, roomForTwo)).failure).toBeUndefined();
    const kept = await made();
    expect(kept).toHaveLength(2);
    expect(kept).not.toContain(oldest);
    const fullDatabase: TakeSnapshot = async () => {
      throw Object.assign(new Error('could not extend file'), { code: '53100' });
    };
    expect((await at(0, fullDatabase)).failure?.message).toBe('на диске нет места');
    expect(await made()).toEqual(kept);
    const noRoom: TakeSnapshot = async () => {
      throw full;
    };
    for (let day = 1; day <= 2; day += 1) await at(0, noRoom);
    expect(await made()).toHaveLength(1);
  });

  it('misses no bytes of somebody who is erased meanwhile', async () => {
    const { fileStore } = server.app;
    const { open } = fileStore;
    const row = { kind: 'resume', name: 'a.pdf', mime: 'application/pdf', sizeBytes: 1 } as const;
    const names = ['b', 'c'].map((letter) => letter.repeat(64));
    await server.db.insert(files).values(names.map((sha256) => ({ ...row, sha256 })));
    fileStore.open = async (sha256) => {
      await server.db.delete(files).where(eq(files.sha256, names[0] ?? ''));
      return await open(sha256);
    };
    const { last } = await at(0);
    fileStore.open = open;
    expect(last).toMatchObject({ missingFiles: 1 });
  });

  it('is given up when the server stops: nothing is left of it, and nothing noted', async () => {
    const { app, database, settings } = server;
    let begun = () => {};
    const endless = async function* () {
      for (;;) {
        begun();
        yield await new Promise<Buffer>((resolve) => setImmediate(resolve, Buffer.alloc(1)));
      }
    };
    const open = async () => ({ sizeBytes: 1_000_000_000, stream: Readable.from(endless()) });
    const row = { kind: 'pdf', name: 'a.pdf', mime: 'application/pdf', sizeBytes: 1 } as const;
    await server.db.insert(files).values({ ...row, sha256: 'a'.repeat(64) });
    const stopping = fastify();
    stopping.decorate('fileStore', { ...app.fileStore, open });
    stopping.decorate('db', app.db).decorate('settings', settings).decorate('clock', app.clock);
    stopping.decorate('digestKey', app.digestKey).decorate('noteAudit', app.noteAudit);
    listenForCommands(stopping, database);
    await stopping.ready();
    const before = await made();
    const failure = (await readBackupStatus(app)).failure;

    const stop = new AbortController();
    begun = () => stop.abort();
    server.moveClock(DAY_MINUTES);
    await backUpIfDue(stopping, database, stop.signal);
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const asked = await askServer(settings.dataDir, ['backup', join(BACKUP_DIR, 'by-hand.tar')]);
    const said = expect(text(Readable.from(asked ?? []))).rejects.toThrow(/сервер останавливается/);
    await hasBegun;
    await stopping.close();
    await said;
    expect(await readdir(BACKUP_DIR)).toEqual(before);
    expect((await readBackupStatus(app)).failure).toEqual(failure);
  });
});
