import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../../../server/db/embedded.ts';
import { mailOutbox } from '../../../server/db/schema.ts';
import { headerOf, startMailServer } from '../../support/mailServer.ts';
import { bundleForAll, dataFolder, startProcess } from '../../support/serverProcess.ts';

const bundle = bundleForAll();

/** A data folder with one mail that nobody has sent yet. */
async function folderWithMail() {
  const folder = await dataFolder();
  const { db, close } = await openEmbedded(folder);
  const now = new Date();
  await db.insert(mailOutbox).values({
    kind: 'link',
    recipient: 'applicant@mail.example.uz',
    subject: 'Тестирование',
    text: 'Здравствуйте!',
    html: '<p>Здравствуйте!</p>',
    messageId: '<link-1@depository.uz>',
    createdAt: now,
    nextAttemptAt: now,
  });
  await close();
  return folder;
}

async function mailIn(folder: string) {
  const { db, close } = await openEmbedded(folder);
  const [mail] = await db.select().from(mailOutbox);
  await close();
  return mail;
}

describe('a server that is started', () => {
  it('sends what is in the outbox by SMTP, from the sender that is set', async () => {
    const mailServer = await startMailServer();
    const folder = await folderWithMail();
    const env = { DATA_DIR: folder, SMTP_URL: mailServer.url, MAIL_FROM: 'Отдел кадров <hr@example.uz>' };
    const started = await startProcess(bundle, env);
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), 15_000);
    expect(await started.end('SIGTERM')).toBe(0);
    await mailServer.stop();
    expect(headerOf(mailServer.mails[0]?.source ?? '', 'From')).toBe('Отдел кадров <hr@example.uz>');
    expect((await mailIn(folder))?.sentAt).not.toBeNull();
    expect(started.output()).toContain('mail sent');
    expect(started.output()).not.toMatch(/applicant@|Здравствуйте/);
  });

  it('writes it into its data folder when no mail server is set', async () => {
    const folder = await folderWithMail();
    const started = await startProcess(bundle, { DATA_DIR: folder });
    const outbox = join(folder, 'outbox');
    const names = await vi.waitFor(async () => {
      const found = await readdir(outbox);
      expect(found.filter((name) => name.endsWith('.eml'))).toHaveLength(1);
      return found;
    }, 15_000);
    expect(await started.end('SIGTERM')).toBe(0);
    const source = await readFile(join(outbox, names[0] ?? ''), 'utf8');
    expect(headerOf(source, 'To')).toBe('applicant@mail.example.uz');
    expect((await mailIn(folder))?.sentAt).not.toBeNull();
  });

  it('stops at once although its mail server is down, and keeps the mail', async () => {
    const mailServer = await startMailServer();
    await mailServer.stop();
    const folder = await folderWithMail();
    const started = await startProcess(bundle, { DATA_DIR: folder, SMTP_URL: mailServer.url });
    await vi.waitFor(() => expect(started.output()).toContain('mail not sent'), 15_000);
    expect(await started.end('SIGTERM')).toBe(0);
    expect(await mailIn(folder)).toMatchObject({
      sentAt: null,
      failedAt: null,
      leasedUntil: null,
      attempts: 1,
    });
  });
});
