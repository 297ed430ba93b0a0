import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { accounts, knownDevices, loginThrottle, sessions } from '../../server/db/schema.ts';
import { PASSWORD, serverForAll } from '../support/server.ts';

const server = serverForAll();

const login = (payload: object) => server.send({ method: 'POST', url: '/Access/login', payload });
const COUNT = '/api/Admin/News/GetCount';
const countWith = (authorization: string) =>
  server.send({ method: 'GET', url: COUNT, headers: { authorization } });

describe('signing in', () => {
  it('answers the full name, the role and a fresh token', async () => {
    const answers = [
      await login({ userName: 'admin@depository.uz', password: PASSWORD }),
      await login({ userName: ' ADMIN@Depository.uz ', password: PASSWORD }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ userFullName: 'Дилноза Рахимова', access: ['admin'], idleMinutes: 60 });
      expect(body.token).toMatch(/^[\w-]{43}$/);
    }
    expect(answers[0]?.body.token).not.toBe(answers[1]?.body.token);
  });

  it('says the same about an unknown name, a wrong password and a disabled account', async () => {
    await server.db
      .update(accounts)
      .set({ isDisabled: true })
      .where(eq(accounts.userName, 'audit@depository.uz'));
    const answers = await Promise.all([
      login({ userName: 'nobody@depository.uz', password: PASSWORD }),
      login({ userName: 'kadry@depository.uz', password: 'wrong password' }),
      login({ userName: 'audit@depository.uz', password: PASSWORD }),
      login({ userName: 'admin@depository.uz\0', password: PASSWORD }),
      login({ userName: 'admin@depository.uz', password: `${PASSWORD}\0` }),
      login({ userName: 'admin@depository.uz', password: 'x'.repeat(5000) }),
    ]);
    await server.db.update(accounts).set({ isDisabled: false });
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 400, body: { message: 'Неверный логин или пароль.' } });
    }
  });

  it('hashes a password for an unknown name too, so that both take the same time', async () => {
    const timeOf = async (userName: string) => {
      const start = performance.now();
      await login({ userName, password: 'wrong password' });
      return performance.now() - start;
    };
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      known.push(await timeOf('kadry@depository.uz'));
      unknown.push(await timeOf('nobody@depository.uz'));
      if (round % 5 === 4) server.moveClock(16);
    }
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it.each([
    [{}, 400],
    [{ userName: 'admin@depository.uz' }, 400],
    [{ userName: ['admin@depository.uz'], password: PASSWORD }, 400],
    [{ userName: { $ne: null }, password: { $ne: null } }, 400],
    [{ userName: "' or 1=1 --", password: "' or 1=1 --" }, 400],
    [{ userName: 'admin@depository.uz', password: true }, 400],
    [{ userName: 'admin@depository.uz', password: 'x'.repeat(1_000_000) }, 413],
  ])('refuses the body %j without an error of its own', async (payload, status) => {
    const answer = await login(payload);
    expect(answer.status).toBe(status);
    expect(answer.body.token).toBeUndefined();
  });

  it('takes no role from the body', async () => {
    const body = { userName: 'kadry@depository.uz', password: PASSWORD, role: 'admin', access: ['admin'] };
    expect((await login(body)).body.access).toEqual(['kadry']);
  });

  it('keeps nothing of the token but its hash', async () => {
    const token = await server.signIn('admin');
    const rows = await server.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('an audit log that cannot be written', () => {
  const refuse = () =>
    server.db.execute(
      sql`alter table audit_log add constraint refusing check (act not in ('signIn', 'signOut')) not valid`,
    );
  afterEach(() => server.db.execute(sql`alter table audit_log drop constraint refusing`));

  it('lets nobody in, and leaves the count of attempts and the known browsers as they were', async () => {
    const before = await Promise.all([
      server.db.select().from(sessions),
      server.db.select().from(knownDevices),
    ]);
    const wrong = await login({ userName: 'kadry@depository.uz', password: 'wrong' });
    expect(wrong.status).toBe(400);
    const counted = async () =>
      (await server.db.select().from(loginThrottle)).reduce((sum, { attempts }) => sum + attempts, 0);
    const attempts = await counted();
    await refuse();
    const answer = await login({ userName: 'kadry@depository.uz', password: PASSWORD });
    expect(answer.status).toBe(500);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(
      await Promise.all([server.db.select().from(sessions), server.db.select().from(knownDevices)]),
    ).toEqual(before);
    expect(await counted()).toBeGreaterThan(attempts);
  });

  it('signs nobody out', async () => {
    const token = await server.signIn('admin');
    await refuse();
    expect((await server.withToken(token, 'POST', '/Access/logout')).status).toBe(500);
    expect(await server.statusOf(token)).toBe(200);
  });
});

it('a file of first passwords that cannot be written keeps nobody out', async () => {
  const path = join(server.settings.dataDir, 'first-password');
  await writeFile(path, 'admin@depository.uz one\nkadry@depository.uz two\n');
  await mkdir(`${path}.new`);
  const { status, body } = await login({ userName: 'admin@depository.uz', password: PASSWORD });
  expect(status).toBe(200);
  expect(await server.statusOf(body.token)).toBe(200);
  expect(server.logLines).toContainEqual(expect.objectContaining({ msg: 'first password not forgotten' }));
  await rm(`${path}.new`, { recursive: true });
  await login({ userName: 'admin@depository.uz', password: PASSWORD });
  expect(await readFile(path, 'utf8')).toBe('kadry@depository.uz two\n');
});

describe('a session', () => {
  it('ends when its user signs out, and no other does', async () => {
    const [first, second] = [await server.signIn('admin'), await server.signIn('admin')];
    expect((await server.withToken(first, 'POST', '/Access/logout')).status).toBe(200);
    expect([await server.statusOf(first), await server.statusOf(second)]).toEqual([401, 200]);
  });

  it('ends after 60 minutes without a request', async () => {
    const token = await server.signIn('admin');
    server.moveClock(59);
    expect(await server.statusOf(token)).toBe(200);
    server.moveClock(59);
    expect(await server.statusOf(token)).toBe(200);
    server.moveClock(61);
    expect(await server.statusOf(token)).toBe(401);
  });

  it('ends after 8 hours however busy it is', async () => {
    const token = await server.signIn('admin');
    for (let halfHours = 1; halfHours < 16; halfHours += 1) {
      server.moveClock(30);
      expect(await server.statusOf(token)).toBe(200);
    }
    server.moveClock(30);
    expect(await server.statusOf(token)).toBe(401);
  });

  it('is not prolonged by a clock that is put back a day', async () => {
    const token = await server.signIn('admin');
    server.moveClock(-24 * 60);
    expect(await server.statusOf(token)).toBe(401);
    expect(await server.statusOf(await server.signIn('admin'))).toBe(200);
    server.moveClock(24 * 60);
  });

  it('ends at once when the account is disabled', async () => {
    const token = await server.signIn('kadry');
    const ofKadry = eq(accounts.userName, 'kadry@depository.uz');
    await server.db.update(accounts).set({ isDisabled: true }).where(ofKadry);
    expect(await server.statusOf(token)).toBe(401);
    await server.db.update(accounts).set({ isDisabled: false }).where(ofKadry);
  });

  it('has the rights of the role the account has now', async () => {
    const token = await server.signIn('audit');
    const list = () => server.withToken(token, 'GET', '/api/Admin/News/GetAllPublished');
    const ofAudit = eq(accounts.userName, 'audit@depository.uz');
    expect((await list()).status).toBe(403);
    await server.db.update(accounts).set({ role: 'admin' }).where(ofAudit);
    expect((await list()).status).toBe(200);
    await server.db.update(accounts).set({ role: 'audit' }).where(ofAudit);
  });

  it('opens with its token in the Authorization header only', async () => {
    const token = await server.signIn('admin');
    const answers = await Promise.all([
      server.send({ method: 'GET', url: `${COUNT}?token=${token}&access_token=${token}` }),
      server.send({ method: 'GET', url: COUNT, headers: { cookie: `TOKEN=${token}; token=${token}` } }),
      server.send({ method: 'GET', url: COUNT, headers: { 'x-access-token': token } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it.each([
    '',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    'x'.repeat(43),
    'x'.repeat(7000),
    '" or 1=1 --',
  ])('does not open with the token «%.20s»', async (token) => {
    for (const scheme of ['Bearer', 'Basic', 'Token', '']) {
      expect((await countWith(`${scheme} ${token}`)).status).toBe(401);
    }
  });

  it('does not open with a token that is cut, longer or changed by one letter', async () => {
    const token = await server.signIn('admin');
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    for (const wrong of [token.slice(0, -1), `${token}x`, changed, `${token} ${token}`]) {
      expect(await server.statusOf(wrong)).toBe(401);
    }
  });
});
