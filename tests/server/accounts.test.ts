import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, auditLog } from '../../server/db/schema.ts';
import { type Answer, PASSWORD, serverForAll } from '../support/server.ts';

const server = serverForAll();

const ACCOUNT = '/api/Admin/Account';
const OWN_PASSWORD = 'a password of my own';

const post = (name: string, payload: object) => server.as('admin', 'POST', `${ACCOUNT}/${name}`, payload);

type Listed = Record<string, unknown> & { id: number; userName: string };
const listed = async (userName: string): Promise<Listed> =>
  (await server.as('admin', 'GET', `${ACCOUNT}/GetAll`)).body.data.find(
    (account: Listed) => account.userName === userName,
  );

let made = 0;

/** A new account that has changed its one-time password, and a session of it. */
const settled = async (role: string) => {
  const userName = `person${++made}@depository.uz`;
  const { body } = await post('Add', { userName, fullName: 'Новый Сотрудник', role });
  const token = (await server.login(userName, body.data.password)).body.token;
  const change = { currentPassword: body.data.password, newPassword: OWN_PASSWORD };
  expect((await server.withToken(token, 'POST', '/Access/ChangePassword', change)).status).toBe(200);
  return { id: body.data.id as number, userName, token: token as string };
};

describe('a new account', () => {
  const userName = 'new.person@depository.uz';

  it('may do nothing with its one-time password but change it, and sign out', async () => {
    const draft = { userName: ' New.Person@depository.uz', fullName: ' Новый Сотрудник ', role: 'kadry' };
    const { status, body } = await post('Add', draft);
    expect(status).toBe(200);
    expect(body.data.password).toMatch(/^\w{5}(-\w{5}){3}$/);
    expect(await listed(userName)).toMatchObject({
      ...{ fullName: 'Новый Сотрудник', role: 'kadry', isDisabled: false },
      ...{ mustChangePassword: true, lastSignInAt: null },
    });

    const first = await server.login(userName, body.data.password);
    expect(first.body).toMatchObject({ access: ['kadry'], due: 'password' });
    const { token } = first.body;
    for (const url of ['/api/Admin/Vacancy/GetVacancies', '/api/Admin/News/GetCount', '/Access/Sessions']) {
      const refused = await server.withToken(token, 'GET', url);
      expect(refused).toMatchObject({ status: 403, body: { message: /одноразовый пароль/ } });
    }
    expect((await server.withToken(token, 'POST', '/Access/SecondFactor/Begin')).status).toBe(403);
    // the audit log has no attempt at anything forbidden
    const refusals = and(eq(auditLog.act, 'refused'), eq(auditLog.login, userName));
    expect(await server.db.$count(auditLog, refusals)).toBe(0);

    const change = { currentPassword: body.data.password, newPassword: OWN_PASSWORD };
    expect((await server.withToken(token, 'POST', '/Access/ChangePassword', change)).status).toBe(200);
    expect((await server.withToken(token, 'GET', '/api/Admin/Vacancy/GetVacancies')).status).toBe(200);
    expect((await server.login(userName, OWN_PASSWORD)).body.due).toBeNull();
    expect(await listed(userName)).toMatchObject({
      mustChangePassword: false,
      lastSignInAt: expect.stringMatching(/^20\d\d-/),
    });
  });

  it.each([
    [{ userName: ' NEW.person@depository.uz' }, 'userName'],
    [{ userName: 'nobody' }, 'userName'],
    [{ userName: `${'x'.repeat(300)}@y.uz` }, 'userName'],
    [{ fullName: '  ' }, 'fullName'],
    [{ role: 'owner' }, 'role'],
  ])('is refused with %j', async (wrong, path) => {
    const draft = { userName: 'another@depository.uz', fullName: 'Имя', role: 'audit', ...wrong };
    expect(await post('Add', draft)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});

describe('an account', () => {
  it('that is disabled is out at once, and in again when it is enabled', async () => {
    const { id, userName, token } = await settled('kadry');
    expect((await post('Disable', { id })).status).toBe(200);
    expect(await server.statusOf(token)).toBe(401);
    expect((await server.login(userName, OWN_PASSWORD)).status).toBe(400);
    expect((await post('Enable', { id })).status).toBe(200);
    expect(await server.statusOf(token)).toBe(401);
    expect((await server.login(userName, OWN_PASSWORD)).status).toBe(200);
  });

  it('has the rights of its new role from the next call on, and its new name', async () => {
    const { id, userName, token } = await settled('kadry');
    const appeals = '/api/Admin/OnlineAppeal/GetOnlineAppeals';
    expect((await server.withToken(token, 'GET', appeals)).status).toBe(403);
    expect((await post('SetRole', { id, role: 'audit' })).status).toBe(200);
    expect((await server.withToken(token, 'GET', appeals)).status).toBe(200);
    expect((await post('Rename', { id, fullName: 'Другое Имя' })).status).toBe(200);
    const renamed = { userFullName: 'Другое Имя', access: ['audit'] };
    expect((await server.login(userName, OWN_PASSWORD)).body).toMatchObject(renamed);
    await post('SetRole', { id, role: 'kadry', fullName: ' Третье Имя' });
    expect(await listed(userName)).toMatchObject({ fullName: 'Третье Имя', role: 'kadry' });
  });

  it('gets a one-time password that ends its sessions and lets it in although it was locked', async () => {
    const { id, userName, token } = await settled('kadry');
    for (let attempt = 0; attempt < 11; attempt += 1) await server.login(userName, 'wrong password');
    expect((await server.login(userName, OWN_PASSWORD)).status).toBe(429);
    const { password } = (await post('ResetPassword', { id })).body.data;
    expect(await server.statusOf(token)).toBe(401);
    expect((await server.login(userName, OWN_PASSWORD)).status).toBe(400);
    expect((await server.login(userName, password)).body.due).toBe('password');
  });

  it('shows its sessions to an administrator, who may end one or all', async () => {
    const { id, userName, token } = await settled('kadry');
    const second = (await server.login(userName, OWN_PASSWORD)).body.token;
    const third = (await server.login(userName, OWN_PASSWORD)).body.token;
    const open = (await server.as('admin', 'GET', `${ACCOUNT}/GetSessions${id}`)).body.data;
    expect(open).toHaveLength(3);
    expect(JSON.stringify(open)).not.toContain(token);
    // the one begun first has the lowest number
    const sessionId = Math.min(...open.map((session: Listed) => session.id));
    expect((await post('EndSession', { id, sessionId })).status).toBe(200);
    expect([await server.statusOf(token), await server.statusOf(second)]).toEqual([401, 200]);
    expect((await post('EndSessions', { id })).status).toBe(200);
    expect([await server.statusOf(second), await server.statusOf(third)]).toEqual([401, 401]);
    expect((await post('EndSession', { id, sessionId })).status).toBe(404);
  });

  it('that nobody has is 404', async () => {
    for (const name of ['Disable', 'Enable', 'ResetPassword', 'EndSessions', 'ResetSecondFactor'])
      expect((await post(name, { id: 999_999 })).status).toBe(404);
  });
});

describe('the last administrator', () => {
  it('can neither be disabled nor get another role', async () => {
    const { id } = await listed('admin@depository.uz');
    for (const answer of [await post('Disable', { id }), await post('SetRole', { id, role: 'audit' })])
      expect(answer).toMatchObject({ status: 409, body: { message: /последний действующий администратор/ } });
    expect((await server.as('admin', 'GET', `${ACCOUNT}/GetAll`)).status).toBe(200);
  });

  it('is left when all administrators remove each other at once', async () => {
    const others = [await settled('admin'), await settled('admin'), await settled('admin')];
    const { id } = await listed('admin@depository.uz');
    const ids = [id, ...others.map((each) => each.id)];
    const answers = await Promise.all(
      ids.map((each, index) =>
        index % 2 ? post('Disable', { id: each }) : post('SetRole', { id: each, role: 'kadry' }),
      ),
    );
    const isLeft = and(eq(accounts.role, 'admin'), eq(accounts.isDisabled, false));
    const left = await server.db.$count(accounts, isLeft);
    // whoever is no administrator any more removes nobody
    expect(left).toBe(ids.length - answers.filter(({ status }) => status === 200).length);
    expect(left).toBeGreaterThanOrEqual(1);
    await server.db.update(accounts).set({ role: 'admin', isDisabled: false }).where(eq(accounts.id, id));
  });
});

it('administrators who change each other, and those they disable, never stand in each other’s way', async () => {
  const [first, second, clerk] = [await settled('admin'), await settled('admin'), await settled('kadry')];
  const answers: Answer[] = [];
  let calls = 0;
  /** Each call has a key, which holds the account of its sender until it is answered. */
  const act = async ({ token }: { token: string }, url: string, payload: object) => {
    const headers = { 'idempotency-key': `race-${++calls}` };
    answers.push(await server.withToken(token, 'POST', url, payload, headers));
  };
  const department = { id: 0, nameRu: 'Отдел' };
  for (let round = 0; round < 12; round += 1) {
    const fullName = `Сотрудник ${round}`;
    await Promise.all([
      act(first, `${ACCOUNT}/Rename`, { id: second.id, fullName }),
      act(second, `${ACCOUNT}/Rename`, { id: first.id, fullName }),
      act(first, `${ACCOUNT}/${round % 2 ? 'Enable' : 'Disable'}`, { id: clerk.id }),
      act(second, `${ACCOUNT}/EndSessions`, { id: clerk.id }),
      act(clerk, '/api/Admin/Department/UpdateOrAdd', department),
      server.login(clerk.userName, OWN_PASSWORD).then(({ status, body }) => {
        if (status === 200) clerk.token = body.token;
      }),
    ]);
  }
  // the clerk is out now and then; a deadlock would be 503
  expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
});

describe('own sessions', () => {
  it('are listed with their places, and each can be ended by its owner alone', async () => {
    const [here, elsewhere] = [await server.signIn('kadry'), await server.signIn('kadry')];
    const open = (await server.withToken(here, 'GET', '/Access/Sessions')).body.data;
    const [other] = open.filter((session: { isCurrent: boolean }) => !session.isCurrent);
    expect(open.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);
    expect(other).toMatchObject({ address: '127.0.0.1', userAgent: expect.any(String) });

    const stranger = await server.signIn('audit');
    expect((await server.withToken(stranger, 'POST', '/Access/EndSession', { id: other.id })).status).toBe(
      404,
    );
    expect(await server.statusOf(elsewhere)).toBe(200);
    expect((await server.withToken(here, 'POST', '/Access/EndSession', { id: other.id })).status).toBe(200);
    expect([await server.statusOf(here), await server.statusOf(elsewhere)]).toEqual([200, 401]);
  });

  it('that are over are not listed', async () => {
    await server.signIn('audit');
    server.moveClock(61);
    const token = await server.signIn('audit');
    expect((await server.withToken(token, 'GET', '/Access/Sessions')).body.data).toHaveLength(1);
  });
});

it('sign-in names what this server can do beside the specification', async () => {
  const { body } = await server.login('admin@depository.uz', PASSWORD);
  expect(body.features).toEqual(expect.arrayContaining(['accounts', 'sessions', 'secondFactor']));
});

describe('the key of drafts', () => {
  const keyOf = async (token: string) =>
    (await server.withToken(token, 'GET', '/Access/DraftKey')).body.data.key;

  it('is the same in each session of an account, another one for everybody else, and in no list', async () => {
    const key = await keyOf(await server.signIn('kadry'));
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(await keyOf(await server.signIn('kadry'))).toBe(key);
    expect(await keyOf(await server.signIn('admin'))).not.toBe(key);
    const { body } = await server.as('admin', 'GET', '/api/Admin/Account/GetAll');
    expect(JSON.stringify(body)).not.toMatch(/draft/i);
  });
});

it('a one-time password that nobody has changed for a week opens nothing any more', async () => {
  const { id, userName } = await settled('kadry');
  const { password } = (await post('ResetPassword', { id })).body.data;
  server.moveClock(7 * 24 * 60 - 1);
  expect((await server.login(userName, password)).body.due).toBe('password');
  server.moveClock(2);
  const message = 'Срок одноразового пароля истёк. Попросите администратора выдать новый.';
  expect(await server.login(userName, password)).toMatchObject({ status: 400, body: { message } });
  expect((await server.login(userName, 'wrong password')).body.message).toBe('Неверный логин или пароль.');
  await server.signIn('admin');
  expect(
    (await server.login(userName, (await post('ResetPassword', { id })).body.data.password)).status,
  ).toBe(200);
});
