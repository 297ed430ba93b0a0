import { execFileSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { StoreAwayError } from '../../../server/files/store.ts';
import { withTypedPaths } from '../../../server/lib/typedPaths.ts';
import { addMail } from '../../../server/mail/outbox.ts';
import { askServer, listenForCommands } from '../../../server/operation/console/socket.ts';
import { folderForAll } from '../../support/forAll.ts';
import { serverForAll } from '../../support/server.ts';
import { commentCalls } from '../../support/serverComments.ts';
import { addApplication, addVacancy } from '../../support/serverPersonnel.ts';
import { addAppeal, addPerson, PERSON, personalActs, withoutPeople } from './people.ts';

const server = serverForAll();
const folder = folderForAll();
withoutPeople(server);

const { typed, lastDeed } = personalActs(server);

describe('what is stored about a person', () => {
  it('is found by address, personal number or telephone, however they are written, and in the trash', async () => {
    const vacancyId = await addVacancy(server);
    const { kept, gone } = await addPerson(server, vacancyId);
    const appeal = await addAppeal(server);
    await addApplication(server, vacancyId, {
      pinfl: '1',
      email: 'other@mail.example.uz',
      fullName: 'Другой',
    });
    const byAddress = await typed('find', 'DILNOZA@mail.example.uz');
    for (const part of [
      `Заявка № ${kept}`,
      `Заявка № ${gone}`,
      'в корзине с',
      `Обращение № ${appeal}`,
      'Письмо №',
      'Каримова.pdf',
    ])
      expect(byAddress).toContain(part);
    expect(byAddress).not.toContain('Другой');
    expect(byAddress).toMatch(/поищите и по ним: 31505850170034 901234567\n$/);
    expect(await typed('find', '3150585 0170034')).toContain(`Заявка № ${kept}`);
    expect(await typed('find', '90 123 45 67')).toContain(`Обращение № ${appeal}`);
    expect(await typed('find', 'nobody@mail.example.uz')).toBe('Ничего не найдено.\n');
    expect(await typed('find', 'kadry@depository.uz')).toMatch(
      /^Учётная запись «kadry@depository.uz» этим не удаляется/,
    );
  });

  it('is found by an address whose domain has letters of its own, in the records and in the mails', async () => {
    const vacancyId = await addVacancy(server);
    const domain = 'xn--80a1acny.xn--p1ai';
    const shown = await addApplication(server, vacancyId, { email: 'Ivan@почта.рф', fullName: 'Иван' });
    // an unusual spelling: the mail that went there leads to it
    const odd = await addApplication(server, vacancyId, { email: 'ivan@почта.рф.' });
    const mail = { kind: 'link', applicationId: odd, recipient: `ivan@${domain}`, subject: '' } as const;
    await addMail(server.db, { ...mail, text: '', html: '' }, 'example.uz', new Date());
    const appeal = await addAppeal(server, { email: ' Ivan@ПОЧТА.рф' });
    for (const address of ['ivan@почта.рф', `IVAN@${domain}`]) {
      const said = await typed('find', address);
      for (const part of [`Заявка № ${shown}`, `Заявка № ${odd}`, `Обращение № ${appeal}`, 'Письмо №'])
        expect(said).toContain(part);
    }
  });

  it.each(['\u00a0', '\t', '\n', '\ufeff', '\u2003'])(
    'is found by an address that is stored with an invisible end: %j',
    async (end) => {
      const address = `unseen${end.charCodeAt(0)}@mail.example.uz`;
      const id = await addApplication(server, await addVacancy(server), { email: `${end}${address}${end}` });
      expect(await typed('find', address)).toContain(`Заявка № ${id}`);
    },
  );

  it('is looked at by nobody without a row in the audit log, which has digests alone', async () => {
    await addPerson(server, await addVacancy(server));
    await typed('find', PERSON.pinfl);
    const row = await lastDeed();
    const details = { applications: 1, deleted: 1, asked: [{ by: 'pinfl' }] };
    expect(row).toMatchObject({ act: 'read', kind: 'personal', login: 'консоль', title: '', details });
    expect(JSON.stringify(row)).not.toContain(PERSON.pinfl);
  });

  it('is exported whole, with its files and with who has looked at it, for its owner alone to read', async () => {
    const { kept, gone, file } = await addPerson(server, await addVacancy(server));
    await server.as('kadry', 'GET', `/api/Admin/File/GetResumeFileById/${file.id}`);
    const path = join(folder, 'person.tar');
    expect(await typed('export', PERSON.email, '--to', path)).toBe(
      `${path}: 1 заявка, 1 заявка в корзине, 2 письма, 1 файл.\n`,
    );
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    execFileSync('tar', ['--extract', '--file', path, '--directory', folder]);
    const person = JSON.parse(await readFile(join(folder, 'person.json'), 'utf8'));
    expect(person.applications).toMatchObject([
      { application: { id: kept, pinfl: PERSON.pinfl }, vacancy: 'Бухгалтер' },
    ]);
    expect(person.deleted[0].rows[0].rows[0]).toMatchObject({ result: 'прежняя' });
    expect(person.mails).toHaveLength(2);
    expect(person.files).toMatchObject([
      { id: file.id, name: 'Каримова.pdf', entry: `files/${file.id}.pdf` },
    ]);
    expect(await readFile(join(folder, `files/${file.id}.pdf`), 'utf8')).toMatch(/^résumé/);
    expect(person.deeds).toContainEqual(
      expect.objectContaining({ act: 'read', kind: 'files', role: 'kadry' }),
    );
    expect(person.deeds).toContainEqual(
      expect.objectContaining({ act: 'delete', kind: 'applications', recordId: gone }),
    );
    await expect(typed('export', PERSON.email, '--to', path)).rejects.toThrow(/уже есть/);
  });

  it('is exported with a word about files that are lost, and says through a running server why it cannot be', async () => {
    const { file } = await addPerson(server, await addVacancy(server));
    const path = join(folder, 'lost.tar');
    const open = vi.spyOn(server.app.fileStore, 'open');
    const lost = async function* () {
      yield Buffer.from('ré');
      throw Object.assign(new Error('read'), { code: 'EIO' });
    };
    open.mockImplementation(async () => ({ sizeBytes: 20, stream: Readable.from(lost()) }));
    expect(await typed('export', PERSON.email, '--to', path)).toMatch(
      new RegExp(`\\nСодержимого файлов в хранилище нет, или оно повреждено: files/${file.id}\\.pdf\\n$`),
    );
    const inArchive = execFileSync('tar', ['--extract', '--to-stdout', '--file', path, 'missing.txt']);
    expect(inArchive.toString()).toContain(`files/${file.id}.pdf`);
    open.mockRejectedValue(new StoreAwayError('Хранилище файлов недоступно.'));
    const { app, database, settings } = server;
    const running = fastify();
    running.decorate('fileStore', app.fileStore).decorate('db', app.db).decorate('settings', settings);
    running.decorate('clock', app.clock).decorate('digestKey', app.digestKey);
    running.decorate('noteAudit', app.noteAudit);
    listenForCommands(running, database);
    await running.ready();
    const words = ['personal', 'export', PERSON.email, '--to', join(folder, 'away.tar')];
    const said = text(Readable.from((await askServer(settings.dataDir, words)) ?? []));
    await expect(said).rejects.toThrow(/^Хранилище файлов недоступно\.$/);
    open.mockRestore();
    await running.close();
  });
});

describe('a command that cannot be done', () => {
  it.each([
    [[], /^npm run personal -- <команда>/],
    [['constructor'], /^npm run personal -- <команда>/],
    [['erase', '--yes'], /^npm run personal -- <команда>/],
    [['erase', 'all', '--yes'], /^Не похоже ни на адрес/],
    [['erase', '%', '--yes'], /^Не похоже ни на адрес/],
    [['erase', '12345', '--yes'], /^Не похоже ни на адрес/],
    [['export', 'a@example.uz'], /^npm run personal -- <команда>/],
    [['export', 'a@example.uz', '--to', 'a.tar'], /^npm run personal -- <команда>/],
    [['find', '--everything', 'a@example.uz'], /^npm run personal -- <команда>/],
  ])('is refused in Russian: %j', async (words, reason) => {
    await expect(typed(...words)).rejects.toThrow(reason);
  });
});

describe('a file that is typed', () => {
  it('is meant where it was typed; what others call --to stays what it is', () => {
    const here = join(process.env.INIT_CWD ?? process.cwd(), 'a.tar');
    const words = (area: string, ...typed: string[]) => withTypedPaths(area, typed).join(' ');
    expect(words('personal', 'export', 'a@b.uz', '--to', 'a.tar')).toBe(`export a@b.uz --to ${here}`);
    expect(words('personal', 'export', 'a@b.uz', '--to=a.tar')).toBe(`export a@b.uz --to=${here}`);
    expect(words('backup', 'a.tar', '--database-only')).toBe(`${here} --database-only`);
    expect(words('audit', 'export', '--to', '2026-03-09')).toBe('export --to 2026-03-09');
  });
});

describe('a search through what staff have written', () => {
  it.each([
    ['Алиева-Каримова Дилноза Рустамовна', 'Алиевой-Каримовой Дилнозе', 'Д. Р. Алиева-Каримова'],
    [
      'Каримова (Юсупова) Лайло Баходировна',
      ...[
        'Лайло Каримова',
        'Каримова Л.Б.',
        'Звонила Каримова (Юсупова) Лайло',
        'Юсуповой Лайло',
        'Каримова (Юсупова) Л. Б.',
      ],
    ],
    ['Салим-заде Анвар Икромович', 'Салимзаде Анвар', 'Салим‑заде Анвару'],
    ['Хамид-Джан Анвар Икромович', 'Хамидджану Анвару', 'Хамида-Джана Анвара'],
    ['Достоевский Фёдор Михайлович', 'Написать Достоевскому Фёдору', 'с Достоевскими Фёдором и Анной'],
    ['Щербакова Яна Игоревна', 'Shcherbakova Yana'],
  ])('finds %s, however the parts of the name are joined', async (fullName, ...texts) => {
    const vacancyId = await addVacancy(server);
    const pinfl = '41505850170035';
    const id = await addApplication(server, vacancyId, { fullName, pinfl, email: '' });
    for (const text of texts) await commentCalls(server, 'kadry').said('vacancies', vacancyId, text);
    const found = await typed('find', pinfl);
    for (const text of texts) expect(found).toContain(text);
    expect(await typed('find', fullName.replace(/ \(.*?\)/, ''))).toContain(`Заявка № ${id}`);
    await typed('erase', pinfl, '--yes');
  });

  it('takes no longer over a comment whose letters go on and on', async () => {
    const vacancyId = await addVacancy(server);
    await addPerson(server, vacancyId);
    await commentCalls(server, 'kadry').said('vacancies', vacancyId, 'ба'.repeat(2000));
    const before = performance.now();
    expect(await typed('find', PERSON.email)).toContain('Заявка №');
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
