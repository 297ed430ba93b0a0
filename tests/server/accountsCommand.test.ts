import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, collections } from '../../server/db/schema.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { typed as typedHere } from '../support/serverConsole.ts';
import { bundleForAll, dataFolderForAll, startProcess } from '../support/serverProcess.ts';

const server = bundleForAll();
const command = bundleForAll('server/consoleCli.ts');
const folder = dataFolderForAll();
// longer than the path of a socket may be
const DATA_DIR = join(folder, 'x'.repeat(120));
beforeAll(async () => {
  await mkdir(DATA_DIR);
  await rename(join(folder, 'database'), join(DATA_DIR, 'database'));
});

interface Ended {
  code: number;
  said: string;
}

const ask = async (...words: string[]): Promise<Ended> => {
  const env = { PATH: process.env.PATH, DATA_DIR };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
};

const accounts = (...words: string[]) => ask('accounts', ...words);

const signIn = async (address: string, userName: string, password: string) => {
  const answer = await fetch(`${address}/Access/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  return { status: answer.status, body: (await answer.json()) as { token: string; due: string | null } };
};

const passwordIn = ({ said }: Ended) => /пароль: (\S+)/.exec(said)?.[1] ?? '';
const kadry = 'hr.person@depository.uz';

describe('npm run accounts', () => {
  it('sees to accounts through the running server, by a socket that is its owner’s alone', async () => {
    const running = await startProcess(server, { DATA_DIR });
    const socket = await stat(join(DATA_DIR, 'console.sock'));
    expect(socket.isSocket()).toBe(true);
    expect(socket.mode & 0o777).toBe(0o600);

    const added = await accounts('add', kadry, 'kadry', 'Отдел', 'Кадров');
    expect(added).toMatchObject({ code: 0, said: expect.stringContaining('создана') });
    const first = await signIn(running.address, kadry, passwordIn(added));
    expect(first.body.due).toBe('password');
    expect((await accounts('list')).said).toMatch(
      /hr\.person@depository\.uz +kadry +одноразовый пароль .*Отдел Кадров/,
    );
    expect((await accounts('sessions', kadry)).said).toContain('127.0.0.1');

    expect((await accounts('disable', kadry)).said).toContain('отключена');
    const { status } = await fetch(`${running.address}/Access/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${first.body.token}` },
    });
    expect(status).toBe(401);
    expect(await ask('audit', 'verify')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Журнал цел: /),
    });
    const archive = join(folder, 'running.tar');
    expect(await ask('backup', archive)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Резервная копия .+running\.tar: \d+ (строка|строки|строк), 0 файлов, /),
    });
    expect((await ask('restore', archive)).said).toMatch(/уже есть база данных/);
    const person = join(folder, 'person.tar');
    expect((await ask('personal', 'export', 'nobody@example.uz', '--to', person)).said).toBe(
      `${person}: ничего.\n`,
    );
    expect(existsSync(person)).toBe(true);
    expect(await accounts('disable', 'admin@depository.uz')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Это последний действующий администратор/),
    });
    expect(await running.end('SIGTERM')).toBe(0);
    expect(existsSync(join(DATA_DIR, 'console.sock'))).toBe(false);
  });

  it('does not take half an answer for a whole one', async () => {
    const dying = createServer((_request, response) => {
      response.write('{"text":"начало\\n"}\n', () => response.destroy());
    });
    const folder = await open(DATA_DIR);
    dying.listen(`/proc/self/fd/${folder.fd}/console.sock`);
    await once(dying, 'listening');
    expect(await accounts('list')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Сервер не договорил/),
    });
    dying.close();
    await once(dying, 'close');
    await folder.close();
  });

  it('opens the database itself when no server runs, and what it did counts at the next start', async () => {
    expect((await accounts('enable', kadry)).said).toContain('включена');
    expect((await accounts('role', kadry, 'audit')).said).toBe(`Роль «${kadry}»: audit.\n`);
    expect((await accounts('rename', kadry, 'Внутренний', 'аудит')).said).toContain('Внутренний аудит');
    const reset = await accounts('password', kadry);
    // the next start finds the socket of one that was killed
    const killed = await startProcess(server, { DATA_DIR });
    await killed.end('SIGKILL');
    const running = await startProcess(server, { DATA_DIR });
    expect((await signIn(running.address, kadry, passwordIn(reset))).body.due).toBe('password');
    expect((await accounts('sessions', kadry, 'end')).said).toBe(`Завершено сеансов «${kadry}»: 1.\n`);
    await running.end('SIGTERM');
  });

  it('stands in the audit log, command by command', async () => {
    expect((await ask('audit', 'verify')).said).toMatch(/^Журнал цел: \d+ (запись|записи|записей)\.\n$/);
    const { said } = await ask('audit', 'export', '--format', 'jsonl');
    const rows = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const typed = rows.filter(({ login }) => login === 'консоль');
    const ofAccount = (act: string) => `${act} accounts ${kadry}`;
    expect(typed.map(({ act, kind, title }) => `${act} ${kind} ${title}`)).toEqual([
      ...['create', 'disable'].map(ofAccount),
      'create backup ',
      'read personal ',
      ...['enable', 'role', 'rename', 'password', 'endSessions'].map(ofAccount),
      'read auditLog ',
    ]);
  });
});

const typed = (running: TestServer, ...words: string[]) => typedHere(running, 'accounts', ...words);

it('a command does to an account what the screen does, and is told of as it is', async () => {
  const running = await startServer();
  const collection = async () => {
    const [row] = await running.db.select().from(collections).where(eq(collections.kind, 'accounts'));
    return row?.version ?? 0;
  };
  const deeds: unknown[] = [];
  for (const act of [
    () => running.as('admin', 'POST', '/api/Admin/Account/SetRole', { id: 2, role: 'audit' }),
    () => typed(running, 'role', 'kadry@depository.uz', 'kadry'),
  ]) {
    const before = await collection();
    await act();
    expect(await collection()).not.toBe(before);
    const [row] = await running.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
    const { changed } = JSON.parse(row?.details ?? '');
    const paths = changed.map(({ path }: { path: string }) => path);
    deeds.push({ act: row?.act, kind: row?.kind, recordId: row?.recordId, title: row?.title, paths });
  }
  expect(deeds[0]).toEqual(deeds[1]);
  expect(deeds[0]).toMatchObject({ act: 'role', kind: 'accounts', recordId: 2, paths: ['role'] });
  await running.stop();
});

describe('a command that cannot be done', () => {
  let running: TestServer;
  beforeAll(async () => {
    running = await startServer();
  });
  afterAll(() => running.stop());

  it.each([
    [[], /^npm run accounts -- <команда>/],
    [['constructor'], /^npm run accounts -- <команда>/],
    [['role', 'nobody@depository.uz', 'kadry'], /^Учётной записи «nobody@depository.uz» нет\.$/],
    [['role', 'admin@depository.uz', 'owner'], /^Ожидается роль: admin, kadry, audit\.$/],
    [['add', 'short', 'kadry', 'Имя'], /^Логин — адрес электронной почты/],
    [['add', 'admin@depository.uz', 'kadry', 'Имя'], /^Учётная запись с таким логином уже есть\. Если/],
    [['add', 'new.one@depository.uz', 'kadry'], /^Укажите имя\.$/],
    [['factor', 'kadry@depository.uz', 'on'], /^Второй фактор включает сам владелец/],
  ])('is refused in Russian: %j', async (words, reason) => {
    await expect(typed(running, ...words)).rejects.toThrow(reason);
  });
});
