import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { openPostgres } from '../../../server/db/postgres.ts';
import { files } from '../../../server/db/schema.ts';
import { openFileStore } from '../../../server/files/openFileStore.ts';
import { restore } from '../../../server/operation/backup/restore.ts';
import { mark } from '../../../server/operation/backup/unfinished.ts';
import { readInstallation } from '../../../server/operation/installation.ts';
import { openDatabase } from '../../../server/operation/openDatabase.ts';
import { readSettings } from '../../../server/settings.ts';
import { folderForAll, forAll } from '../../support/forAll.ts';
import { startPostgres } from '../../support/serverPostgres.ts';
import { bundleForAll } from '../../support/serverProcess.ts';
import { digestsOf } from '../../support/tables.ts';

const FILES = 70;
const FILE_BYTES = 2_000_000;
const ROWS = 20;
const ROW_BYTES = 2_000_000;
const MB = 1024 * 1024;

const folder = folderForAll();
const postgres = forAll(startPostgres);
const command = bundleForAll('server/consoleCli.ts');
let DATABASE_URL: string;
let DATA_DIR: string;
let digests: Record<string, string>;
beforeAll(async () => {
  DATABASE_URL = await postgres.createDatabase();
  DATA_DIR = join(folder, 'source');
  const { db, close } = await openPostgres(DATABASE_URL, () => {});
  const store = await openFileStore({ dataDir: DATA_DIR });
  await store.belongTo((await readInstallation(db)).id);
  for (let index = 0; index < FILES; index += 1) {
    const bytes = randomBytes(FILE_BYTES);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const path = join(store.stagingFolder, sha256);
    await writeFile(path, bytes);
    await store.add({ path, sha256, sizeBytes: FILE_BYTES });
    await db
      .insert(files)
      .values({ kind: 'pdf', sha256, name: 'a.pdf', mime: 'application/pdf', sizeBytes: FILE_BYTES });
  }
  await db.execute(
    sql`insert into histories (text_ru, created_at, updated_at)
      select repeat(md5(n::text), ${ROW_BYTES / 32}::integer), now(), now() from generate_series(1, ${ROWS}::integer) n`,
  );
  await close();
});

/** The most that the program had in memory; `resourceUsage` would count the test's own process, out of which it was started. */
const REPORT =
  "data:text/javascript,import{readFileSync}from'node:fs';process.on('exit',()=>console.error('RSS',/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status','utf8'))[1]))";

function start(env: Record<string, string>, ...words: string[]) {
  return spawn(process.execPath, ['--import', REPORT, command, ...words], {
    env: { PATH: process.env.PATH, ...env },
  });
}

it('a backup takes no more memory than its largest rows need, whatever its size', async () => {
  const child = start({ DATA_DIR, DATABASE_URL }, 'backup', join(folder, 'big.tar'));
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^RSS \d+\n$/) });
  expect((Number(/\d+/.exec(said)?.[0]) * 1024) / MB).toBeLessThan(200);
  const { db, close } = await openPostgres(DATABASE_URL, () => {});
  digests = { ...(await digestsOf(db)), backups: '' };
  await close();
});

it('a restore that is killed is refused as a place for a server, and goes on where it stopped', async () => {
  const env = { DATA_DIR: join(folder, 'target'), DATABASE_URL: await postgres.createDatabase() };
  const child = start(env, 'restore', join(folder, 'big.tar'));
  const ended = once(child, 'exit');
  const arrived = async () =>
    (await readdir(join(env.DATA_DIR, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
      /\/[\da-f]{64}$/.test(name),
    );
  await vi.waitFor(async () => expect((await arrived()).length).toBeGreaterThan(5), {
    timeout: 30_000,
    interval: 5,
  });
  child.kill('SIGKILL');
  await ended;
  const before = (await arrived()).length;
  expect(before).toBeLessThan(FILES);
  const settings = readSettings(env);
  await expect(openDatabase(settings, { onLost: () => {}, onBackup: () => {} })).rejects.toThrow(
    /не закончено/,
  );

  const said = await text(Readable.from(restore(settings, join(folder, 'big.tar'))));
  expect(Number(/перенесено сейчас: (\d+)/.exec(said)?.[1])).toBe(FILES - before);
  const { db, close } = await openDatabase(settings, { onLost: () => {}, onBackup: () => {} });
  expect({ ...(await digestsOf(db)), backups: '' }).toEqual(digests);
  await close();
  // killed after the very last row, it has nothing left to do but to say so
  await mark(env.DATA_DIR, 'big.tar');
  const again = await text(Readable.from(restore(settings, join(folder, 'big.tar'))));
  expect(again).toMatch(/перенесено сейчас: 0\.\nБаза данных восстановлена/);
  expect(await readdir(env.DATA_DIR)).not.toContain('restore-unfinished');
  await rm(env.DATA_DIR, { recursive: true });
});
