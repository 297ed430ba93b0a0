import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../../server/db/schema.ts';
import { folderDelivery } from '../../../server/mail/delivery.ts';
import { delaySecondsAfter, removeOldMails } from '../../../server/mail/outbox.ts';
import { FROM, mailSenders, until } from '../../support/mailSenders.ts';
import { headerOf, partOf, startMailServer } from '../../support/mailServer.ts';
import { serverForAll } from '../../support/server.ts';

const DAY_MINUTES = 24 * 60;

const server = serverForAll();

const { startSender, sendBySmtp, outbox, sent, logged, mailServer, putMails } = mailSenders(server);

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
    const down = await startMailServer();
    await down.stop();
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
