import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fundLists, mailOutbox } from '../../../server/db/schema.ts';
import { smtpDelivery } from '../../../server/mail/delivery.ts';
import { startMailSender } from '../../../server/mail/sender.ts';
import { headerOf, startMailServer } from '../../support/mailServer.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { APPLICATION, addApplication, addVacancy } from '../../support/serverPersonnel.ts';
import { type Postgres, startPostgres } from '../../support/serverPostgres.ts';

const FUND = '/api/Admin/GuaranteeFund';

describe('two servers on PostgreSQL', () => {
  let postgres: Postgres;
  let servers: TestServer[];
  beforeAll(async () => {
    postgres = await startPostgres();
    const env = { DATABASE_URL: await postgres.createDatabase() };
    servers = await Promise.all([startServer({ env }), startServer({ env })]);
    // one after another: so many at once would be taken for guessing
    for (const server of servers) for (const role of ['admin', 'kadry'] as const) await server.signIn(role);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres?.remove();
  });

  it('send each mail that either was asked for once, though the mail server stumbles', async () => {
    const [one, two] = servers as [TestServer, TestServer];
    const mailServer = await startMailServer({
      refuse: (attempt) => (attempt % 9 === 0 ? '451 4.3.0 Later' : undefined),
    });
    const senders = servers.flatMap(({ db, app: { clock, log } }) =>
      [1, 2, 3].map(() =>
        startMailSender({
          db,
          deliver: smtpDelivery(mailServer.url, { name: '', address: 'hr@example.uz' }),
          clock,
          log,
          pollMs: 10,
        }),
      ),
    );
    const vacancyId = await addVacancy(one);
    const ask = async (i: number) => {
      const id = await addApplication(one, vacancyId, { email: `a${i}@example.uz` });
      const kind = i % 3 === 0 ? 'SendMailAboutRejectAnswerHr' : 'SendMailAboutAnswerHr';
      return (await (i % 2 ? one : two).as('kadry', 'POST', `${APPLICATION}/${kind}`, { id })).status;
    };
    // more at once would wait for a connection for longer than a server lets them, where the machine is busy
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async (_, first) => {
        const own: number[] = [];
        for (let i = first; i < 60; i += 6) own.push(await ask(i));
        return own;
      }),
    );
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    const rows = () => one.db.select().from(mailOutbox);
    await vi.waitFor(
      async () => {
        const all = await rows();
        if (all.every(({ attempts, leasedUntil }) => attempts > 0 && !leasedUntil)) {
          // less than a lease, so that nothing under way is taken a second time
          for (const server of servers) server.moveClock(2);
        }
        expect(all.filter(({ sentAt }) => sentAt)).toHaveLength(60);
      },
      { timeout: 20_000, interval: 50 },
    );
    await Promise.all(senders.map((sender) => sender.stop()));
    await mailServer.stop();
    const arrived = mailServer.mails.map(({ source }) => headerOf(source, 'Message-ID'));
    expect(arrived).toHaveLength(60);
    expect(new Set(arrived).size).toBe(60);
    await two.signIn('kadry');
    const listed = await two.as('kadry', 'GET', `${APPLICATION}/GetByVacancyId/${vacancyId}`);
    expect(listed.body.data.filter(({ linkSentAt }: { linkSentAt: string }) => linkSentAt)).toHaveLength(40);
  });

  it('keep one whole newest list of the fund, exact to the tiyin', async () => {
    const row = (code: string) => ({
      id: 0,
      code,
      name: '',
      fund: 999_999_999_999.99,
      currency: 'EUR',
      date: '',
    });
    const [one] = servers as [TestServer];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        servers[i % 2]?.as('admin', 'POST', `${FUND}/Add`, [row(`${i}a`), row(`${i}b`)]),
      ),
    );
    expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 200));
    for (const server of servers) {
      const { data } = (await server.as('admin', 'GET', `${FUND}/GetLastEUR`)).body;
      expect(data.map(({ code }: { code: string }) => code.slice(-1))).toEqual(['a', 'b']);
      expect(data[0].code.slice(0, -1)).toBe(data[1].code.slice(0, -1));
      expect(data).toMatchObject([{ fund: 999_999_999_999.99 }, { fund: 999_999_999_999.99 }]);
      expect(data[0].version).toBe(20);
    }
    expect(await one.db.$count(fundLists)).toBe(20);
  });
});
