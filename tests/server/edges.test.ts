import { connect } from 'node:net';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, auditLog, mailOutbox } from '../../server/db/schema.ts';
import { serverForAll } from '../support/server.ts';
import { APPLICATION, addApplication, addVacancy } from '../support/serverPersonnel.ts';
import { newsDraft } from '../support/serverPublications.ts';

const server = serverForAll();
let id: number;
beforeAll(async () => {
  ({ id } = (await post('News/UpdateOrAdd', newsDraft('Запись'))).body.data);
});

const post = (call: string, body: object, headers: Record<string, string> = {}) =>
  server.as('admin', 'POST', `/api/Admin/${call}`, body, headers);
const get = (call: string) => server.as('admin', 'GET', `/api/Admin/${call}`);
const lastRow = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1))[0];

describe('a number that no column holds', () => {
  const LARGE = 3_000_000_000;
  it.each<[string, () => ReturnType<typeof post>]>([
    ['Revisions, before', () => get(`News/Revisions${id}?before=${LARGE}`)],
    ['Comment/Add, answers', () => post('Comment/Add', { kind: 'news', id, text: 'Да', answers: LARGE })],
    ['Preview/Add, version', () => post('Preview/Add', { kind: 'news', id, version: LARGE })],
    ['Review/Return, id', () => post('Review/Return', { kind: 'news', id: LARGE, version: 1, note: 'Нет' })],
    ['Delete, version', () => server.as('admin', 'DELETE', `/api/Admin/News/Delete${id}?version=${LARGE}`)],
    ['Delete, an empty version', () => server.as('admin', 'DELETE', `/api/Admin/News/Delete${id}?version=`)],
  ])('is refused with 400: %s', async (_call, send) => {
    expect((await send()).status).toBe(400);
  });
});

describe('a body in windows-1251', () => {
  it('is refused: its letters would be lost', async () => {
    const json = Buffer.from(JSON.stringify(newsDraft('#')), 'latin1');
    const at = json.indexOf('#');
    const payload = Buffer.concat([json.subarray(0, at), Buffer.from([0xcf, 0xf0]), json.subarray(at + 1)]);
    const headers = { 'content-type': 'application/json' };
    const answer = await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', payload, headers);
    expect(answer).toMatchObject({ status: 400, body: { message: 'Текст запроса не в кодировке UTF-8.' } });
  });
});

describe('an address written in another way', () => {
  it('has a request id and its line in the log', async () => {
    const token = await server.signIn('admin');
    const answer = await server.withToken(token, 'GET', '/%61pi/Admin/News/GetCount');
    expect(answer.status).toBe(200);
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ reqId: answer.headers['x-request-id'], msg: 'answered' }),
    );
  });
});

describe('a client that hangs up', () => {
  it('leaves its wrong password in the audit log, with where it came from', async () => {
    const port = Number(new URL(await server.listen()).port);
    const before = await server.db.$count(auditLog);
    const body = JSON.stringify({ userName: 'kadry@depository.uz', password: 'wrong password' });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /Access/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body, () => socket.resetAndDestroy());
    await expect.poll(() => server.db.$count(auditLog)).toBe(before + 1);
    expect(await lastRow()).toMatchObject({ act: 'signInRefused', address: '127.0.0.1' });
  });
});

describe('an Idempotency-Key', () => {
  it('that was used for another call is refused without its answer', async () => {
    const headers = { 'idempotency-key': 'one-for-two' };
    expect((await post('News/UpdateOrAdd', newsDraft('Один'), headers)).status).toBe(200);
    const glossary = { id: 0, keyWordRu: 'а', keyWordUz: 'а', keyWordEn: 'a' };
    const answer = await post('Glossary/UpdateOrAdd', glossary, headers);
    expect(answer.status).toBe(409);
    expect(answer.body.repeated).toBeUndefined();
  });
});

describe('a search', () => {
  const find = async (text: string) =>
    (await get(`News/GetAllPending?page=1&title=${encodeURIComponent(text)}`)).body.data.length;

  it('finds «№» and «™» as they are typed in letters', async () => {
    await post('News/UpdateOrAdd', newsDraft('Приказ №77 Depo™'));
    for (const text of ['№77', 'no77', 'depotm']) expect([text, await find(text)]).toEqual([text, 1]);
  });

  it('finds a text with soft hyphens and characters that nobody sees', async () => {
    await post('News/UpdateOrAdd', newsDraft('Пере\u00adоцен\u200bка\ufeff активов'));
    for (const text of ['переоценка', 'пере\u00adоценка активов'])
      expect([text, await find(text)]).toEqual([text, 1]);
  });
});

