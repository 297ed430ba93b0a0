import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Runner } from '../../server/db/runner.ts';
import { mailOutbox } from '../../server/db/schema.ts';
import { type Deliver, smtpDelivery } from '../../server/mail/delivery.ts';
import { startMailSender } from '../../server/mail/sender.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import type { TestServer } from './server.ts';

export const FROM = { name: 'Отдел кадров', address: 'hr@depo.example.uz' };

export const until = (condition: () => unknown) =>
  vi.waitFor(async () => expect(await condition()).toBeTruthy(), { timeout: 15_000, interval: 20 });

/** The outbox, with the senders and mail servers of a test, which end with it. Each test begins with an empty outbox. */
export function mailSenders(server: TestServer) {
  let senders: Runner[] = [];
  let mailServers: MailServer[] = [];
  beforeEach(async () => {
    await server.db.delete(mailOutbox);
    server.logLines.length = 0;
  });
  afterEach(async () => {
    await Promise.all(senders.map((sender) => sender.stop()));
    await Promise.all(mailServers.map((each) => each.stop()));
    [senders, mailServers] = [[], []];
  });

  const startSender = (deliver: Deliver, db = server.db, settleMs = 10) => {
    const { clock, log } = server.app;
    const sender = startMailSender({ db, deliver, clock, log, pollMs: 10, settleMs });
    senders.push(sender);
    return sender;
  };
  const outbox = () => server.db.select().from(mailOutbox).orderBy(mailOutbox.id);
  return {
    startSender,
    sendBySmtp: (url: string) => startSender(smtpDelivery(url, FROM)),
    outbox,
    sent: async () => (await outbox()).filter(({ sentAt }) => sentAt),
    logged: (msg: string) => server.logLines.filter((line) => line.msg === msg),
    async mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
      const started = await startMailServer(options);
      mailServers.push(started);
      return started;
    },
    async putMails(count: number, more: Partial<typeof mailOutbox.$inferInsert> = {}) {
      const at = new Date(server.now());
      const rows = Array.from({ length: count }, (_, i) => ({
        kind: 'link' as const,
        recipient: `applicant${i}@mail.example.uz`,
        subject: `Тестирование на вакансию «Бухгалтер» № ${i}`,
        text: `Здравствуйте, номер ${i}!\n\n.\nСтрока после точки: https://test.example.uz/${i}`,
        html: `<p>Здравствуйте, номер ${i}!</p>`,
        messageId: `<link-${Date.now()}-${Math.random()}-${i}@depo.example.uz>`,
        createdAt: at,
        nextAttemptAt: at,
        ...more,
      }));
      await server.db.insert(mailOutbox).values(rows);
    },
  };
}
