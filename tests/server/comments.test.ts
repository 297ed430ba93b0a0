import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, comments, trash } from '../../server/db/schema.ts';
import { calledIn } from '../../server/features/comments/people.ts';
import { cleanUp } from '../../server/operation/maintenance.ts';
import { serverForAll } from '../support/server.ts';
import { commentCalls } from '../support/serverComments.ts';
import { addVacancy } from '../support/serverPersonnel.ts';
import { newsDraft } from '../support/serverPublications.ts';

const server = serverForAll();

const admin = commentCalls(server);
const kadry = commentCalls(server, 'kadry');
const audit = commentCalls(server, 'audit');
const addNews = async (title = 'Новость'): Promise<number> =>
  (await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft(title))).body.data.id;
const deleteNews = (id: number) => server.as('admin', 'DELETE', `/api/Admin/News/Delete${id}`);
const newestRow = async () =>
  (await server.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1))[0];

const quote = { before: 'сообщает, что ', exact: 'с 1 января', after: ' тарифы меняются' };

describe('a comment', () => {
  it('says who wrote it, when, and about which place; answers stand under it, and it is settled and opened again', async () => {
    const id = await addNews();
    const place = { language: 'uz', field: 'description', quote };
    const first = await admin.said('news', id, '  Проверьте дату <b>!</b>\nСрочно. ', { place });
    const second = await admin.said('news', id, 'Обложка бледная');
    await admin.said('news', id, 'Исправлено', { answers: first });
    await admin.resolve(first);
    await admin.resolve(first);
    const [open, settled] = await admin.threads('news', id);
    expect(open).toMatchObject({ id: second, text: 'Обложка бледная', place: null, resolved: null });
    expect(settled).toMatchObject({
      id: first,
      // data, never markup
      text: 'Проверьте дату <b>!</b>\nСрочно.',
      by: { login: 'admin@depository.uz', name: 'Дилноза Рахимова' },
      isOwn: true,
      place,
      resolved: { by: 'Дилноза Рахимова' },
      answers: [{ text: 'Исправлено' }],
    });
    const queued = (await server.as('admin', 'GET', '/api/Admin/Review/GetQueue')).body.data;
    expect(queued).toMatchObject([{ id, unresolved: 1 }]);
    await admin.said('news', id, 'Ещё не всё', { answers: first });
    const isOpen = ({ resolved }: { resolved: unknown }) => resolved === null;
    expect((await admin.threads('news', id)).filter(isOpen)).toHaveLength(2);
    await admin.resolve(first);
    await admin.reopen(first);
    expect((await admin.threads('news', id)).map((each: { resolved: unknown }) => each.resolved)).toEqual([
      null,
      null,
    ]);
  });

  it('stands in the audit log under the title of its item, its words as a digest', async () => {
    const id = await addNews('Тарифы');
    const comment = await admin.said('news', id, 'Тайные слова');
    expect(await newestRow()).toMatchObject({
      act: 'create',
      kind: 'comments',
      recordId: comment,
      title: 'Тарифы ru',
    });
    await admin.resolve(comment);
    const row = await newestRow();
    expect(row).toMatchObject({ act: 'resolve', kind: 'comments', recordId: comment });
    expect(JSON.parse(row?.details ?? '')).toMatchObject({ of: { kind: 'news', id } });
    expect(JSON.stringify(await server.db.select().from(auditLog))).not.toContain('Тайные');
  });

  it('leaves the item as it is: its version, its revisions and who changed it last', async () => {
    const id = await addNews();
    await admin.said('news', id, 'Слова');
    const { body } = await server.as('admin', 'GET', `/api/Admin/News/Revisions${id}`);
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual([1]);
    const draft = newsDraft('x', { id, version: 7 });
    const stale = await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', draft);
    expect(stale.body).toMatchObject({ stored: { version: 1 }, changedBy: 'Дилноза Рахимова' });
  });

  it('is taken back by whoever wrote it, within ten minutes and as long as nobody has answered', async () => {
    const vacancy = await addVacancy(server);
    const [slip, answered, foreign] = [
      await admin.said('vacancies', vacancy, 'Опечтка'),
      await admin.said('vacancies', vacancy, 'Вопрос'),
      await kadry.said('vacancies', vacancy, 'Чужой'),
    ];
    await kadry.said('vacancies', vacancy, 'Ответ', { answers: answered });
    expect((await admin.remove(slip)).status).toBe(200);
    expect((await admin.remove(answered)).status).toBe(409);
    expect((await admin.remove(foreign)).status).toBe(403);
    const old = new Date(server.now() - 11 * 60_000);
    await server.db.update(comments).set({ at: old }).where(eq(comments.id, foreign));
    expect((await kadry.remove(foreign)).status).toBe(409);
    expect((await admin.threads('vacancies', vacancy)).length).toBe(2);
  });

  it.each([
    ['nothing', { text: ' \n ' }],
    ['more than 4,000 characters', { text: 'x'.repeat(4_001) }],
    ['a zero character', { text: 'a\0b' }],
    ['an answer to a comment on another item', { text: 'x', answers: 999_999 }],
    ['a language that there is not', { text: 'x', place: { language: 'de' } }],
    ['a passage of no field', { text: 'x', place: { quote } }],
    [
      'a passage of 501 characters',
      { text: 'x', place: { field: 'title', quote: { ...quote, exact: 'x'.repeat(501) } } },
    ],
  ])('is refused when it says %s', async (_what, { text, ...more }) => {
    const id = await addNews();
    expect((await admin.add('news', id, text, more)).status).toBe(400);
    expect(await admin.threads('news', id)).toEqual([]);
  });

  it('is about items that are there, and that can be talked about', async () => {
    for (const [kind, id] of [
      ['news', 999_999],
      ['depoNews', await addNews()],
      ['applications', 1],
      ['onlineAppeals', 1],
      ['constructor', 1],
      ['accounts', 1],
    ] as const) {
      expect((await admin.add(kind, id, 'x')).status).toBe(404);
      expect((await admin.of(kind, id)).status).toBe(404);
    }
    for (const id of ['999999', '0', 'x']) expect((await admin.resolve(id)).status).toBe(404);
  });
});

