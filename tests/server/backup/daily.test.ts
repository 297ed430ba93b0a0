import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueSince } from '../../../server/backup/due.ts';
import { backUpIfDue } from '../../../server/backup/schedule.ts';
import { readBackupStatus } from '../../../server/backup/status.ts';
import { readInstallation } from '../../../server/operation/installation.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const DAY_MINUTES = 24 * 60;
let folder: string;
let BACKUP_DIR: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depository-daily-'));
  BACKUP_DIR = join(folder, 'backups');
  server = await startServer({ env: { BACKUP_DIR, BACKUP_KEEP: '2' } });
  await readInstallation(server.db);
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const made = async () => (await readdir(BACKUP_DIR)).filter((name) => name.startsWith('depository-')).sort();

describe('the backup of the day', () => {
  it('is due at its hour in Tashkent', () => {
    const at = (moment: string) => dueSince(new Date(moment), 180).toISOString();
    expect(at('2026-03-05T21:59:59Z')).toBe('2026-03-04T22:00:00.000Z');
    expect(at('2026-03-05T22:00:00Z')).toBe('2026-03-05T22:00:00.000Z');
  });

  it('is made once, by one of those who come at the same time, and old ones go; what else lies there stays', async () => {
    const look = () => backUpIfDue(server.app, server.database);
    expect(await readBackupStatus(server.app)).toMatchObject({ isScheduled: true, isOverdue: true });
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

  it('says why it failed, without the data, and is tried again after an hour', async () => {
    await rm(BACKUP_DIR, { recursive: true });
    await writeFile(BACKUP_DIR, 'a file where a folder should be');
    const look = () => backUpIfDue(server.app, server.database);
    server.moveClock(DAY_MINUTES);
    await look();
    const { failure } = await readBackupStatus(server.app);
    expect(failure?.message).toMatch(/^Резервная копия не сделана: .*(EEXIST|ENOTDIR)/);
    expect(server.logLines).toContainEqual(expect.objectContaining({ msg: 'backup failed', level: 50 }));
    await rm(BACKUP_DIR);
    await look();
    expect((await readBackupStatus(server.app)).failure).toBeDefined();
    server.moveClock(61);
    await look();
    expect((await readBackupStatus(server.app)).failure).toBeUndefined();
    expect(await made()).toHaveLength(1);
  });
});
