import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } });
});
beforeEach(() => server.moveClock(16));
afterAll(() => server.stop());

const ADMIN = 'admin@depository.uz';

/** Tries from an address behind the proxy. */
const tryFrom = (address: string, userName: string, password = 'wrong password', extra: object = {}) =>
  server.send({
    method: 'POST',
    url: '/Access/login',
    headers: { 'x-forwarded-for': address },
    payload: { userName, password, ...extra },
  });

describe('wrong passwords', () => {
  it('lock the account after twenty, for every address, and say when to come back', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1) {
      statuses.push((await tryFrom(`203.0.113.${attempt}`, ADMIN)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429, 429]);
    const right = await tryFrom('203.0.113.99', ADMIN, PASSWORD);
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
    expect(right.body.message).toMatch(/^Слишком много попыток/);
    server.moveClock(16);
    expect((await tryFrom('203.0.113.99', ADMIN, PASSWORD)).status).toBe(200);
  });

  it('cannot be split over ways to write the name', async () => {
    const names = [
      ADMIN,
      ADMIN.toUpperCase(),
      ` ${ADMIN}`,
      `${ADMIN} `,
      'Admin@Depository.uz',
      `\t${ADMIN}\n`,
    ];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await tryFrom(`203.0.113.${attempt}`, names[attempt % names.length] ?? ADMIN, 'wrong', { attempt });
    }
    expect((await tryFrom('203.0.113.50', ADMIN)).status).toBe(429);
  });

  it('lock the address after fifty, whatever names were tried, and no other address', async () => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      expect((await tryFrom('198.51.100.7', `user${attempt}@depository.uz`)).status).toBe(400);
    }
    expect((await tryFrom('198.51.100.7', ADMIN, PASSWORD)).status).toBe(429);
    expect((await tryFrom('198.51.100.8', ADMIN, PASSWORD)).status).toBe(200);
  });

  it('count for a whole IPv6 network', async () => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      await tryFrom(`2001:db8:1:2::${(attempt + 1).toString(16)}`, `user${attempt}@depository.uz`);
    }
    expect((await tryFrom('2001:db8:1:2:ffff::1', ADMIN, PASSWORD)).status).toBe(429);
    expect((await tryFrom('2001:db8:1:3::1', ADMIN, PASSWORD)).status).toBe(200);
  });

  it('are all counted when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => tryFrom(`203.0.113.${i}`, ADMIN)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('do not end the sessions of the account under attack', async () => {
    const token = (await tryFrom('203.0.113.1', ADMIN, PASSWORD)).body.token;
    for (let attempt = 0; attempt < 22; attempt += 1) await tryFrom(`203.0.113.${attempt}`, ADMIN);
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.send({ method: 'GET', url: '/api/Admin/News/GetCount', headers })).status).toBe(200);
  });

  it('are forgotten after a right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 19; attempt += 1) await tryFrom(`203.0.113.${attempt}`, ADMIN);
      expect((await tryFrom('203.0.113.1', ADMIN, PASSWORD)).status).toBe(200);
    }
  });

  it('are counted when the current password is guessed from inside a session', async () => {
    const token = (await tryFrom('203.0.113.1', ADMIN, PASSWORD)).body.token;
    const guess = () =>
      server.send({
        method: 'POST',
        url: '/Access/ChangePassword',
        headers: { authorization: `Bearer ${token}` },
        payload: { currentPassword: 'a guess of it', newPassword: 'a new password' },
      });
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

describe('an address header', () => {
  it('counts for nothing when no proxy is trusted', async () => {
    const direct = await startServer();
    const attempt = (index: number) =>
      direct.send({
        method: 'POST',
        url: '/Access/login',
        headers: { 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `203.0.113.${index}` },
        payload: { userName: `user${index}@depository.uz`, password: 'wrong password' },
      });
    for (let index = 0; index < 50; index += 1) await attempt(index);
    expect((await attempt(51)).status).toBe(429);
    await direct.stop();
  });
});
