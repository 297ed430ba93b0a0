import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Runner } from '../../../server/db/runner.ts';
import { mailOutbox } from '../../../server/db/schema.ts';
import { type Deliver, folderDelivery, smtpDelivery } from '../../../server/mail/delivery.ts';
import { delaySecondsAfter, removeOldMails } from '../../../server/mail/outbox.ts';
import { startMailSender } from '../../../server/mail/sender.ts';
import { headerOf, type MailServer, partOf, startMailServer } from '../../support/mailServer.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const FROM = { name: 'Отдел кадров', address: 'hr@depo.example.uz' };
const DAY_MINUTES = 24 * 60;

let server: TestServer;
let senders: Runner[] = [];
let mailServers: MailServer[] = [];
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  await server.db.delete(mailOutbox);
  server.logLines.length = 0;
});
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()));
  await Promise.all(mailServers.map((each) => each.stop()));
  [senders, mailServers] = [[], []];
});
afterAll(() => server.stop());

const { now } = Date;
async function putMails(count: number, more: Partial<typeof mailOutbox.$inferInsert> = {}) {
  const at = new Date(server.now());
  const rows = Array.from({ length: count }, (_, i) => ({
    kind: 'link' as const,
    recipient: `applicant${i}@mail.example.uz`,
    subject: `Тестирование на вакансию «Бухгалтер» № ${i}`,
    text: `Здравствуйте, номер ${i}!\n\n.\nСтрока после точки: https://test.example.uz/${i}`,
    html: `<p>Здравствуйте, номер ${i}!</p>`,
    messageId: `<link-${now()}-${Math.random()}-${i}@depo.example.uz>`,
    createdAt: at,
    nextAttemptAt: at,
    ...more,
  }));
  await server.db.insert(mailOutbox).values(rows);
}

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const started = await startMailServer(options);
  mailServers.push(started);
  return started;
}

function startSender(deliver: Deliver, db = server.db, settleMs = 10) {
  const { clock, log } = server.app;
  const sender = startMailSender({ db, deliver, clock, log, pollMs: 10, settleMs });
  senders.push(sender);
  return sender;
}
const sendBySmtp = (url: string) => startSender(smtpDelivery(url, FROM));
const outbox = () => server.db.select().from(mailOutbox).orderBy(mailOutbox.id);
const sent = async () => (await outbox()).filter(({ sentAt }) => sentAt);
const until = (condition: () => unknown) =>
  vi.waitFor(async () => expect(await condition()).toBeTruthy(), { timeout: 15_000, interval: 20 });
const logged = (msg: string) => server.logLines.filter((line) => line.msg === msg);

describe('a mail in the outbox', () => {
  it('arrives by SMTP with its texts, headers and one recipient', async () => {
    const { mails, url } = await mailServer();
    await putMails(1);
    sendBySmtp(url);
    await until(async () => (await sent()).length === 1);
    const [row] = await outbox();
    const [mail, ...others] = mails;
    const source = mail?.source ?? '';
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ from: 'hr@depo.example.uz', to: ['applicant0@mail.example.uz'] });
    expect(headerOf(source, 'From')).toBe('Отдел кадров <hr@depo.example.uz>');
    expect(headerOf(source, 'To')).toBe('applicant0@mail.example.uz');
    expect(headerOf(source, 'Subject')).toBe('Тестирование на вакансию «Бухгалтер» № 0');
    expect(headerOf(source, 'Message-ID')).toBe(row?.messageId);
    expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(source, 'X-Mailer')).toBeUndefined();
    expect(partOf(source, 'text/plain').replaceAll('\r\n', '\n')).toContain(row?.text);
    expect(partOf(source, 'text/html')).toContain(row?.html);
    expect(row).toMatchObject({ attempts: 1, leasedUntil: null, lastError: null });
  });

  it('is tried again after 451, later each time, under the same Message-ID', async () => {
    const { mails, url, attempts } = await mailServer({
      refuse: (attempt) => (attempt < 3 ? '451 4.3.0 Try again later' : undefined),
    });
    await putMails(1);
    sendBySmtp(url);
    for (const attempt of [1, 2]) {
      await until(async () => (await outbox())[0]?.lastError && attempts() === attempt);
      const [row] = await outbox();
      expect(row).toMatchObject({ attempts: attempt, sentAt: null, failedAt: null, leasedUntil: null });
      expect(row?.lastError).toContain('451');
      const waitMs = (row?.nextAttemptAt.getTime() ?? 0) - server.now();
      expect(waitMs).toBeGreaterThan(delaySecondsAfter(attempt) * 1000 - 5_000);
      expect(waitMs).toBeLessThanOrEqual(delaySecondsAfter(attempt) * 1000);
      await server.db.update(mailOutbox).set({ lastError: null });
      server.moveClock(delaySecondsAfter(attempt) / 60);
    }
    await until(async () => (await sent()).length === 1);
    expect(mails.map(({ source }) => headerOf(source, 'Message-ID'))).toEqual([
      (await outbox())[0]?.messageId,
    ]);
  });

  it('waits for a server that is down', async () => {
    const down = await mailServer();
    await down.stop();
    mailServers = [];
    await putMails(2);
    sendBySmtp(down.url);
    await until(async () => (await outbox()).every(({ lastError }) => lastError));
    expect(await sent()).toEqual([]);
    const up = await mailServer({ port: down.port });
    server.moveClock(1);
    await until(async () => (await sent()).length === 2);
    expect(up.mails.map(({ to }) => to[0]).sort()).toEqual([
      'applicant0@mail.example.uz',
      'applicant1@mail.example.uz',
    ]);
  });

  it.each(['RCPT', 'DATA'] as const)(
    'is given up when it is refused for good at %s, and the next one leaves',
    async (at) => {
      const { mails, url } = await mailServer({
        at,
        refuse: (_, to) => (to.startsWith('applicant0') ? '550 5.1.1 No such user applicant0' : undefined),
      });
      await putMails(2);
      sendBySmtp(url);
      await until(async () => (await sent()).length === 1);
      const [refused] = await outbox();
      expect(refused).toMatchObject({ sentAt: null, failedAt: expect.any(Date), attempts: 1 });
      expect(mails).toHaveLength(1);
      server.moveClock(DAY_MINUTES);
      await putMails(1, { recipient: 'later@mail.example.uz' });
      await until(() => mails.length === 2);
      expect((await outbox())[0]?.attempts).toBe(1);
    },
  );

  it('is given up after three days of trying', async () => {
    const { url } = await mailServer({ refuse: () => '451 4.3.0 Later' });
    await putMails(1, { createdAt: new Date(server.now() - 73 * 60 * 60_000), attempts: 40 });
    sendBySmtp(url);
    await until(async () => (await outbox())[0]?.failedAt);
  });

  it('is logged without address, subject or name', async () => {
    const { url } = await mailServer({
      refuse: (attempt, to) => (attempt === 1 ? `451 4.3.0 ${to} greylisted` : undefined),
    });
    await putMails(2);
    sendBySmtp(url);
    await until(() => logged('mail sent').length === 1 && logged('mail not sent').length === 1);
    expect(logged('mail not sent')[0]).toMatchObject({ kind: 'link', attempt: 1, responseCode: 451 });
    expect(JSON.stringify(server.logLines)).not.toMatch(/example\.uz|Здравствуйте|Бухгалтер/);
  });
});

