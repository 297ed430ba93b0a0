import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, trash } from '../../../server/db/schema.ts';
import { serverForAll } from '../../support/server.ts';
import { APPLICATION, addApplicant } from '../../support/serverPersonnel.ts';
import { news, newsDraft, publicationCalls } from '../../support/serverPublications.ts';

const NEWS = '/api/Admin/News';

const server = serverForAll();

const { save, saved } = publicationCalls(server, news);
const newestRow = async () => {
  const rows = await server.db.select().from(auditLog).orderBy(asc(auditLog.seq));
  return rows.at(-1);
};

describe('the audit log', () => {
  it('says who did what to which record and what changed, in digests', async () => {
    const { id } = await saved(newsDraft('Было'));
    const title = 'Стало';
    await save(newsDraft(title, { id }));
    const row = await newestRow();
    expect(row).toMatchObject({
      act: 'update',
      kind: 'news',
      recordId: id,
      version: 2,
      title: 'Стало ru',
      login: 'admin@depository.uz',
      name: 'Дилноза Рахимова',
      role: 'admin',
      address: '127.0.0.1',
    });
    const { changed } = JSON.parse(row?.details ?? '');
    expect(changed.map(({ path }: { path: string }) => path).sort()).toEqual(
      ['ru', 'uz', 'en']
        .flatMap((language) => [`news.${language}.description`, `news.${language}.title`])
        .sort(),
    );
    expect(changed[0].before).not.toBe(changed[0].after);
  });

  it('holds nothing about people but digests, and no password', async () => {
    const id = await addApplicant(server, { fullName: 'Тайный Человек', pinfl: '31505850170034' });
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, { id, result: 'Секрет' });
    await server.as('kadry', 'GET', `${APPLICATION}/GetByVacancyId/1`);
    await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`);
    await server.login('admin@depository.uz', 'неверный пароль');
    const text = JSON.stringify(await server.db.select().from(auditLog));
    for (const secret of ['31505850170034', 'Тайный', 'Секрет', 'dilnoza@', 'неверный']) {
      expect(text).not.toContain(secret);
    }
    const rows = await server.db.select().from(auditLog).orderBy(asc(auditLog.seq));
    expect(rows.slice(-4).map(({ act, kind }) => `${act} ${kind}`)).toEqual([
      'update applications',
      'read applications',
      'delete applications',
      'signInRefused sessions',
    ]);
  });

  it('tells of a refusal and of signing in and out', async () => {
    await server.as('kadry', 'GET', `${NEWS}/GetAllPublished`);
    expect(await newestRow()).toMatchObject({ act: 'refused', login: 'kadry@depository.uz' });
    const token = await server.signIn('audit');
    expect(await newestRow()).toMatchObject({ act: 'signIn', role: 'audit' });
    await server.withToken(token, 'POST', '/Access/logout');
    expect(await newestRow()).toMatchObject({ act: 'signOut', role: 'audit' });
  });

  it('cannot be changed, shortened or emptied', async () => {
    for (const statement of [
      "update audit_log set login = 'nobody'",
      'delete from audit_log where seq = 1',
      'truncate audit_log',
    ]) {
      await expect(server.db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'audit_log is append-only' },
      });
    }
  });

  it('tells nothing of what did not happen', async () => {
    const before = await newestRow();
    expect((await save(newsDraft('x', { id: 999_999 }))).status).toBe(404);
    expect((await save({ ...newsDraft(), news: 7 })).status).toBe(400);
    expect(await newestRow()).toEqual(before);
  });
});

describe('a stale version', () => {
  it('is answered 409 with the stored item, its author and time', async () => {
    const { id, version } = await saved(newsDraft('Моё'));
    await save(newsDraft('Чужое', { id, version }));
    const { status, body } = await save(newsDraft('Позднее', { id, version }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ stored: { id, version: 2 }, changedBy: 'Дилноза Рахимова' });
    expect(body.stored.news[0].title).toBe('Чужое ru');
    expect(Date.parse(body.changedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is that of a form that was opened before the item was given back, and names who has done that', async () => {
    const { id, version } = await saved(newsDraft('Возвращено'));
    await server.as('admin', 'POST', '/api/Admin/Review/Return', {
      kind: 'news',
      id,
      version,
      note: 'Срок?',
    });
    const { status, body } = await save(newsDraft('Позднее', { id, version }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ changedAct: 'return', changedBy: 'Дилноза Рахимова' });
  });

  it('is neither approved nor deleted when the call names it', async () => {
    const { id } = await saved(newsDraft('Первая'));
    await save(newsDraft('Вторая', { id }));
    expect((await server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}?version=1`)).status).toBe(409);
    expect((await server.as('admin', 'DELETE', `${NEWS}/Delete${id}?version=1`)).status).toBe(409);
    expect((await server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}?version=2`)).status).toBe(200);
    expect((await server.as('admin', 'DELETE', `${NEWS}/Delete${id}?version=3`)).status).toBe(200);
  });

  it('is that of a form that was opened before the approval', async () => {
    const { id, version } = await saved(newsDraft());
    await server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`);
    expect((await save(newsDraft('Поздно', { id, version }))).status).toBe(409);
  });
});

it('a deleted item lies in the trash with all its rows', async () => {
  const { id } = await saved(newsDraft('На удаление'));
  await server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
  const [kept] = await server.db.select().from(trash).where(eq(trash.recordId, id));
  expect(kept).toMatchObject({ kind: 'news', title: 'На удаление ru', deletedByName: 'Дилноза Рахимова' });
  expect(kept?.rows.map(({ table, rows }) => [table, rows.length])).toEqual([
    ['publications', 1],
    ['publication_entries', 3],
  ]);
});

it('a stale save of an application is refused without showing anybody’s data', async () => {
  const id = await addApplicant(server);
  const call = `${APPLICATION}/UpdateApplicationResult`;
  const { status, body } = await server.as('kadry', 'POST', call, { id, version: 99, result: 'x' });
  expect(status).toBe(409);
  expect(body.stored).toBeUndefined();
  expect(JSON.stringify(body)).not.toContain('31505850170034');
});

it('a list of the fund is replaced whole, as large as it may be', async () => {
  const rows = Array.from({ length: 5_000 }, (_, i) => ({
    code: String(i),
    name: '',
    fund: 1,
    currency: 'EUR',
    date: '2026-01-01',
  }));
  const add = () => server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', rows);
  expect([(await add()).status, (await add()).status]).toEqual([200, 200]);
});
