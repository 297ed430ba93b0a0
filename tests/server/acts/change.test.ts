import { createHash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentOf } from '../../../server/db/clock.ts';
import {
  answeredCalls,
  auditLog,
  glossaryTerms,
  revisionFiles,
  revisions,
  trash,
} from '../../../server/db/schema.ts';
import { removeOldAnswers } from '../../../server/records/repeatedCalls.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { addFile } from '../../support/serverFiles.ts';
import { APPLICATION, addApplicant } from '../../support/serverPersonnel.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const NEWS = '/api/Admin/News';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.signIn('admin');
});
afterAll(() => server.stop());

const save = (draft: object, headers: Record<string, string> = {}) =>
  server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, draft, headers);
const saved = async (draft: object): Promise<{ id: number; version: number }> =>
  (await save(draft)).body.data;
const statesOf = (id: number) =>
  server.db.select().from(revisions).where(eq(revisions.recordId, id)).orderBy(asc(revisions.version));
const newestRow = async () => {
  const rows = await server.db.select().from(auditLog).orderBy(asc(auditLog.seq));
  return rows.at(-1);
};

describe('every saved state', () => {
  it('of an item is kept whole, with its author, its time and its files', async () => {
    const coverId = await addFile(server, 'cover', 'a.png');
    const draft = newsDraft('Первая');
    Object.assign(draft.news[0] ?? {}, { coverId });
    const { id } = await saved(draft);
    await save(newsDraft('Вторая', { id }));
    await server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`);
    const kept = await statesOf(id);
    const states = kept.map(({ state }) => JSON.parse(state));
    expect(kept.map(({ kind, version, byName }) => ({ kind, version, byName }))).toEqual(
      [1, 2, 3].map((version) => ({ kind: 'news', version, byName: 'Дилноза Рахимова' })),
    );
    expect(states.map(({ news, status }) => [news[0].title, status])).toEqual([
      ['Первая ru', 'pending'],
      ['Вторая ru', 'pending'],
      ['Вторая ru', 'published'],
    ]);
    const files = await server.db.select().from(revisionFiles).where(eq(revisionFiles.recordId, id));
    expect(files.map(({ version, fileId }) => [version, fileId])).toEqual([[1, coverId]]);
  });

  it('has its files looked up, however many there are', async () => {
    const named = server.app.subjects.get('news')?.fileIds?.(7);
    const plan = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = (await tx.execute(sql`explain ${named}`)) as unknown as { rows: object[] };
      return JSON.stringify(rows);
    });
    expect(plan).toContain('Index');
    expect(plan).not.toContain('Seq Scan');
  });

  it('of an application is kept nowhere: it is people’s data', async () => {
    const id = await addApplicant(server);
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, { id, result: 'Подходит' });
    await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`);
    const kept = await server.db.select().from(revisions).where(eq(revisions.kind, 'applications'));
    expect(kept).toEqual([]);
  });
});

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
    await server.send({
      method: 'POST',
      url: '/Access/login',
      payload: { userName: 'admin@depository.uz', password: 'неверный пароль' },
    });
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
    await server.send({
      method: 'POST',
      url: '/Access/logout',
      headers: { authorization: `Bearer ${token}` },
    });
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

