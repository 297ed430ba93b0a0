import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, mailOutbox, previewLinks, schedules, trash } from '../../../server/db/schema.ts';
import { wallTime } from '../../../server/lib/days.ts';
import { cleanUp } from '../../../server/operation/maintenance.ts';
import { serverForAll } from '../../support/server.ts';
import { addFile } from '../../support/serverFiles.ts';
import {
  APPLICATION,
  addApplicant,
  addApplication,
  addVacancy,
  DEPARTMENT,
  VACANCY,
} from '../../support/serverPersonnel.ts';
import { AREAS, newsDraft, publicationCalls } from '../../support/serverPublications.ts';
import { TRASH, trashCalls } from '../../support/serverTrash.ts';

const DAY_MINUTES = 24 * 60;

const server = serverForAll();

const { call, saved, listed, inTrash, restore, newestDeed, rowsOf } = trashCalls(server);

describe('the trash', () => {
  it('says what was deleted, by whom and when it ends; of people’s data only the kind', async () => {
    const id = await saved('/api/Admin/News/UpdateOrAdd', newsDraft('Удалённая'));
    await call('DELETE', `/api/Admin/News/Delete${id}`);
    const kept = await inTrash('news', id);
    expect(kept).toMatchObject({ title: 'Удалённая ru', deletedByName: 'Дилноза Рахимова' });
    const days = (Date.parse(kept?.endsAt ?? '') - Date.parse(kept?.deletedAt ?? '')) / 86_400_000;
    expect(days).toBe(30);
    const application = await addApplicant(server, { fullName: 'Тайный Человек' });
    await call('DELETE', `${APPLICATION}/Delete${application}`);
    expect(await inTrash('applications', application)).toMatchObject({ title: '' });
    expect(JSON.stringify(await listed())).not.toMatch(/Тайный|31505850170034/);
  });

  it.each(AREAS)('is in no list and in no counter: $kind', async (under) => {
    const { draft, saved: add, approve, remove, counts } = publicationCalls(server, under);
    const before = await counts();
    const { id } = await add(draft());
    await approve(id);
    await remove(id);
    expect(await counts()).toEqual(before);
  });

  it('gives an application back the mails that were sent to the applicant', async () => {
    const id = await addApplicant(server);
    await call('POST', `${APPLICATION}/SendMailAboutRejectAnswerHr`, { id });
    const mails = () => server.db.select().from(mailOutbox).where(eq(mailOutbox.applicationId, id));
    const [mail] = await mails();
    if (!mail) throw new Error('no mail');
    await server.db.insert(mailOutbox).values({ ...mail, id: 999_999, messageId: '<other>' });
    await call('DELETE', `${APPLICATION}/Delete${id}`);
    expect(await mails()).toEqual([]);
    // a month later it would have gone out of the outbox
    await server.db.delete(mailOutbox).where(eq(mailOutbox.id, 999_999));
    expect((await restore('applications', id)).status).toBe(200);
    expect(await mails()).toEqual([mail]);
  });

  it('leaves a form that was open before the deletion out of date', async () => {
    const id = await saved('/api/Admin/News/UpdateOrAdd', newsDraft('Открытая'));
    await call('DELETE', `/api/Admin/News/Delete${id}`);
    await restore('news', id);
    const { status } = await call('POST', '/api/Admin/News/UpdateOrAdd', newsDraft('x', { id, version: 1 }));
    expect(status).toBe(409);
  });

  it('gives one of two who restore at once the record, and tells the other', async () => {
    const id = await saved('/api/Admin/News/UpdateOrAdd', newsDraft('Вдвоём'));
    await call('DELETE', `/api/Admin/News/Delete${id}`);
    const kept = await inTrash('news', id);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', `${TRASH}/Restore${kept?.id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(answers.find(({ status }) => status === 404)?.body.message).toMatch(/^Этой записи в корзине нет/);
  });

  it('keeps the files of what lies in it', async () => {
    const own = await addFile(server, 'cover', 'own.png');
    const draft = newsDraft('С обложкой');
    Object.assign(draft.news[0] ?? {}, { coverId: own });
    const id = await saved('/api/Admin/News/UpdateOrAdd', draft);
    await call('DELETE', `/api/Admin/News/Delete${id}`);
    await call('DELETE', `/WebsiteFiles/File/DeleteCover/${own}`);
    expect((await restore('news', id)).status).toBe(200);
    const { body } = await call('GET', '/api/Admin/News/GetAllPending');
    expect(body.data.find((item: { id: number }) => item.id === id).news[0].coverId).toBe(own);
  });
});

