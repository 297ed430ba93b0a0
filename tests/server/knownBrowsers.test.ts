import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../server/db/schema.ts';
import { ADMIN, loginAttempts } from '../support/loginAttempts.ts';
import { PASSWORD, serverForAll } from '../support/server.ts';

const server = serverForAll({ env: { TRUST_PROXY: '127.0.0.1' } });
beforeEach(() => server.moveClock(16));

const { tryFrom, tryFromEverywhere } = loginAttempts(server);

describe('a browser from which somebody has signed in', () => {
  const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';
  const HOME = '192.0.2.200';
  const tryWith = (cookie: string, userName: string, password = 'wrong password', proto = 'http') =>
    server.send({
      method: 'POST',
      url: '/Access/login',
      headers: { 'x-forwarded-for': HOME, 'x-forwarded-proto': proto, cookie },
      payload: { userName, password },
    });

  it('has a mark that scripts and other sites do not get, and that opens nothing', async () => {
    const { headers } = await tryFrom(HOME, ADMIN, PASSWORD);
    expect(headers['set-cookie']).toMatch(
      /^device=[\w-]{43}; Path=\/Access; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    const overHttps = await server.send({
      method: 'POST',
      url: '/Access/login',
      headers: { 'x-forwarded-for': HOME, 'x-forwarded-proto': 'https' },
      payload: { userName: ADMIN, password: PASSWORD },
    });
    expect(overHttps.headers['set-cookie']).toMatch(
      /^__Secure-device=[\w-]{43}; Path=\/Access; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    );
    const cookie = cookieOf(headers);
    const ask = { method: 'POST', url: '/Access/logout', headers: { cookie } } as const;
    expect((await server.send(ask)).status).toBe(401);
  });

  it('signs in while others have the account locked, and their address too; its newest mark alone, and over https one given there', async () => {
    const first = cookieOf((await tryFrom(HOME, ADMIN, PASSWORD)).headers);
    const plain = cookieOf((await tryWith(first, ADMIN, PASSWORD)).headers);
    expect(plain).not.toBe(first);
    const secure = cookieOf((await tryWith('', ADMIN, PASSWORD, 'https')).headers);
    await tryFromEverywhere(25);
    for (let index = 0; index < 50; index += 1) await tryFrom(HOME, `user${index}@depository.uz`);
    expect((await tryFrom(HOME, ADMIN, PASSWORD)).status).toBe(429);
    expect((await tryWith(first, ADMIN, PASSWORD)).status).toBe(429);
    expect((await tryWith(plain, ADMIN, PASSWORD, 'https')).status).toBe(429);
    expect((await tryWith(secure, ADMIN, PASSWORD, 'https')).status).toBe(200);
    expect((await tryWith(plain, ADMIN, PASSWORD)).status).toBe(200);
  });

  it('has its own limit, and none lifted for other accounts', async () => {
    const cookie = cookieOf((await tryFrom(HOME, ADMIN, PASSWORD)).headers);
    for (let index = 0; index < 10; index += 1) expect((await tryWith(cookie, ADMIN)).status).toBe(400);
    expect((await tryWith(cookie, ADMIN, PASSWORD)).status).toBe(429);
    for (let index = 0; index < 10; index += 1) await tryWith(cookie, 'kadry@depository.uz');
    expect((await tryWith(cookie, 'kadry@depository.uz', PASSWORD)).status).toBe(429);
  });

  it.each([
    ['Enable', PASSWORD],
    ['ResetPassword', undefined],
  ])('is let try again by %s, as every other place is', async (act, known) => {
    const kadry = 'kadry@depository.uz';
    const [account] = await server.db.select().from(accounts).where(eq(accounts.userName, kadry));
    const cookie = cookieOf((await tryFrom(HOME, kadry, PASSWORD)).headers);
    for (let index = 0; index < 11; index += 1) await tryWith(cookie, kadry);
    for (let index = 0; index < 11; index += 1) await tryFrom('192.0.2.77', kadry);
    expect((await tryWith(cookie, kadry, PASSWORD)).status).toBe(429);
    await server.signIn('admin');
    const { body } = await server.as('admin', 'POST', `/api/Admin/Account/${act}`, { id: account?.id });
    const password = known ?? body.data.password;
    expect((await tryWith(cookie, kadry, password)).status).toBe(200);
    expect((await tryFrom('192.0.2.77', kadry, password)).status).toBe(200);
  });
});
