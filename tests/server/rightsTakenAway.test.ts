import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import {
  accounts,
  auditLog,
  comments,
  onlineAppeals,
  publications,
  secondFactorRoles,
  sessions,
} from '../../server/db/schema.ts';
import { PASSWORD, serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { addAppeal, addBytes } from './personal/people.ts';

const NEWS = '/api/Admin/News/UpdateOrAdd';
const PERSONAL = '/api/Admin/Personal';
const SECOND = 'second@depository.uz';

const server = serverForAll();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await server.listen()).port);
  const first = await server.as('admin', 'POST', '/api/Admin/Account/Add', {
    userName: SECOND,
    fullName: 'Второй Администратор',
    role: 'admin',
  });
  id = first.body.data.id;
});

let id: number;
const isSecond = () => eq(accounts.id, id);
let token: string;
/** The second administrator as he was, and a session of his. */
beforeEach(async () => {
  const [admin] = await server.db.select().from(accounts).where(eq(accounts.userName, 'admin@depository.uz'));
  await server.db
    .update(accounts)
    .set({
      role: 'admin',
      isDisabled: false,
      passwordHash: admin?.passwordHash,
      mustChangePassword: false,
      passwordEndsAt: null,
    })
    .where(isSecond());
  token = (await server.login(SECOND)).body.token;
});

const account = (call: string, body: object = {}) =>
  server.as('admin', 'POST', `/api/Admin/Account/${call}`, { id, ...body });

