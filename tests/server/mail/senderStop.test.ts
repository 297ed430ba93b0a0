import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Attempt, startRunner } from '../../../server/db/runner.ts';
import { mailOutbox } from '../../../server/db/schema.ts';
import { type Deliver, smtpDelivery } from '../../../server/mail/delivery.ts';
import { startMailSender } from '../../../server/mail/sender.ts';
import { FROM, mailSenders, until } from '../../support/mailSenders.ts';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();

const { startSender, sendBySmtp, outbox, sent, logged, mailServer, putMails } = mailSenders(server);

describe('a sender that is told to stop', () => {
  it('lets the mail under way arrive and takes no other', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { mails, url } = await mailServer({ beforeTaking: () => held });
    await putMails(3);
    const sender = sendBySmtp(url);
    await until(() => mails.length === 1);
    const stopped = sender.stop();
    release();
    await stopped;
    expect((await outbox()).map(({ attempts, sentAt }) => [attempts, sentAt !== null])).toEqual([
      [1, true],
      [0, false],
      [0, false],
    ]);
  });

  it('gives up on a mail server that says nothing, and keeps the mail', async () => {
    const { clock, log } = server.app;
    const silent = createServer().listen(0, '127.0.0.1');
    const connected = once(silent, 'connection');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await putMails(1);
    const deliver = smtpDelivery(`smtp://127.0.0.1:${port}`, FROM);
    const sender = startMailSender({ db: server.db, deliver, clock, log, graceMs: 10 });
    const [socket] = await connected;
    await sender.stop();
    socket.destroy();
    silent.close();
    expect(await outbox()).toMatchObject([{ attempts: 1, sentAt: null, failedAt: null, leasedUntil: null }]);
  });

  it('does so at once when it waits', async () => {
    const { clock, log } = server.app;
    const deliver = async () => undefined;
    const sender = startMailSender({ db: server.db, deliver, clock, log, pollMs: 600_000 });
    await sender.stop();
  });

  it('sends no mail again though the database was away when it was to be noted', async () => {
    await putMails(1);
    const rename = (from: string, to: string) =>
      server.db.execute(sql.raw(`alter table mail_outbox rename column ${from} to ${to}`));
    const deliver = vi.fn<Deliver>(() => rename('sent_at', 'away').then(() => undefined));
    startSender(deliver);
    await until(() => logged('mail sent, not noted yet').length > 1);
    await rename('away', 'sent_at');
    await until(async () => (await sent()).length === 1);
    expect(deliver).toHaveBeenCalledTimes(1);
    expect((await outbox())[0]?.leasedUntil).toBeNull();
  });

  it('notes a mail that it has handed over, though another one has taken it meanwhile', async () => {
    await putMails(1);
    const deliver = vi.fn<Deliver>(async () => {
      const leasedUntil = new Date(server.now() + 60_000);
      await server.db.update(mailOutbox).set({ attempts: 2, leasedUntil });
    });
    startSender(deliver);
    await until(async () => (await sent()).length === 1);
  });

  it('keeps going while the database does not answer, and lets others note first what they have sent', async () => {
    let [isDown, hasCome] = [true, false];
    const db = new Proxy(server.db, {
      get(target, key) {
        hasCome = !isDown;
        if (isDown && (key === 'update' || key === 'select')) throw new Error('connection lost');
        return Reflect.get(target, key);
      },
    });
    const { mails, url } = await mailServer();
    await putMails(2);
    startSender(smtpDelivery(url, FROM), db, 500);
    await until(() => logged('outbox not readable').length > 1);
    isDown = false;
    await until(() => hasCome);
    const [ofAnother] = await outbox();
    await server.db
      .update(mailOutbox)
      .set({ sentAt: new Date(server.now()) })
      .where(eq(mailOutbox.id, ofAnother?.id ?? 0));
    await until(() => mails.length === 1);
    expect(mails[0]?.to).toEqual(['applicant1@mail.example.uz']);
  });
});

it('an attempt is given up after a minute', async () => {
  const { clock, log } = server.app;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const attempts: AbortSignal[] = [];
  const jobs = {
    take: async () => (attempts.length === 0 ? 1 : undefined),
    attempt: async (_job: number, { signal }: Attempt) => {
      attempts.push(signal);
      await once(signal, 'abort');
    },
    unreadable: '',
  };
  const runner = startRunner(jobs, { db: server.db, clock, log });
  onTestFinished(() => runner.stop());
  await vi.advanceTimersByTimeAsync(59_000);
  expect(attempts.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempts.map(({ aborted }) => aborted)).toEqual([true]);
});
