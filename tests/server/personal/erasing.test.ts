import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { applications, files, mailOutbox, trash } from '../../../server/db/schema.ts';
import { addMail } from '../../../server/mail/outbox.ts';
import { restore } from '../../../server/records/trash.ts';
import { later } from '../../support/later.ts';
import { serverForAll } from '../../support/server.ts';
import { commentCalls } from '../../support/serverComments.ts';
import { typed as typedHere } from '../../support/serverConsole.ts';
import { addApplication, addVacancy, storedApplications } from '../../support/serverPersonnel.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import {
  addAppeal,
  addBytes,
  addPerson,
  everything,
  letters,
  PERSON,
  personalActs,
  withoutPeople,
} from './people.ts';

const server = serverForAll();
withoutPeople(server);

const { typed, lastDeed } = personalActs(server);

describe('erasing a person', () => {
  it('shows first what would go, and takes it when told so: rows, trash, mails and their files, bytes', async () => {
    const vacancyId = await addVacancy(server);
    const { file } = await addPerson(server, vacancyId);
    const letter = await addBytes(server, 'appeal', 'письмо');
    const backups = join(server.settings.dataDir, 'backups');
    const older = [
      join(backups, 'before-convert-2026-11-01-100000.tar'),
      join(backups, 'before-upgrade-2026-11-01-100000.tar'),
      join(server.settings.dataDir, 'database.before-convert-2026-11-01-100000'),
    ];
    for (const path of [...older, join(backups, 'depository-2026-11-01-030000.tar')])
      await mkdir(path, { recursive: true });
    await addAppeal(server, { fileId: letter.id });
    const other = await addApplication(server, vacancyId, { pinfl: '2', email: 'other@mail.example.uz' });
    expect(await letters(server)).toHaveLength(2);

    expect(await typed('erase', PERSON.email)).toMatch(
      /Будет удалено: 1 заявка, 1 заявка в корзине, 1 обращение, 2 письма, 2 файла\. .*--yes\.\n$/,
    );
    expect(await server.db.$count(applications)).toBe(2);

    const said = await typed('erase', PERSON.email, '--yes');
    expect(said).toMatch(
      /^Удалено: 1 заявка, 1 заявка в корзине, 1 обращение, 2 письма, 2 файла\.\n.*BACKUP_KEEP/,
    );
    for (const path of older) expect(said).toContain(`\n${path}\n`);
    expect(said).not.toContain('depository-2026');
    expect((await storedApplications(server)).map(({ id }) => id)).toEqual([other]);
    const left = await everything(server);
    for (const part of [PERSON.pinfl, 'Каримова', /dilnoza/i]) expect(left).not.toMatch(part);
    expect(await letters(server)).toEqual([]);
    for (const { sha256 } of [file, letter]) expect(await server.app.fileStore.open(sha256)).toBeUndefined();
    const details = { why: 'request', deleted: 1, mails: 2, files: 2 };
    expect(await lastDeed()).toMatchObject({ act: 'erase', kind: 'personal', title: '', details });
    expect(await typedHere(server, 'audit', 'verify')).toMatch(/^Журнал цел/);
    expect(await typed('erase', PERSON.email, '--yes')).toBe('Ничего не найдено.\n');
  });

  it('leaves a file that somebody else has, and bytes that another file stands for', async () => {
    const vacancyId = await addVacancy(server);
    const shared = await addBytes(server, 'resume', 'общий');
    const twin = await addBytes(server, 'resume', 'общий');
    await addApplication(server, vacancyId, { ...PERSON, resumeFileId: shared.id });
    const other = { pinfl: '2', email: 'other@mail.example.uz' };
    await addApplication(server, vacancyId, { ...other, resumeFileId: shared.id });
    await typed('erase', PERSON.pinfl, '--yes');
    expect(await server.db.$count(files, eq(files.id, shared.id))).toBe(1);
    await typed('erase', other.email, '--yes');
    expect(await server.db.$count(files, eq(files.id, shared.id))).toBe(0);
    expect(await server.app.fileStore.has(twin.sha256)).toBe(true);
  });

  it('finds what staff have said of him, erases the words and leaves the thread with its other answers', async () => {
    const vacancyId = await addVacancy(server);
    await addPerson(server, vacancyId);
    const { said, threads } = commentCalls(server);
    const first = await said('vacancies', vacancyId, 'Дилноза КАРИМОВА звонила: 31505850170034');
    await said('vacancies', vacancyId, 'Перезвоню завтра', { answers: first });
    const quote = { before: 'от ', exact: 'Каримова Дилноза', after: '' };
    await said('vacancies', vacancyId, 'Кто это?', { place: { field: 'title', quote } });
    await addApplication(server, vacancyId, { ...PERSON, fullName: 'ʻʻʻ ʻʻʻ' });
    // others whose names and addresses only begin or end alike
    await said('vacancies', vacancyId, 'Каримова Анна не пришла');
    await said('vacancies', vacancyId, 'Другой адрес: xdilnoza@mail.example.uz');
    const news = await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft('Награда'));
    const { id } = news.body.data;
    const remark = {
      kind: 'news',
      id,
      version: 1,
      note: 'Уберите: Каримовой Дилнозы нет, есть Каримова Дилноза',
    };
    expect((await server.as('admin', 'POST', '/api/Admin/Review/Return', remark)).status).toBe(200);
    expect(await typed('find', PERSON.email)).toMatch(
      new RegExp(`Комментарий № ${first} .*автор: Дилноза Рахимова .*звонила`),
    );
    expect(await typed('erase', PERSON.email, '--yes')).toMatch(/^Удалено: .*, 2 комментария, 1 замечание/);
    expect(await threads('vacancies', vacancyId)).toMatchObject([
      { id: first, text: '', isErased: true, answers: [{ text: 'Перезвоню завтра', isErased: false }] },
      { text: '', isErased: true, place: { field: 'title', quote: null } },
      { text: 'Каримова Анна не пришла', isErased: false },
      { isErased: false },
    ]);
    expect(await everything(server)).not.toMatch(new RegExp(`(?<!\\d)${PERSON.pinfl}`));
  });

  it.each(['Иванова (Петрова) Мария', 'Каримов |Алишер Б', 'Каримов [Алишер] *Б', 'Каримов Алишер +Б'])(
    'finds no comments about others, whatever punctuation the name has: %s',
    async (fullName) => {
      const vacancyId = await addVacancy(server);
      await addApplication(server, vacancyId, { ...PERSON, fullName });
      const { said } = commentCalls(server);
      await said('vacancies', vacancyId, 'Позвонить а. Сидорову');
      const found = await typed('find', PERSON.pinfl);
      expect(found).toContain('Заявка №');
      expect(found).not.toContain('Комментарий');
    },
  );

  it('finds and erases a remark about an item that lies in the trash', async () => {
    await addApplication(server, await addVacancy(server), PERSON);
    const { body } = await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft('Награда'));
    const { id } = body.data;
    const remark = { kind: 'news', id, version: 1, note: 'Уберите Каримову Дилнозу' };
    await server.as('admin', 'POST', '/api/Admin/Review/Return', remark);
    await server.as('admin', 'DELETE', `/api/Admin/News/Delete${id}`);
    expect(await typed('find', PERSON.pinfl)).toMatch(
      new RegExp(`Замечание к записи № ${id} .*замечание, автор: .* — Уберите Каримову`),
    );
    expect(await typed('erase', PERSON.pinfl, '--yes')).toMatch(/^Удалено: 1 заявка, 1 замечание/);
    expect(await everything(server)).not.toContain('Каримову');
    await server.as('admin', 'POST', `/api/Admin/News/Restore${id}`);
    const { body: given } = await server.as('admin', 'GET', `/api/Admin/Review/GetReturn/news/${id}`);
    expect(given.data).toMatchObject({ note: '', version: 3 });
  });

  it.each([
    'Позвонить Джураевой Шахнозе до пятницы',
    'Ш. И. Джураева не ответила',
    'Спросите Джураеву Ш.',
    'Резюме Шахнозы Исламовны Джураевой у нас',
    'Juraeva Shaxnoza keldi',
    'Shahnoza Jo‘rayevaga yozing',
    'Жўраева Шаҳноза келди',
    'Dzhuraeva Shakhnoza, see the letter',
    'Писала с shahnoza@example.uz.',
    ...[' ', '\u00a0', '\u202f', '\u2011', '\u200b', '\t', '–', '.', '/'].flatMap((gap) => [
      `ПИНФЛ 4150${gap}5850${gap}170099 сверен`,
      `25.11.2026 4150${gap}5850${gap}170099 и ещё 12`,
      `Телефон +998${gap}93${gap}765${gap}43${gap}21`,
    ]),
  ])('finds the person in «%s»', async (text) => {
    const person = {
      fullName: 'Джураева Шахноза Исламовна',
      email: 'shahnoza@example.uz',
      pinfl: '41505850170099',
    };
    await addAppeal(server, {
      fullName: person.fullName,
      email: person.email,
      phoneNumber: '+998 93 765-43-21',
    });
    const vacancyId = await addVacancy(server);
    await addApplication(server, vacancyId, person);
    const { said, threads } = commentCalls(server);
    await said('vacancies', vacancyId, text);
    const others = [
      'Джураева Мадина пришла, Шахноза Каримова тоже',
      'Ш. К. Джураева и А. Джураева не те',
      'Пишите на shahnoza@example.uz.org',
      'Шахнозу Джуманову приняли',
    ];
    for (const other of others) await said('vacancies', vacancyId, other);
    await typed('erase', person.pinfl, '+998937654321', '--yes');
    const left = (await threads('vacancies', vacancyId)).map((each: { text: string }) => each.text);
    expect(left).toEqual(['', ...others]);
  });

  it('waits for a mail that is on its way', async () => {
    await addPerson(server, await addVacancy(server));
    await server.db.update(mailOutbox).set({ leasedUntil: new Date(Date.now() + 60_000) });
    await expect(typed('erase', PERSON.pinfl, '--yes')).rejects.toThrow(/как раз отправляется/);
    expect(await server.db.$count(applications)).toBe(1);
    await server.db.update(mailOutbox).set({ leasedUntil: new Date(Date.now() - 1) });
    expect(await typed('erase', PERSON.pinfl, '--yes')).toMatch(/^Удалено/);
  });
});

