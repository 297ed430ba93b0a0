import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { LOOKS_AT_PEOPLE } from '../../../server/accounts/loginThrottle.ts';
import { answeredCalls, applications, auditLog, loginThrottle } from '../../../server/db/schema.ts';
import { serverForAll } from '../../support/server.ts';
import { typed } from '../../support/serverConsole.ts';
import { APPLICATION, addApplication, addVacancy } from '../../support/serverPersonnel.ts';
import { addAppeal, addPerson, everything, letters, PERSON, personalActs } from './people.ts';

const PERSONAL = '/api/Admin/Personal';
const REASON = 'Письмо вх. № 12/345 от 22.11.2026';

const server = serverForAll();

const ask = (call: string, body: object) => server.as('admin', 'POST', `${PERSONAL}/${call}`, body);
const found = async (...who: string[]) => (await ask('Find', { who })).body.data;
const { lastDeed } = personalActs(server);

describe('one person, asked for by an administrator', () => {
  it('is found as by the command, by a part of a name too, and known to the audit log by digests alone', async () => {
    const vacancyId = await addVacancy(server);
    const { kept, gone } = await addPerson(server, vacancyId);
    const appeal = await addAppeal(server);
    await addApplication(server, vacancyId, { pinfl: '1', email: 'o@mail.uz', fullName: 'О‘ткир Ёрматов' });

    const person = await found('3150585 0170034', '+998 90 123 45 67');
    expect(person.numbers).toEqual({
      applications: 1,
      deleted: 1,
      appeals: 1,
      mails: 2,
      files: 1,
      comments: 0,
      notes: 0,
    });
    expect(person.entries).toContainEqual(
      expect.objectContaining({ place: 'appeals', id: appeal, title: `Обращение № ${appeal}` }),
    );
    expect(person.entries.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining([`Заявка № ${kept}`, `Заявка № ${gone}`]),
    );
    expect(person.others).toEqual([PERSON.email.toLowerCase()]);
    expect(await lastDeed()).toMatchObject({
      act: 'read',
      kind: 'personal',
      role: 'admin',
      details: { applications: 1, deleted: 1, asked: [{ by: 'pinfl' }, { by: 'phone' }] },
    });

    const named = await found('дилноза  КАРИМОВ');
    expect(named).toMatchObject({ isCertain: false, numbers: { applications: 1, deleted: 1, appeals: 1 } });
    expect(named.others).toEqual([PERSON.email.toLowerCase(), PERSON.pinfl, '901234567']);
    // the first letter is a Latin one
    expect((await found("O'ткир")).entries).toMatchObject([{ fullName: 'О‘ткир Ёрматов' }]);
    expect((await found('о`ткир ерматов')).entries).toMatchObject([{ fullName: 'О‘ткир Ёрматов' }]);
    expect(await typed(server, 'personal', 'find', 'Ёрматов')).toContain('О‘ткир Ёрматов');
    expect((await found('kadry@depository.uz')).accounts).toEqual(['kadry@depository.uz']);
    for (const nobody of ['12345', 'Ли', 'zzzz'])
      expect((await ask('Find', { who: [nobody] })).body.errors).toMatchObject([{ path: 'who.0' }]);
    expect((await ask('Find', { who: ['о'.repeat(255)] })).body.errors).toEqual([
      { path: 'who.0', message: 'Текст слишком длинный: больше 254 знаков.' },
    ]);

    const log = JSON.stringify(await server.db.select().from(auditLog));
    for (const secret of [PERSON.pinfl, 'Рустамов', 'dilnoza', '901234567']) {
      expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });

  it.each(['Gúlnara Ábdimuratova', 'гулнара абдимуратов', 'ÁBDIMURATOVA'])(
    'is found by a name that is written with accents: %s',
    async (who) => {
      const fullName = 'Ábdimuratova Gúlnara';
      const id = await addApplication(server, await addVacancy(server), {
        pinfl: '3',
        email: 'gulnara@mail.uz',
        fullName,
      });
      expect((await found(who)).entries).toMatchObject([{ fullName }]);
      await server.db.delete(applications).where(eq(applications.id, id));
    },
  );

  it.each(['---', '. . .', 'ьъь', '王小明'])(
    'is not everybody, where what is asked for has no sound that is compared: %s',
    async (who) => {
      expect((await ask('Find', { who: [who] })).body.errors).toMatchObject([{ path: 'who.0' }]);
    },
  );

  it('is told with what else a deleted application knows the person by', async () => {
    const deleted = { pinfl: '41505850170011', email: 'deleted@mail.uz', fullName: 'Юсупов Тимур' };
    const id = await addApplication(server, await addVacancy(server), deleted);
    await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`);
    expect((await found(deleted.pinfl)).others).toEqual([deleted.email]);
  });

  it('is handed out as an archive that no cache keeps and of which nothing stays, and never by a name alone', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `${PERSONAL}/Export`,
      payload: { who: [PERSON.pinfl] },
      headers: { authorization: `Bearer ${await server.signIn('admin')}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/x-tar',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    const folder = await mkdtemp(join(tmpdir(), 'depository-export-'));
    await writeFile(join(folder, 'a.tar'), answer.rawPayload);
    execFileSync('tar', ['--extract', '--file', join(folder, 'a.tar'), '--directory', folder]);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['person.json', 'files']));
    await rm(folder, { recursive: true });
    await expect.poll(() => readdir(server.app.fileStore.stagingFolder)).toEqual([]);
    expect(await lastDeed()).toMatchObject({ act: 'read', details: { isExport: true } });

    expect((await ask('Export', { who: ['Каримова'] })).body.errors).toMatchObject([{ path: 'who.0' }]);
    expect((await ask('Export', { who: ['nobody@mail.uz'] })).status).toBe(404);
  });

  it('is found by a name only where it is that of few', async () => {
    const vacancyId = await addVacancy(server);
    for (let nth = 0; nth <= 200; nth += 1)
      await addApplication(server, vacancyId, {
        pinfl: `${nth}`,
        email: 'm@mail.uz',
        fullName: 'Многих Имя',
      });
    expect((await ask('Find', { who: ['многих'] })).body.errors).toMatchObject([
      { path: 'who.0', message: expect.stringMatching(/^Найдено слишком много/) },
    ]);
    await server.db.delete(applications).where(eq(applications.email, 'm@mail.uz'));
  });

  it('is erased with a reason that names nobody, and only as it was shown', async () => {
    const who = [PERSON.pinfl, '901234567'];
    const { digest: shown } = await found(...who);
    for (const reason of [
      'Просит Каримовой Д.',
      'Karimova so‘radi',
      'ПИНФЛ 3150585 0170034',
      'a@b.uz',
      '+998 90 123-45-67',
      'От 22.11.2026 31505850170034',
    ]) {
      const refused = await ask('Erase', { who, reason, shown });
      expect([reason, refused.body.errors?.[0]?.path]).toEqual([reason, 'reason']);
    }
    expect((await ask('Erase', { who, reason: ' ', shown })).status).toBe(400);
    expect((await ask('Erase', { who: ['Каримова'], reason: REASON, shown })).status).toBe(400);
    const other = await found(PERSON.pinfl);
    expect((await ask('Erase', { who, reason: REASON, shown: other.digest })).status).toBe(409);
    expect(await server.db.$count(applications, eq(applications.pinfl, PERSON.pinfl))).toBe(1);

    const headers = { 'idempotency-key': 'erase-once' };
    const erase = () =>
      server.as('admin', 'POST', `${PERSONAL}/Erase`, { who, reason: REASON, shown }, headers);
    const erased = await erase();
    expect(erased.body.data.said[0]).toBe(
      'Удалено: 1 заявка, 1 заявка в корзине, 1 обращение, 2 письма, 1 файл.',
    );
    const left = await everything(server);
    for (const part of [PERSON.pinfl, 'Каримова', /dilnoza/i]) expect(left).not.toMatch(part);
    const deed = await lastDeed();
    expect(deed).toMatchObject({ act: 'erase', role: 'admin', details: { why: 'request', reason: REASON } });
    const row = await server.as('audit', 'GET', `/api/Admin/Audit/GetRow${deed.seq}`);
    expect(row.body.data.reason).toBe(REASON);
    // as after an answer that was lost
    const { status, body } = await erase();
    expect({ status, said: body.data.said }).toEqual({ status: 200, said: erased.body.data.said });
    expect(await server.db.$count(auditLog, eq(auditLog.act, 'erase'))).toBe(1);
    const kept = await server.db.select({ answer: answeredCalls.answer }).from(answeredCalls);
    expect(JSON.stringify(kept)).not.toMatch(/[\da-f]{64}/);
  });

  it('is said to be left in part where mails or bytes cannot be deleted, and the other is', async () => {
    const outbox = join(server.settings.dataDir, 'outbox');
    const erase = async () => {
      const { digest: shown } = await found(PERSON.pinfl);
      return (await ask('Erase', { who: [PERSON.pinfl], reason: REASON, shown })).body.data.said.join(' ');
    };
    const vacancyId = await addVacancy(server);
    const { file } = await addPerson(server, vacancyId);
    await rename(outbox, `${outbox}-away`);
    await writeFile(outbox, 'no folder');
    expect(await erase()).toMatch(/Записи удалены, но письма в папке исходящих удалить не удалось\./);
    expect(await server.app.fileStore.open(file.sha256)).toBeUndefined();
    await rm(outbox);
    await rename(`${outbox}-away`, outbox);

    await addPerson(server, vacancyId);
    vi.spyOn(server.app.fileStore, 'setAside').mockRejectedValueOnce(new Error('EPERM'));
    expect(await erase()).toMatch(/Записи удалены, но содержимое файлов удалить не удалось\./);
    expect(await letters(server)).toEqual([]);
  });

  it('is shown in a terminal that no text of people can write over', async () => {
    const vacancyId = await addVacancy(server, {
      titleRu: 'Юрист»\n\u001b[1A\u001b[2K\u202eНичего не найдено.',
    });
    await addApplication(server, vacancyId, { email: 'terminal@mail.uz' });
    const [line] = (await typed(server, 'personal', 'find', 'terminal@mail.uz')).split('\n');
    expect(line).toMatch(/^Заявка № \d+ [^\p{Cc}\p{Cf}]+Ничего не найдено\.[^\p{Cc}\p{Cf}]*$/u);
  });

  it('is asked for so often and no more: whoever wants everybody has to wait, and is told of', async () => {
    await server.db.update(loginThrottle).set({ attempts: LOOKS_AT_PEOPLE - 1 });
    expect((await ask('Find', { who: ['nobody@mail.uz'] })).status).toBe(200);
    const refused = await ask('Find', { who: ['nobody@mail.uz'] });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await lastDeed()).toMatchObject({ act: 'limited', kind: 'personal', role: 'admin' });
  });
});