describe('who may read a kind', () => {
  it('may talk about it, and nobody else', async () => {
    const [news, vacancy] = [await addNews(), await addVacancy(server)];
    const onNews = await admin.said('news', news, 'Для администраторов');
    expect((await kadry.add('vacancies', vacancy, 'Отдел кадров')).status).toBe(200);
    for (const answer of [
      await kadry.add('news', news, 'x'),
      await kadry.of('news', news),
      await kadry.resolve(onNews),
      await audit.of('vacancies', vacancy),
    ])
      expect(answer.status).toBe(403);
    expect(await newestRow()).toMatchObject({ act: 'refused', login: 'audit@depository.uz' });
    const { people } = (await kadry.of('vacancies', vacancy)).body.data;
    expect(people.map(({ login }: { login: string }) => login).sort()).toEqual([
      'admin@depository.uz',
      'kadry@depository.uz',
    ]);
    const ofNews = (await admin.of('news', news)).body.data.people;
    expect(ofNews.map(({ login }: { login: string }) => login)).toEqual(['admin@depository.uz']);
  });
});

describe('a mention', () => {
  it.each([
    ['@anna@x.uz, посмотрите', ['anna@x.uz']],
    ['Скажите @ANNA@X.UZ.', ['anna@x.uz']],
    ['(@anna@x.uz) и @bo@x.uz', ['anna@x.uz', 'bo@x.uz']],
    ['почта anna@x.uz', []],
    ['@anna@x.uz.com', []],
    ['@anna@x.uzb', []],
    ['z@anna@x.uz', []],
  ])('is read out of «%s»', (text, logins) => {
    const people = [{ login: 'anna@x.uz' }, { login: 'bo@x.uz' }];
    expect(calledIn(text, people).map(({ login }) => login)).toEqual(logins);
  });

  it('waits for whoever is called, until the thread is settled or he has answered; nobody calls himself', async () => {
    const vacancy = await addVacancy(server);
    const call = '@kadry@depository.uz и @admin@depository.uz, @audit@depository.uz: проверьте срок';
    const asked = await admin.said('vacancies', vacancy, call);
    const other = await admin.said('vacancies', vacancy, '@kadry@depository.uz и здесь');
    const { count, mentions } = await kadry.mentions();
    expect(count).toBe(2);
    expect(mentions[1]).toMatchObject({
      id: asked,
      kind: 'vacancies',
      itemId: vacancy,
      text: call,
      by: { name: 'Дилноза Рахимова' },
    });
    expect(mentions[1].title).not.toBe('');
    expect((await admin.mentions()).count).toBe(0);
    await kadry.said('vacancies', vacancy, 'Проверил', { answers: asked });
    expect((await kadry.mentions()).mentions.map(({ id }: { id: number }) => id)).toEqual([other]);
    await admin.resolve(other);
    expect(await kadry.mentions()).toEqual({ count: 0, mentions: [], people: [] });
  });

  it('of an item in the trash waits there with it', async () => {
    const vacancy = await addVacancy(server);
    await admin.said('vacancies', vacancy, '@kadry@depository.uz');
    await server.as('admin', 'DELETE', `/api/Admin/Vacancy/Delete${vacancy}`);
    expect((await kadry.mentions()).count).toBe(0);
    await server.as('admin', 'POST', `/api/Admin/Vacancy/Restore${vacancy}`);
    expect((await kadry.mentions()).count).toBe(1);
  });
});

describe('the comments of a deleted item', () => {
  const kept = (id: number) => server.db.$count(comments, eq(comments.recordId, id));

  it('are out of reach while it lies in the trash, and back with it', async () => {
    const id = await addNews();
    const comment = await admin.said('news', id, 'Слова');
    await deleteNews(id);
    for (const answer of [
      await admin.of('news', id),
      await admin.add('news', id, 'x'),
      await admin.resolve(comment),
    ])
      expect(answer.status).toBe(404);
    await server.as('admin', 'POST', `/api/Admin/News/Restore${id}`);
    expect(await admin.threads('news', id)).toMatchObject([{ text: 'Слова' }]);
  });

  it('end with it, whether somebody ends it or its days are over', async () => {
    const [ended, over] = [await addNews(), await addNews()];
    for (const id of [ended, over]) {
      const first = await admin.said('news', id, 'Слова');
      await admin.said('news', id, 'Ответ', { answers: first });
      await deleteNews(id);
    }
    const [row] = await server.db.select().from(trash).where(eq(trash.recordId, ended));
    await server.as('admin', 'DELETE', `/api/Admin/Trash/Delete${row?.id}`);
    expect([await kept(ended), await kept(over)]).toEqual([0, 2]);
    const longAgo = new Date(server.now() - 31 * 24 * 60 * 60_000);
    await server.db.update(trash).set({ deletedAt: longAgo }).where(eq(trash.recordId, over));
    await cleanUp(server.app);
    expect(await kept(over)).toBe(0);
  });
});

it('a comment that is written while its item is deleted goes with it or is refused', async () => {
  const id = await addNews();
  const [said, deleted] = await Promise.all([admin.add('news', id, 'Слова'), deleteNews(id)]);
  expect(deleted.status).toBe(200);
  expect([200, 404]).toContain(said.status);
  expect((await admin.of('news', id)).status).toBe(404);
});