describe('a record that cannot come back', () => {
  const refused = async (kind: string, id: number, reason: RegExp) => {
    const before = await rowsOf(kind);
    const answer = await restore(kind, id);
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(reason) } });
    expect(await rowsOf(kind)).toEqual(before);
    expect(await inTrash(kind, id)).toBeDefined();
  };

  it('says that another has its code', async () => {
    const department = { id: 0, code: 'ОК', nameRu: 'Отдел кадров' };
    const id = await saved(`${DEPARTMENT}/UpdateOrAdd`, department);
    await call('DELETE', `${DEPARTMENT}/Delete${id}`);
    await saved(`${DEPARTMENT}/UpdateOrAdd`, department);
    await refused('departments', id, /^Вернуть запись нельзя: код «ОК» уже занят\.$/);
  });

  it('says that its type, its department, its vacancy is gone, and comes back after it', async () => {
    const code = 'gone';
    const typeId = await saved('/api/Admin/InformationType/UpdateOrAdd', { id: 0, code, name: 'Тип' });
    const information = { id: 0, year: 2024, informationTypeId: typeId, informations: [] };
    const document = await saved('/api/Admin/Information/UpdateOrAdd', information);
    await call('DELETE', `/api/Admin/Information/Delete${document}`);
    await call('DELETE', `/api/Admin/InformationType/Delete${typeId}`);
    await refused('information', document, /её тип удалён\. Сначала верните тип\.$/);
    expect((await restore('informationTypes', typeId)).status).toBe(200);
    expect((await restore('information', document)).status).toBe(200);

    const departmentId = await saved(`${DEPARTMENT}/UpdateOrAdd`, { id: 0, nameRu: 'Отдел' });
    const vacancy = await addVacancy(server, { departmentId });
    const application = await addApplication(server, vacancy);
    await call('DELETE', `${APPLICATION}/Delete${application}`);
    await call('DELETE', `${VACANCY}/Delete${vacancy}`);
    await call('DELETE', `${DEPARTMENT}/Delete${departmentId}`);
    await refused('applications', application, /её вакансия удалена\. Сначала верните вакансию\.$/);
    await refused('vacancies', vacancy, /её отдел удалён\. Сначала верните отдел\.$/);
    expect((await restore('departments', departmentId)).status).toBe(200);
    expect((await restore('vacancies', vacancy)).status).toBe(200);
    expect((await restore('applications', application)).status).toBe(200);
  });

  it('is one that nobody deleted, or whose number is no number', async () => {
    for (const id of ['999999', '0', 'x', '99999999999']) {
      expect((await call('POST', `${TRASH}/Restore${id}`)).status).toBe(404);
      expect((await call('DELETE', `${TRASH}/Delete${id}`)).status).toBe(404);
    }
  });
});

describe('a record in the trash', () => {
  it('is ended at once by an administrator, which the log tells', async () => {
    const id = await saved('/api/Admin/News/UpdateOrAdd', newsDraft('Насовсем'));
    const wall = wallTime(new Date(server.now() + DAY_MINUTES * 60_000));
    const plan = { kind: 'news', id, version: 1, act: 'publish', ...wall };
    expect((await call('POST', '/api/Admin/Schedule/Set', plan)).status).toBe(200);
    expect((await call('POST', '/api/Admin/Preview/Add', { kind: 'news', id })).status).toBe(200);
    await call('DELETE', `/api/Admin/News/Delete${id}`);
    const kept = await inTrash('news', id);
    expect((await call('DELETE', `${TRASH}/Delete${kept?.id}`)).body).toEqual({ data: { id } });
    expect(await inTrash('news', id)).toBeUndefined();
    expect((await call('POST', `${TRASH}/Restore${kept?.id}`)).status).toBe(404);
    for (const table of [schedules, previewLinks])
      expect(await server.db.$count(table, eq(table.recordId, id))).toBe(0);
    expect(await newestDeed()).toMatchObject({
      act: 'purge',
      kind: 'news',
      recordId: id,
      title: 'Насовсем ru',
      login: 'admin@depository.uz',
    });
  });

  it('ends when its days are over, in nobody’s name', async () => {
    await server.db.delete(trash);
    const glossary = (keyWordRu: string) => saved('/api/Admin/Glossary/UpdateOrAdd', { id: 0, keyWordRu });
    const [old, young] = [await glossary('Старый'), await glossary('Новый')];
    await call('DELETE', `/api/Admin/Glossary/Delete${old}`);
    server.moveClock(2 * DAY_MINUTES);
    await server.signIn('admin');
    await call('DELETE', `/api/Admin/Glossary/Delete${young}`);
    server.moveClock(28 * DAY_MINUTES + 1);
    await server.signIn('admin');
    await cleanUp(server.app);
    expect((await listed()).map(({ title }) => title)).toEqual(['Новый']);
    const rows = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.act, 'purge'))
      .orderBy(asc(auditLog.seq));
    expect(rows.at(-1)).toMatchObject({
      kind: 'glossary',
      recordId: old,
      title: 'Старый',
      actorId: null,
      name: 'Система',
    });
  });
});