describe('an account', () => {
  const account = (call: string, body: object) => post(`Account/${call}`, body);
  const add = async (userName: string, role: string) =>
    await account('Add', { userName, fullName: 'Кто-то', role });

  it('has the login that is stored judged, not the one that is typed', async () => {
    expect((await add('ﬀﬀ＠depository.uz', 'audit')).status).toBe(200);
    expect((await add(`${'ﷺ'.repeat(20)}@depository.uz`, 'audit')).status).toBe(400);
    expect((await add('со\u00adтрудник@depository.uz', 'audit')).status).toBe(400);
  });

  it('that comes to a role with a second factor can do nothing without one', async () => {
    await account('RequireSecondFactor', { role: 'kadry', isRequired: true });
    const token = await server.signIn('audit');
    const [audit] = await server.db
      .select()
      .from(accounts)
      .where(eq(accounts.userName, 'audit@depository.uz'));
    await account('SetRole', { id: audit?.id, role: 'kadry' });
    const answer = await server.withToken(token, 'GET', '/api/Admin/Department/GetAll');
    expect(answer.status).toBe(403);
    expect(answer.body.message).toContain('второй фактор');
    await account('SetRole', { id: audit?.id, role: 'audit' });
    await account('RequireSecondFactor', { role: 'kadry', isRequired: false });
  });

  it('of an administrator whose one-time password has run out is no administrator who is left', async () => {
    const made = await add('expired@depository.uz', 'admin');
    const past = new Date(server.now() - 60_000);
    await server.db.update(accounts).set({ passwordEndsAt: past }).where(eq(accounts.id, made.body.data.id));
    const [own] = await server.db.select().from(accounts).where(eq(accounts.userName, 'admin@depository.uz'));
    const answer = await account('SetRole', { id: own?.id, role: 'audit' });
    expect(answer.status).toBe(409);
  });
});

describe('the trash', () => {
  it('is told page by page, the newest first', async () => {
    for (const title of ['Раз', 'Два', 'Три']) {
      const made = await post('News/UpdateOrAdd', newsDraft(title));
      await server.as('admin', 'DELETE', `/api/Admin/News/Delete${made.body.data.id}`);
    }
    const whole = (await get('Trash/GetAll')).body;
    expect(whole.next).toBeNull();
    const { data, next } = (await get('Trash/GetAll?count=2')).body;
    expect(data.length).toBe(2);
    expect([...data, ...(await get(`Trash/GetAll?before=${next}`)).body.data]).toEqual(whole.data);
  });
});

describe('a mail where there is no mail server', () => {
  it('is in the folder, and nothing says that it was sent', async () => {
    const vacancyId = await addVacancy(server);
    const applicationId = await addApplication(server, vacancyId, { email: 'kept@example.uz' });
    const asked = await server.as('kadry', 'POST', `${APPLICATION}/SendMailAboutAnswerHr`, {
      id: applicationId,
    });
    expect(asked.status).toBe(200);
    expect(JSON.parse((await lastRow())?.details ?? '')).toMatchObject({ inFolder: true });
    const inFolder = async () =>
      (await server.as('kadry', 'GET', `${APPLICATION}/GetByVacancyId/${vacancyId}`)).body.data[0]
        .mailsInFolder;
    // before it is written there, and after the next one
    expect(await inFolder()).toEqual(['link']);
    await server.db.update(mailOutbox).set({ sentAt: new Date(), isInFolder: true });
    await server.as('kadry', 'POST', `${APPLICATION}/SendMailAboutRejectAnswerHr`, { id: applicationId });
    expect((await inFolder()).toSorted()).toEqual(['link', 'rejection']);
    await server.db.update(mailOutbox).set({ sentAt: new Date(), isInFolder: false });
    expect(await inFolder()).toEqual([]);
    await server.db.update(mailOutbox).set({ sentAt: null, failedAt: new Date() });
    expect(await inFolder()).toEqual([]);
    await server.db.update(mailOutbox).set({ sentAt: new Date(), failedAt: null, isInFolder: true });
    const found = await post('Personal/Find', { who: ['kept@example.uz'] });
    const mails = found.body.data.entries.filter(({ place }: { place: string }) => place === 'mails');
    expect(mails).toMatchObject([{ note: 'в папке исходящих' }, { note: 'в папке исходящих' }]);
  });
});

describe('an item that was returned to its author', () => {
  it('is so still when it comes back from the trash', async () => {
    const made = await post('News/UpdateOrAdd', newsDraft('Вернули'));
    const item = made.body.data.id;
    const note = { kind: 'news', id: item, version: 1, note: 'Уточните срок' };
    expect((await post('Review/Return', note)).status).toBe(200);
    await server.as('admin', 'DELETE', `/api/Admin/News/Delete${item}`);
    expect((await post(`News/Restore${item}`, {})).status).toBe(200);
    const { body } = await get(`Review/GetItem/news/${item}`);
    expect(body.data.returned).toMatchObject({ note: 'Уточните срок' });
  });
});