describe('several senders on one outbox', () => {
  it('send each mail once', async () => {
    const { mails, url } = await mailServer({
      refuse: (attempt) => (attempt % 7 === 0 ? '451 4.3.0 Later' : undefined),
    });
    await putMails(60);
    for (let i = 0; i < 4; i += 1) sendBySmtp(url);
    await until(async () => {
      if ((await outbox()).every(({ attempts, leasedUntil }) => attempts > 0 && !leasedUntil))
        server.moveClock(2);
      return (await sent()).length === 60;
    });
    const ids = mails.map(({ source }) => headerOf(source, 'Message-ID'));
    expect(ids).toHaveLength(60);
    expect(new Set(ids)).toEqual(new Set((await outbox()).map(({ messageId }) => messageId)));
  });

  it('leave a mail to the one that has it, until its lease runs out', async () => {
    const leasedUntil = new Date(server.now() + 5 * 60_000);
    await putMails(1, { leasedUntil, attempts: 1 });
    const { mails, url } = await mailServer();
    sendBySmtp(url);
    await putMails(1, { recipient: 'free@mail.example.uz' });
    await until(() => mails.length === 1);
    expect(mails[0]?.to).toEqual(['free@mail.example.uz']);
    server.moveClock(6);
    await until(() => mails.length === 2);
  });
});

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

describe('without SMTP', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'depository-outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('mails become files that mail programs open and nobody else on the machine can', async () => {
    await putMails(2);
    startSender(folderDelivery(join(folder, 'outbox'), FROM));
    await until(async () => (await sent()).length === 2);
    const names = await readdir(join(folder, 'outbox'));
    expect(names).toHaveLength(2);
    expect(names.every((name) => /^\d{4}-\d\d-\d\dT[\d-]+-link-\d+\.eml$/.test(name))).toBe(true);
    const path = join(folder, 'outbox', names.sort()[0] ?? '');
    const source = await readFile(path, 'utf8');
    expect(headerOf(source, 'To')).toBe('applicant0@mail.example.uz');
    expect(partOf(source, 'text/html')).toContain('номер 0');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});

describe('an old mail', () => {
  it('is forgotten a month after it was sent or given up, and never before', async () => {
    const daysAgo = (days: number) => new Date(server.now() - days * 24 * 60 * 60_000);
    await putMails(1, { sentAt: daysAgo(31), subject: 'старое' });
    await putMails(1, { failedAt: daysAgo(31), subject: 'старое' });
    await putMails(1, { sentAt: daysAgo(29), subject: 'новое' });
    await putMails(1, { createdAt: daysAgo(60), subject: 'ещё не отправлено' });
    await removeOldMails(server.db, server.app.clock.now);
    expect((await outbox()).map(({ subject }) => subject)).toEqual(['новое', 'ещё не отправлено']);
  });
});
