import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../server/db/clock.ts';
import { answeredCalls } from '../../../server/db/schema.ts';
import { removeOldAnswers } from '../../../server/records/repeatedCalls.ts';
import { serverForAll } from '../../support/server.ts';
import { addFile } from '../../support/serverFiles.ts';
import { APPLICATION, addApplicant } from '../../support/serverPersonnel.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const NEWS = '/api/Admin/News';

const server = serverForAll();

const save = (draft: object, headers: Record<string, string> = {}) =>
  server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, draft, headers);

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

  it('is refused where it names another version, whose approval or deletion would not have been carried out', async () => {
    const { id } = (await save(newsDraft('Снята'))).body.data;
    const headers = { 'idempotency-key': 'form-7' };
    const approve = (version: number) =>
      server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}?version=${version}`, undefined, headers);
    expect((await approve(1)).status).toBe(200);
    const undone = await server.as('admin', 'POST', `${NEWS}/UndoApproval${id}`);
    expect((await approve(undone.body.data.version)).status).toBe(409);
  });

  it('is refused where a key that continues it has saved something else since', async () => {
    const headers = { 'idempotency-key': 'form-9' };
    const { id, version } = (await save(newsDraft('Раз'), headers)).body.data;
    const other = await save({ ...newsDraft('Два'), id, version }, { 'idempotency-key': 'form-9.1' });
    expect(other.status).toBe(200);
    expect(await save(newsDraft('Раз'), headers)).toMatchObject({
      status: 409,
      body: { repeated: { id, version } },
    });
  });

  it('carries out an act on an account again, which somebody may have changed back', async () => {
    const account = (call: string, payload: object, headers?: Record<string, string>) =>
      server.as('admin', 'POST', `/api/Admin/Account/${call}`, payload, headers);
    const draft = { userName: 'twice@depository.uz', fullName: 'Дважды', role: 'audit' };
    const { id } = (await account('Add', draft)).body.data;
    const isDisabled = async () =>
      (await server.as('admin', 'GET', '/api/Admin/Account/GetAll')).body.data.find(
        (each: { id: number }) => each.id === id,
      ).isDisabled;
    const headers = { 'idempotency-key': 'form-8' };
    await account('Disable', { id }, headers);
    await account('Enable', { id });
    expect(await isDisabled()).toBe(false);
    expect((await account('Disable', { id }, headers)).status).toBe(200);
    expect(await isDisabled()).toBe(true);
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
    const item = { kind: 'news', id: (await save(newsDraft())).body.data.id };
    const path = '/api/Admin/Comment';
    const { id } = (await server.as('admin', 'POST', `${path}/Add`, { ...item, text: 'x' })).body.data;
    const resolve = () => server.as('admin', 'POST', `${path}/Resolve${id}`, undefined, headers);
    for (const { status, body } of [await resolve(), await resolve()]) {
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

describe('an act that is repeated under its key after a colleague undid it', () => {
  const MESSAGE = expect.stringContaining('с тех пор');
  const WALL = { day: '2030-01-15', time: '10:00' };
  const post = (call: string, body?: object, key?: string) =>
    server.as('admin', 'POST', `/api/Admin/${call}`, body, key ? { 'idempotency-key': key } : {});
  const read = async (call: string) => (await server.as('admin', 'GET', `/api/Admin/${call}`)).body.data;
  const newItem = async (title: string): Promise<number> => (await save(newsDraft(title))).body.data.id;
  const underKey = (method: 'GET' | 'DELETE', call: string, key: string) =>
    server.as('admin', method, `${NEWS}/${call}`, undefined, { 'idempotency-key': key });

  it('is no deletion any more, with and without a version', async () => {
    for (const query of ['?version=1', '']) {
      const id = await newItem('Удалена и возвращена');
      const remove = () => underKey('DELETE', `Delete${id}${query}`, `delete-${query.length}`);
      const first = await remove();
      expect(await remove()).toMatchObject({ status: 200, body: first.body });
      await post(`News/Restore${id}`);
      expect(await remove()).toMatchObject({ status: 409, body: query ? { stored: { version: 2 } } : {} });
      expect(await read(`News/Get${id}`)).toMatchObject({ id, version: 2 });
    }
  });

  it('is still the deletion of a cover, which stays for the history', async () => {
    const coverId = await addFile(server, 'cover', 'a.jpg');
    const { id } = (await save({ ...newsDraft(), news: [{ language: 'ru', title: 'x', coverId }] })).body
      .data;
    await server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
    const path = `/WebsiteFiles/File/DeleteCover/${coverId}`;
    const remove = () => server.as('admin', 'DELETE', path, undefined, { 'idempotency-key': 'cover' });
    for (const answer of [await remove(), await remove()]) expect(answer.status).toBe(200);
  });

  it('is no restoration any more', async () => {
    const id = await newItem('Возвращена и удалена');
    await server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
    const restore = () => post(`News/Restore${id}`, undefined, 'restore');
    const first = await restore();
    expect(await restore()).toMatchObject({ status: 200, body: first.body });
    await server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
    expect(await restore()).toMatchObject({ status: 409, body: { message: MESSAGE } });
  });

  it('is no approval any more, with and without a version', async () => {
    for (const query of ['?version=1', '']) {
      const id = await newItem('Опубликована и снята');
      const approve = () => underKey('GET', `AllowToPublish${id}${query}`, `approve-${query.length}`);
      const first = await approve();
      expect(await approve()).toMatchObject({ status: 200, body: first.body });
      await post(`News/UndoApproval${id}`);
      expect(await approve()).toMatchObject({ status: 409, body: query ? { changedAct: 'unapprove' } : {} });
      expect(await read(`News/Get${id}`)).toMatchObject({ status: 'pending' });
    }
  });

  it('is no schedule any more once that was withdrawn or moved', async () => {
    for (const [call, undo] of Object.entries({ Withdraw: {}, Move: { ...WALL, time: '11:00' } })) {
      const recordId = await newItem(call);
      const plan = { kind: 'news', id: recordId, version: 1, ...WALL, was: null };
      const setPublication = () => post('Schedule/Set', { ...plan, act: 'publish' }, `schedule-${call}`);
      const first = await setPublication();
      // another schedule of the record is none of its business
      const end = await post('Schedule/Set', { ...plan, act: 'takeDown', day: '2030-02-15' });
      await post('Schedule/Withdraw', { id: end.body.data.id });
      expect(await setPublication()).toMatchObject({ status: 200, body: first.body });
      expect((await post(`Schedule/${call}`, { id: first.body.data.id, ...undo })).status).toBe(200);
      expect(await setPublication()).toMatchObject({ status: 409, body: { message: MESSAGE } });
    }
  });

  it('is no settled comment any more once it was opened again, also by an answer, and the other way round', async () => {
    const item = { kind: 'news', id: await newItem('С комментарием') };
    const { id } = (await post('Comment/Add', { ...item, text: 'Проверьте' })).body.data;
    const resolve = (key: string) => post(`Comment/Resolve${id}`, undefined, key);
    const reopen = (key: string) => post(`Comment/Reopen${id}`, undefined, key);
    const first = await resolve('resolve-1');
    expect(await resolve('resolve-1')).toMatchObject({ status: 200, body: first.body });
    await reopen('reopen-1');
    expect(await resolve('resolve-1')).toMatchObject({ status: 409, body: { message: MESSAGE } });
    expect((await resolve('resolve-2')).status).toBe(200);
    expect((await reopen('reopen-1')).status).toBe(409);
    await post('Comment/Add', { ...item, text: 'Ещё нет', answers: id });
    expect((await resolve('resolve-2')).status).toBe(409);
  });
});