it('a résumé that a download takes back out of quarantine is erased, and not sent', async () => {
  const { file } = await addPerson(server, await addVacancy(server));
  const { fileStore } = server.app;
  const { open, eraseSetAside } = fileStore;
  const moved = later();
  const opening = vi.spyOn(fileStore, 'open').mockImplementationOnce(async (...asked) => {
    await moved.promise;
    return open(...asked);
  });
  const download = server.as('kadry', 'GET', `/api/Admin/File/GetResumeFileById/${file.id}`);
  await expect.poll(() => opening.mock.calls.length).toBe(1);
  vi.spyOn(fileStore, 'eraseSetAside').mockImplementationOnce(async (sha256) => {
    moved.resolve();
    await download;
    await eraseSetAside(sha256);
  });
  await typed('erase', PERSON.pinfl, '--yes');
  expect((await download).status).toBe(404);
  expect(await fileStore.open(file.sha256)).toBeUndefined();
});

const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;

// the embedded database does one transaction after the other
describe.runIf(inject('postgresTemplate'))('erasing a person whom others are at work on', () => {
  it('takes the mail that is being written to him, and the application that is being restored', async () => {
    const { kept, gone } = await addPerson(server, await addVacancy(server));
    const mail = { kind: 'link', applicationId: kept, recipient: 'x@example.uz', subject: '' } as const;
    let erased = Promise.resolve('');
    await server.db.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications.id, kept)).for('update');
      await addMail(tx, { ...mail, text: 'Каримова', html: '' }, 'example.uz', new Date());
      await restore(tx, 'applications', gone);
      erased = typed('erase', PERSON.pinfl, '--yes');
      await expect.poll(() => server.db.$count(sql`pg_stat_activity`, isWaiting)).toBe(1);
    });
    expect(await erased).toMatch(/^Удалено: 2 заявки, 3 письма, 1 файл\.\n/);
    for (const table of [applications, trash, mailOutbox]) expect(await server.db.$count(table)).toBe(0);
  });
});