/** Sends headers and the beginning of a body, does something else, and then sends the rest. @returns the status and the body */
async function slowly(url: string, body: object, meanwhile: () => Promise<unknown>) {
  const json = Buffer.from(JSON.stringify(body));
  const socket: Socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: application/json\r\ncontent-length: ${json.length}\r\n\r\n`,
  );
  socket.write(json.subarray(0, 10));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await meanwhile();
  socket.write(json.subarray(10));
  const [head = '', said = ''] = (await answer).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), said };
}

const lastRow = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1))[0];

describe('a save whose body is still on its way', () => {
  it.each<[string, () => Promise<unknown>, number]>([
    ['the account is disabled', () => account('Disable'), 401],
    ['its sessions are ended', () => account('EndSessions'), 401],
    ['its password is given anew', () => account('ResetPassword'), 401],
    ['it signs out', () => server.withToken(token, 'POST', '/Access/logout'), 401],
    ['its role is taken away', () => account('SetRole', { role: 'audit' }), 403],
  ])('is not obeyed when %s', async (_what, meanwhile, status) => {
    const before = await server.db.$count(publications);
    const answer = await slowly(NEWS, newsDraft('Поздно'), meanwhile);
    expect(answer).toMatchObject({ status });
    expect(answer.said).toContain('message');
    expect(await server.db.$count(publications)).toBe(before);
  });

  it('tells the audit log of the refusal, with the role of that moment', async () => {
    await slowly(NEWS, newsDraft('Поздно'), () => account('SetRole', { role: 'audit' }));
    expect(await lastRow()).toMatchObject({ act: 'refused', actorId: id, role: 'audit' });
  });

  it('stands in the audit log with the role of that moment where the new one may do it, too', async () => {
    const department = { id: 0, code: 'slow', nameRu: 'Отдел', nameUz: 'Bo‘lim', nameEn: 'Department' };
    const { status } = await slowly('/api/Admin/Department/UpdateOrAdd', department, () =>
      account('SetRole', { role: 'kadry' }),
    );
    expect(status).toBe(200);
    expect(await lastRow()).toMatchObject({ act: 'create', actorId: id, role: 'kadry' });
  });

  it('is obeyed when nothing was taken away', async () => {
    expect((await slowly(NEWS, newsDraft('Медленно'), async () => {})).status).toBe(200);
  });
});

it('a comment is not made on what the role of that moment may not read', async () => {
  const { body } = await server.as('admin', 'POST', NEWS, newsDraft('Не для всех'));
  const comment = { kind: 'news', id: body.data.id, text: 'Вижу' };
  const answer = await slowly('/api/Admin/Comment/Add', comment, () => account('SetRole', { role: 'kadry' }));
  expect(answer.status).toBe(403);
  expect(await server.db.$count(comments)).toBe(0);
  expect(await lastRow()).toMatchObject({ act: 'refused', actorId: id, role: 'kadry' });
});

it('a comment on what the role of that moment may not read is not settled', async () => {
  const { body } = await server.as('admin', 'POST', NEWS, newsDraft('Не для всех'));
  const comment = { kind: 'news', id: body.data.id, text: 'Вижу' };
  const added = await server.as('admin', 'POST', '/api/Admin/Comment/Add', comment);
  const url = `/api/Admin/Comment/Resolve${added.body.data.id}`;
  const answer = await slowly(url, { late: 'Поздно' }, () => account('SetRole', { role: 'kadry' }));
  expect(answer.status).toBe(403);
  expect(await server.db.select().from(comments)).toMatchObject([{ resolvedAt: null }]);
  expect(await lastRow()).toMatchObject({ act: 'refused', actorId: id, role: 'kadry' });
});

it.each(['Find 1', 'Export 1', 'Export 2', 'Erase 1'])(
  'data of a person is not handed out or erased when the role is taken away after judgement: %s',
  async (named) => {
    const [call, judgement] = named.split(' ');
    await addAppeal(server);
    const who = ['901234567'];
    const { digest: shown } = (await server.as('admin', 'POST', `${PERSONAL}/Find`, { who })).body.data;
    const judge = server.app.authoriseAgain;
    let count = 0;
    server.app.authoriseAgain = async (...judged) => {
      count += 1;
      // the second one is made when the files have been read
      if (count === 2) await account('SetRole', { role: 'audit' });
      await judge(...judged);
      if (count === Number(judgement)) await account('SetRole', { role: 'audit' });
    };
    const payload = { who, ...(call === 'Erase' && { reason: 'Письмо вх. № 12', shown }) };
    const url = `${PERSONAL}/${call}`;
    const answer = await server.withToken(token, 'POST', url, payload);
    server.app.authoriseAgain = judge;
    expect(answer.status).toBe(403);
    expect(await server.db.$count(onlineAppeals)).toBeGreaterThan(0);
    expect(await lastRow()).toMatchObject({ act: 'refused', actorId: id, role: 'audit' });
    await expect.poll(() => readdir(server.app.fileStore.stagingFolder)).toEqual([]);
  },
);

it('a résumé is not sent when the role is taken away while the file is read', async () => {
  const { id: file } = await addBytes(server, 'resume', 'résumé');
  await account('SetRole', { role: 'kadry' });
  const url = `/api/Admin/File/GetResumeFileById/${file}`;
  const read = () => server.withToken(token, 'GET', url);
  expect((await read()).status).toBe(200);
  const { fileStore } = server.app;
  const { open } = fileStore;
  vi.spyOn(fileStore, 'open').mockImplementationOnce(async (...asked) => {
    await account('SetRole', { role: 'audit' });
    return open(...asked);
  });
  expect((await read()).status).toBe(403);
});

// acts on the embedded database run one after another
describe.runIf(inject('postgresTemplate'))('an act whose account is changed while it runs', () => {
  /** Does something once the next act has been authorised. */
  const duringAct = (meanwhile: () => Promise<unknown>) => {
    const { authorised } = server.app;
    vi.spyOn(server.app, 'authorised').mockImplementationOnce((request, tx, act) =>
      authorised(request, tx, () => meanwhile().then(act)),
    );
  };
  const call = (url: string, payload: object) => server.withToken(token, 'POST', url, payload);

  it.each([
    ['Account/Add', { userName: 'newcomer@depository.uz', fullName: 'Новый', role: 'admin' }],
    ['News/UpdateOrAdd', newsDraft('Поздно')],
    ['Personal/Find', { who: ['901234567'] }],
  ])('is refused after a change of the role: %s', async (name, body) => {
    const counts = () => Promise.all([accounts, publications].map((table) => server.db.$count(table)));
    const before = await counts();
    duringAct(() => account('SetRole', { role: 'audit' }));
    expect((await call(`/api/Admin/${name}`, body)).status).toBe(403);
    expect(await counts()).toEqual(before);
    expect(await lastRow()).toMatchObject({ act: 'refused', actorId: id, role: 'audit' });
  });

  it('is refused after a sign-out', async () => {
    duringAct(() => call('/Access/logout', {}));
    expect((await call(NEWS, newsDraft('Поздно'))).status).toBe(401);
  });

  it('is refused also where it changes nothing', async () => {
    const made = (await call(NEWS, newsDraft('Как было'))).body.data;
    const { data } = (await server.as('admin', 'GET', `/api/Admin/News/Get${made.id}`)).body;
    duringAct(() => account('SetRole', { role: 'audit' }));
    expect((await call(NEWS, data)).status).toBe(403);
  });

  it.each(['EndSessions', 'Disable'])(
    'ends its own session although another one begins meanwhile: %s',
    async (name) => {
      duringAct(() => server.login(SECOND));
      expect((await call(`/api/Admin/Account/${name}`, { id })).status).toBe(200);
      expect((await call(NEWS, newsDraft('Поздно'))).status).toBe(401);
      expect(await server.db.$count(sessions, eq(sessions.accountId, id))).toBe(0);
    },
  );

  it('does not turn off a second factor that the new role needs', async () => {
    const isOn = { totpSecret: 'x', totpConfirmedAt: new Date() };
    await server.db.update(accounts).set(isOn).where(isSecond());
    await server.db.insert(secondFactorRoles).values({ role: 'kadry' });
    duringAct(() => account('SetRole', { role: 'kadry' }));
    expect((await call('/Access/SecondFactor/Off', { currentPassword: PASSWORD })).status).toBe(409);
    const [stored] = await server.db.select().from(accounts).where(isSecond());
    expect(stored).toMatchObject({ role: 'kadry', ...isOn });
    await server.db.delete(secondFactorRoles);
    await server.db.update(accounts).set({ totpSecret: null, totpConfirmedAt: null }).where(isSecond());
  });
});

it('a second factor is demanded of an open session only while its role needs one', async () => {
  const require = (isRequired: boolean) =>
    server.as('admin', 'POST', '/api/Admin/Account/RequireSecondFactor', { role: 'kadry', isRequired });
  const status = async () => (await server.withToken(token, 'GET', '/Access/DraftKey')).status;
  await require(true);
  await account('SetRole', { role: 'kadry' });
  expect(await status()).toBe(403);
  await account('SetRole', { role: 'admin' });
  expect(await status()).toBe(200);
  await account('SetRole', { role: 'kadry' });
  expect(await status()).toBe(403);
  await require(false);
  expect(await status()).toBe(200);
});
