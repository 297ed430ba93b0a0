import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog, mailOutbox, publications } from '../../server/db/schema.ts';
import { setAsideUnused } from '../../server/files/storedFiles.ts';
import { addMail, markFailed, markSent, takeMail } from '../../server/mail/outbox.ts';
import { PASSWORD, startServer, type TestServer } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

/** Two servers on one database; on the embedded one, which has one server at a time, the same one before and after. */
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await startServer({ hasThread: true });
  const { databaseUrl } = one.settings;
  two = databaseUrl ? await startServer({ env: { DATABASE_URL: databaseUrl } }) : one;
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  if (two !== one) await two.stop();
  await one.stop();
});

/** What a server does whose machine has another time. */
async function withClock<Result>(hoursAhead: number, work: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hoursAhead * 60 * 60_000 });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

const moveClocks = (minutes: number) => {
  for (const server of new Set([one, two])) server.moveClock(minutes);
};

describe('servers whose clocks differ by hours agree', () => {
  it.each([-9, -1, 1, 9])('when a session ends (%d)', async (hours) => {
    const token = await one.signIn('admin');
    expect(await withClock(hours, () => two.statusOf(token))).toBe(200);
    moveClocks(59);
    expect(await withClock(hours, () => two.statusOf(token))).toBe(200);
    moveClocks(59);
    expect(await one.statusOf(token)).toBe(200);
    moveClocks(61);
    expect(await withClock(hours, () => two.statusOf(token))).toBe(401);
    expect(await one.statusOf(token)).toBe(401);
  });

  it('that a session may last eight hours, whichever began it', async () => {
    const token = await withClock(9, () => two.signIn('admin'));
    expect(await one.statusOf(token)).toBe(200);
    for (let halfHours = 1; halfHours < 16; halfHours += 1) {
      moveClocks(30);
      expect(await one.statusOf(token)).toBe(200);
    }
    moveClocks(31);
    expect(await withClock(-9, () => two.statusOf(token))).toBe(401);
  });

  it('how long somebody who guesses has to wait', async () => {
    const attempt = (server: TestServer, password: string) => server.login('audit@depository.uz', password);
    for (let guess = 0; guess < 10; guess += 1) await attempt(one, 'wrong password');
    for (const hours of [-1, 1, 9]) {
      const { status, headers } = await withClock(hours, () => attempt(two, PASSWORD));
      expect({ status, wait: Number(headers['retry-after']) <= 5 }).toEqual({ status: 429, wait: true });
    }
    moveClocks(1);
    expect((await withClock(-1, () => attempt(two, PASSWORD))).status).toBe(200);
  });

  it('who has a mail, and when it is tried again', async () => {
    const [{ clock }, letter] = [one.app, { recipient: 'a@b.uz', subject: 's', text: 't', html: 'h' }];
    await addMail(one.db, { ...letter, kind: 'link', applicationId: null }, 'b.uz', new Date(one.now()));
    const take = () => takeMail(two.db, clock.now);
    const mail = await takeMail(one.db, clock.now);
    if (!mail) throw new Error('no mail');
    for (const hours of [-1, 1]) expect(await withClock(hours, take)).toBeUndefined();
    await withClock(1, () => markFailed(two.db, mail, { message: '451', isFinal: false }, clock.now));
    expect(await take()).toBeUndefined();
    moveClocks(1);
    const again = await withClock(-1, take);
    expect(again).toMatchObject({ id: mail.id, attempts: 2, failedAt: null });
    if (again) await markSent(two.db, again, clock.now);
    expect(await one.db.$count(mailOutbox)).toBe(1);
  });

  it('how long bytes lie aside that nothing names', async () => {
    const { fileStore } = one.app;
    const sha256 = 'b'.repeat(64);
    const path = join(fileStore.stagingFolder, sha256);
    await writeFile(path, 'bytes');
    await fileStore.add({ path, sha256, sizeBytes: 5 });
    await withClock(9, () => setAsideUnused(two.db, fileStore, [sha256]));
    const inAnHour = new Date(Date.now() + 60 * 60_000);
    expect(await fileStore.removeSetAside(inAnHour, async () => false)).toEqual([sha256]);
  });

  it('when something was changed', async () => {
    await two.signIn('admin');
    const { status } = await withClock(9, () =>
      two.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft()),
    );
    expect(status).toBe(200);
    const [item] = await one.db.select().from(publications);
    expect(Math.abs((item?.updatedAt.getTime() ?? 0) - one.now())).toBeLessThan(60_000);
    for (const { at } of await one.db.select().from(auditLog)) expect(at.getTime()).toBeLessThan(one.now());
  });
});
