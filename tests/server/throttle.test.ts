import { asc, desc, eq, gt, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, loginThrottle } from '../../server/db/schema.ts';
import { cleanUp } from '../../server/operation/maintenance.ts';
import { ADMIN, loginAttempts } from '../support/loginAttempts.ts';
import { PASSWORD, serverForAll, startServer } from '../support/server.ts';

const server = serverForAll({ env: { TRUST_PROXY: '127.0.0.1' } });
beforeEach(() => server.moveClock(16));

const { tryFrom, tryFromEverywhere } = loginAttempts(server);

describe('wrong passwords', () => {
  it('from one place make it wait, longer each time, and nobody else', async () => {
    const from = '198.51.100.1';
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await tryFrom(from, ADMIN)).status).toBe(400);
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const refused = await tryFrom(from, ADMIN, PASSWORD);
      expect(refused.status).toBe(429);
      expect(refused.body.message).toMatch(/^Слишком много попыток\. Повторите через \d+ (с|мин)\.$/);
      const seconds = Number(refused.headers['retry-after']);
      waits.push(seconds);
      server.moveClock((seconds + 0.5) / 60);
      expect((await tryFrom(from, ADMIN)).status).toBe(400);
    }
    for (const [round, seconds] of waits.entries()) {
      expect(seconds).toBeGreaterThan(5 * 2 ** round - 3);
      expect(seconds).toBeLessThanOrEqual(5 * 2 ** round);
    }
    expect((await tryFrom('198.51.100.2', ADMIN, PASSWORD)).status).toBe(200);
  });

  it('lock the account after twenty-five, however its name is written, for every place it has never signed in from', async () => {
    const { token } = (await tryFrom('203.0.113.100', ADMIN, PASSWORD)).body;
    const names = [
      ADMIN,
      ADMIN.toUpperCase(),
      ` ${ADMIN}`,
      `${ADMIN} `,
      'Admin@Depository.uz',
      `\t${ADMIN}\n`,
    ];
    expect(await tryFromEverywhere(27, names)).toEqual([...Array(25).fill(400), 429, 429]);
    const right = await tryFrom('203.0.113.99', ADMIN, PASSWORD);
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
    expect(await server.statusOf(token)).toBe(200);
    server.moveClock(16);
    expect((await tryFrom('203.0.113.99', ADMIN, PASSWORD)).status).toBe(200);
  });

  it('from one place cannot lock the account for another one', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      statuses.push((await tryFrom('203.0.113.7', ADMIN)).status);
    }
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(15);
    expect((await tryFrom('203.0.113.8', ADMIN, PASSWORD)).status).toBe(200);
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
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(25);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    const kadry = 'kadry@depository.uz';
    const together = await Promise.all(Array.from({ length: 15 }, () => tryFrom('192.0.2.1', kadry)));
    expect(together.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  it('are forgotten after a right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await tryFrom('203.0.113.1', ADMIN);
      expect((await tryFrom('203.0.113.1', ADMIN, PASSWORD)).status).toBe(200);
    }
  });

  it('lock account and address also after a clock that was ahead, whose counts are cleaned up', async () => {
    const YEAR_MINUTES = 365 * 24 * 60;
    const names = Array.from({ length: 51 }, (_, index) => `user${index}@depository.uz`);
    const fromOnePlace = async (count: number) => {
      const statuses: number[] = [];
      for (const name of names.slice(0, count)) statuses.push((await tryFrom('198.51.100.9', name)).status);
      return statuses;
    };
    server.moveClock(YEAR_MINUTES);
    await tryFromEverywhere(3);
    await fromOnePlace(3);
    server.moveClock(-YEAR_MINUTES);
    expect(await tryFromEverywhere(27)).toEqual([...Array(25).fill(400), 429, 429]);
    expect(await fromOnePlace(51)).toEqual([...Array(50).fill(400), 429]);

    const isAhead = gt(loginThrottle.windowEndsAt, new Date(server.now() + 60 * 60_000));
    server.moveClock(YEAR_MINUTES);
    await tryFrom('198.51.100.10', 'nobody@depository.uz');
    server.moveClock(-YEAR_MINUTES);
    await cleanUp(server.app);
    expect(await server.db.$count(loginThrottle, isAhead)).toBe(0);
  });

  it('are counted when the current password is guessed from inside a session', async () => {
    const token = (await tryFrom('203.0.113.1', ADMIN, PASSWORD)).body.token;
    const passwords = { currentPassword: 'a guess of it', newPassword: 'a new password' };
    const guess = () => server.withToken(token, 'POST', '/Access/ChangePassword', passwords);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    expect((await tryFrom('203.0.113.1', ADMIN, PASSWORD)).status).toBe(200);
  });
});

