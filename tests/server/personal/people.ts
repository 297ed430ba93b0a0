import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import {
  answeredCalls,
  applications,
  auditLog,
  comments,
  type FileKind,
  files,
  mailOutbox,
  onlineAppeals,
  reviewReturns,
  trash,
  vacancies,
} from '../../../server/db/schema.ts';
import type { TestServer } from '../../support/server.ts';
import { typed } from '../../support/serverConsole.ts';
import { APPLICATION, addApplication, storedApplications } from '../../support/serverPersonnel.ts';

export const PERSON = {
  pinfl: '31505850170034',
  fullName: 'Каримова Дилноза Рустамовна',
  email: 'Dilnoza@mail.example.uz',
};

/** Each test begins without people. */
export const withoutPeople = (server: TestServer) =>
  beforeEach(async () => {
    for (const table of [mailOutbox, trash, applications, vacancies, onlineAppeals, files])
      await server.db.delete(table);
    await rm(join(server.settings.dataDir, 'outbox'), { recursive: true, force: true });
  });

/** Calls and commands about people. */
export const personalActs = (server: TestServer) => ({
  typed: (...words: string[]) => typed(server, 'personal', ...words),
  lastDeed: async () => {
    const [row] = await server.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
    return { ...row, details: JSON.parse(row?.details ?? '{}') };
  },
});

/** Bytes in the store and their row. @returns its id */
export async function addBytes(server: TestServer, kind: FileKind, text: string, name = 'Каримова.pdf') {
  const { fileStore } = server.app;
  const { createHash } = await import('node:crypto');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const path = join(fileStore.stagingFolder, sha256);
  await writeFile(path, text);
  await fileStore.add({ path, sha256, sizeBytes: Buffer.byteLength(text) });
  const row = { kind, name, sha256, mime: 'application/pdf', sizeBytes: Buffer.byteLength(text) };
  const [file] = await server.db.insert(files).values(row).returning({ id: files.id });
  return { id: file?.id ?? 0, sha256 };
}

type NewAppeal = Partial<typeof onlineAppeals.$inferInsert>;

export async function addAppeal(server: TestServer, more: NewAppeal = {}) {
  const row = {
    fullName: PERSON.fullName,
    email: ' dilnoza@mail.example.uz',
    phoneNumber: '+998 (90) 123-45-67',
    dateOfSending: '2026-11-01',
    note: 'Прошу разъяснить',
    ...more,
  };
  const [added] = await server.db.insert(onlineAppeals).values(row).returning({ id: onlineAppeals.id });
  return added?.id ?? 0;
}

/** A mail that was written to the folder instead of being sent. */
async function addLetter(server: TestServer, id: number) {
  const folder = join(server.settings.dataDir, 'outbox');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `2026-11-01T10-00-00-link-${id}.eml`), `To: ${PERSON.email}`);
}

export const letters = (server: TestServer) =>
  readdir(join(server.settings.dataDir, 'outbox')).catch(() => [] as string[]);

/** A person with an application, a deleted one, a résumé and two mails, one of them written to the folder. */
export async function addPerson(server: TestServer, vacancyId: number, more: object = {}) {
  const file = await addBytes(server, 'resume', `résumé ${Math.random()}`);
  const kept = await addApplication(server, vacancyId, { ...PERSON, resumeFileId: file.id, ...more });
  const gone = await addApplication(server, vacancyId, { ...PERSON, result: 'прежняя', ...more });
  for (const id of [kept, gone]) {
    const key = { 'idempotency-key': `mail-${id}-${Math.random()}` };
    const application = (await storedApplications(server)).find((each) => each.id === id);
    await server.as('kadry', 'POST', `${APPLICATION}/SendMailAboutAnswerHr`, { ...application }, key);
  }
  await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${gone}`);
  for (const { id } of await server.db.select({ id: mailOutbox.id }).from(mailOutbox))
    await addLetter(server, id);
  return { kept, gone, file };
}

/** Every text of every table that may hold data of people. */
export async function everything({ db }: TestServer) {
  return JSON.stringify([
    await db.select().from(mailOutbox),
    await db.select().from(onlineAppeals),
    await db.select().from(trash),
    await db.select().from(files),
    await db.select().from(answeredCalls),
    await db.select().from(auditLog),
    await db.select().from(comments),
    await db.select().from(reviewReturns),
  ]);
}