describe('a call with an Idempotency-Key', () => {
  const count = async () => (await server.as('admin', 'GET', `${NEWS}/GetAllPending`)).body.data.length;

  it('makes one item however often it is sent, also at the same time', async () => {
    const before = await count();
    const headers = { 'idempotency-key': 'form-1' };
    const answers = await Promise.all([1, 2, 3].map(() => save(newsDraft('Один раз'), headers)));
    answers.push(await save(newsDraft('Один раз'), headers));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('with another body is told what became of the first', async () => {
    const headers = { 'idempotency-key': 'form-2' };
    const { body } = await save(newsDraft('Раз'), headers);
    expect(await save(newsDraft('Два'), headers)).toMatchObject({
      status: 409,
      body: { repeated: body.data },
    });
  });

  it('is refused with its first answer where the record was deleted or sent back since', async () => {
    for (const [title, undo] of [
      ['Удалена', (id: number) => server.as('admin', 'DELETE', `${NEWS}/Delete${id}`)],
      [
        'Возвращена',
        (id: number) =>
          server.as('admin', 'POST', '/api/Admin/Review/Return', {
            kind: 'news',
            id,
            version: 1,
            note: 'Мало',
          }),
      ],
    ] as const) {
      const headers = { 'idempotency-key': `form-${encodeURIComponent(title)}` };
      const { body } = await save(newsDraft(title), headers);
      expect((await save(newsDraft(title), headers)).body).toEqual(body);
      expect((await undo(body.data.id)).status).toBe(200);
      const again = await save(newsDraft(title), headers);
      expect(again).toMatchObject({ status: 409, body: { repeated: body.data } });
    }
  });

  it('that failed may be sent again, and another account’s is another', async () => {
    const headers = { 'idempotency-key': 'form-3' };
    expect(
      (await save({ ...newsDraft(), news: [{ language: 'ru', coverId: 999_999 }] }, headers)).status,
    ).toBe(400);
    expect((await save(newsDraft(), headers)).status).toBe(200);
    expect(
      (await server.as('kadry', 'POST', '/api/Admin/Department/UpdateOrAdd', { id: 0, nameRu: 'x' }, headers))
        .status,
    ).toBe(200);
  });

  it('is answered the same where there is nothing to answer', async () => {
    const headers = { 'idempotency-key': 'form-4' };
    const require = () =>
      server.as(
        'admin',
        'POST',
        '/api/Admin/Account/RequireSecondFactor',
        { role: 'audit', isRequired: false },
        headers,
      );
    for (const { status, body } of [await require(), await require()]) {
      expect({ status, body }).toEqual({ status: 200, body: { data: null } });
    }
  });

  it('is answered for as long as the draft of a form may be kept', async () => {
    const headers = { 'idempotency-key': 'form-5' };
    const { body } = await save(newsDraft('Две недели'), headers);
    const daysLater = (days: number) => new Date(server.now() + days * 24 * 60 * 60 * 1000);
    await removeOldAnswers(server.db, momentOf(daysLater(14)));
    expect((await save(newsDraft('Две недели'), headers)).body).toEqual(body);
    await removeOldAnswers(server.db, momentOf(daysLater(16)));
    expect((await save(newsDraft('Две недели'), headers)).body.data.id).not.toBe(body.data.id);
  });

  it('leaves nothing of what it brought that could be found by trying', async () => {
    const id = await addApplicant(server);
    const body = { id, result: '80' };
    const key = { 'idempotency-key': 'form-6' };
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, body, key);
    const isKept = eq(answeredCalls.key, 'form-6');
    const [kept] = await server.db.select().from(answeredCalls).where(isKept);
    expect(kept?.answer).toBe(`{"id":${id},"version":2}`);
    expect(kept?.bodyDigest).not.toBe(createHash('sha256').update(JSON.stringify(body)).digest('base64url'));
  });

  it('is refused when the key is no plain text', async () => {
    expect((await save(newsDraft(), { 'idempotency-key': 'с пробелом' })).status).toBe(400);
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

describe('the states of a record', () => {
  it('are listed, the newest first, and each is answered as a list would', async () => {
    const coverId = await addFile(server, 'cover', 'b.png');
    const draft = newsDraft('Первая');
    Object.assign(draft.news[0] ?? {}, { coverId });
    const { id } = await saved(draft);
    await save(newsDraft('Вторая', { id }));
    const { body } = await server.as('admin', 'GET', `${NEWS}/Revisions${id}`);
    expect(body.data.map(({ version, by }: { version: number; by: string }) => [version, by])).toEqual([
      [2, 'Дилноза Рахимова'],
      [1, 'Дилноза Рахимова'],
    ]);
    const first = await server.as('admin', 'GET', `${NEWS}/Revision${id}/1`);
    expect(first.body.data).toMatchObject({
      id,
      version: 1,
      news: [{ title: 'Первая ru', coverId }, {}, {}],
    });
    expect(first.body.data.news[0]).toHaveProperty('coverBase64');
    expect((await server.as('admin', 'GET', `${NEWS}/Revision${id}/3`)).status).toBe(404);
    expect((await server.as('admin', 'GET', `${NEWS}/Revisions999999`)).status).toBe(404);
  });

  it('say what led to them and what it changed, and are read page by page', async () => {
    const { id } = await saved(newsDraft('Страницы'));
    await save({ ...newsDraft('Страницы', { id }), posted: '2026-03-01' });
    await server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`);
    await server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
    const page = async (query: string) =>
      (await server.as('admin', 'GET', `${NEWS}/Revisions${id}?${query}`)).body;
    const newest = await page('count=2');
    expect(
      newest.data.map(({ version, act, changed }: Record<string, unknown>) => [version, act, changed]),
    ).toEqual([
      [3, 'approve', ['status']],
      [2, 'update', ['posted']],
    ]);
    expect(newest.next).toBe(2);
    const { data, next } = await page('count=2&before=2');
    expect([data[0].version, data[0].act, next]).toEqual([1, 'create', null]);
    expect(data[0].changed).toContain('news.ru.title');
  });

  it('start with the one that was there before anybody changed it here', async () => {
    const now = new Date();
    const [term] = await server.db
      .insert(glossaryTerms)
      .values({ keyWordRu: 'Акция', createdAt: now, updatedAt: now })
      .returning();
    await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', {
      id: term?.id,
      keyWordRu: 'Облигация',
    });
    const { body } = await server.as('admin', 'GET', `/api/Admin/Glossary/Revision${term?.id}/1`);
    expect(body.data).toMatchObject({ keyWordRu: 'Акция', version: 1 });
  });

  it('of the fund are whole lists', async () => {
    const row = { code: 'A', name: 'Банк', fund: 10.5, currency: 'USD', date: '2026-01-01' };
    await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', [row]);
    const [{ id }] = (await server.as('admin', 'GET', '/api/Admin/GuaranteeFund/GetLastUSD')).body.data;
    await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Edit', { ...row, id, fund: 11 });
    const { body } = await server.as('admin', 'GET', '/api/Admin/GuaranteeFund/Revision2/1');
    expect(body.data).toMatchObject({ currency: 'USD', rows: [{ id, fund: 10.5 }] });
  });
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