describe('attempts that have to wait', () => {
  const deeds = async () => {
    const isMeant = inArray(auditLog.act, ['limited', 'limitedMore']);
    return await server.db.select().from(auditLog).where(isMeant).orderBy(asc(auditLog.seq));
  };
  const attack = async (from: string, count: number) => {
    for (let attempt = 0; attempt < count; attempt += 1) await tryFrom(from, ADMIN);
  };

  it('are told of once, and an hour later in one number, however many there are', async () => {
    await cleanUp(server.app);
    const before = (await deeds()).length;
    await attack('198.51.100.20', 10);
    expect(await deeds()).toHaveLength(before);
    await Promise.all(Array.from({ length: 8 }, () => tryFrom('198.51.100.20', ADMIN)));
    const [first, ...others] = (await deeds()).slice(before);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ act: 'limited', title: ADMIN, login: '', address: '198.51.100.20' });
    expect(JSON.parse(first?.details ?? '')).toEqual({ of: 'place', seconds: expect.any(Number) });

    await cleanUp(server.app);
    await cleanUp(server.app);
    const [sum, ...more] = (await deeds()).slice(before + 1);
    expect(more).toEqual([]);
    const title = `7 попыток после записи № ${first?.seq}`;
    expect(sum).toMatchObject({ act: 'limitedMore', title, name: 'Система' });
    expect(JSON.parse(sum?.details ?? '')).toEqual({ attempts: 7, after: first?.seq });
  });

  it('are told of although a right password has ended them meanwhile', async () => {
    const before = (await deeds()).length;
    await attack('198.51.100.21', 13);
    server.moveClock(1);
    expect((await tryFrom('198.51.100.21', ADMIN, PASSWORD)).status).toBe(200);
    await cleanUp(server.app);
    expect((await deeds()).slice(before).map(({ act }) => act)).toEqual(['limited', 'limitedMore']);
  });

  it('are told of as the account’s own, when it guesses inside a session', async () => {
    const token = (await tryFrom('198.51.100.22', ADMIN, PASSWORD)).body.token;
    const guess = { currentPassword: 'a guess of it' };
    for (let attempt = 0; attempt < 12; attempt += 1)
      await server.withToken(token, 'POST', '/Access/SecondFactor/Off', guess);
    const newest = (await deeds()).at(-1);
    expect(newest).toMatchObject({ act: 'limited', login: ADMIN, title: ADMIN });
    expect(newest?.details).toContain('"of":"session"');
  });
});

it('of many refused calls of one account the audit log is told how many there were', async () => {
  await server.signIn('kadry');
  const refused = () => server.db.$count(auditLog, eq(auditLog.act, 'refused'));
  const before = await refused();
  for (let call = 0; call < 100; call += 1) {
    expect((await server.as('kadry', 'GET', '/api/Admin/News/GetAllPublished')).status).toBe(403);
  }
  expect((await refused()) - before).toBe(60);
  const [last] = await server.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  expect(last).toMatchObject({ act: 'limited', kind: 'calls' });
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
