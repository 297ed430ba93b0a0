import { beforeEach, describe, expect, it } from 'vitest';
import { applications, departments, vacancies } from '../../../server/db/schema.ts';
import { DAYS_TO_KEEP, DAYS_TO_REFUSE, UNKNOWN_BODY_IDS, UNKNOWN_IDS } from '../../support/hardValues.ts';
import { serverForAll } from '../../support/server.ts';
import {
  addApplication,
  addVacancy,
  DEPARTMENT,
  VACANCY,
  vacancyDraft,
} from '../../support/serverPersonnel.ts';

const server = serverForAll();
beforeEach(async () => {
  for (const table of [applications, vacancies, departments]) await server.db.delete(table);
});

const save = (body: object) => server.as('kadry', 'POST', `${VACANCY}/UpdateOrAdd`, body);
const list = async () => (await server.as('kadry', 'GET', `${VACANCY}/GetVacancies`)).body.data;
const remove = (id: number | string) => server.as('kadry', 'DELETE', `${VACANCY}/Delete${id}`);
const addDepartment = async (nameRu: string) =>
  (await server.as('kadry', 'POST', `${DEPARTMENT}/UpdateOrAdd`, { nameRu })).body.data.id;

describe('a vacancy', () => {
  it('comes back as it was sent, with the name its department has now', async () => {
    const departmentId = await addDepartment('Операции');
    const draft = vacancyDraft({ departmentId: String(departmentId), departmentNameRu: 'Чужое имя' });
    const { id } = (await save(draft)).body.data;
    const expected = { ...draft, id, departmentId, departmentNameRu: 'Операции', version: 1 };
    expect(await list()).toEqual([expected]);
    await server.as('kadry', 'POST', `${DEPARTMENT}/UpdateOrAdd`, { id: departmentId, nameRu: 'Расчёты' });
    expect(await list()).toEqual([{ ...expected, departmentNameRu: 'Расчёты' }]);
  });

  it('may be empty and is open then', async () => {
    expect((await save({ departmentId: '', status: '', dateOfTesting: '', expireDate: null })).status).toBe(
      200,
    );
    expect(await list()).toMatchObject([
      { departmentId: null, departmentNameRu: '', status: 'Открыта', dateOfTesting: '', expireDate: '' },
    ]);
  });

  it('keeps in an edit what was not sent', async () => {
    const id = await addVacancy(server, { status: 'Закрыта' });
    await save({ id, titleRu: 'Главный бухгалтер', status: '' });
    const [first] = await list();
    expect(first).toEqual({
      ...vacancyDraft({ status: 'Закрыта' }),
      id,
      titleRu: 'Главный бухгалтер',
      version: 2,
      stale: ['uz', 'en'],
    });
  });

  it('has a status of the list', async () => {
    const { body } = await server.as('kadry', 'GET', `${VACANCY}/GetStatuses`);
    expect(body).toEqual({ data: ['Открыта', 'Закрыта', 'В архиве'] });
    for (const status of body.data) expect((await save(vacancyDraft({ status }))).status).toBe(200);
    for (const status of ['открыта', 'Новая', 1, {}]) {
      expect(await save(vacancyDraft({ status }))).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'status' }] },
      });
    }
  });

  it.each(['textRu', 'textUz', 'textEn'])('has its %s sanitised', async (field) => {
    await save(
      vacancyDraft({
        [field]: '<p onclick="x()">Да</p><script>alert(1)</script><a href="javascript:x">a</a>',
      }),
    );
    const [{ [field]: text }] = await list();
    expect(text).toContain('<p>Да</p>');
    expect(text).not.toMatch(/script|onclick/);
  });

  it.each(['javascript:alert(1)', ' JaVa\tScript:x', 'data:text/html,<script>', '\u0001javascript:x'])(
    'is refused with the testing link %j',
    async (linkForTesting) => {
      expect(await save(vacancyDraft({ linkForTesting }))).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'linkForTesting' }] },
      });
    },
  );

  it.each(['', 'https://test.example.uz/a?b=1&c=2#d', 'test.example.uz/1', 'http://localhost:8080/x'])(
    'keeps the testing link %j',
    async (linkForTesting) => {
      await save(vacancyDraft({ linkForTesting }));
      expect((await list())[0].linkForTesting).toBe(linkForTesting);
    },
  );

  it.each(DAYS_TO_KEEP)('keeps of %s the day %s', async (sent, day) => {
    await save(vacancyDraft({ dateOfTesting: sent, expireDate: sent }));
    expect((await list())[0]).toMatchObject({ dateOfTesting: day, expireDate: day });
  });

  it.each(DAYS_TO_REFUSE)('is refused with the day %s', async (expireDate) => {
    expect(await save(vacancyDraft({ expireDate }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'expireDate' }] },
    });
  });

  it.each([999_999, 'abc', -1, 1.5])('is refused with the department %s', async (departmentId) => {
    expect(await save(vacancyDraft({ departmentId }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'departmentId' }] },
    });
    expect(await list()).toEqual([]);
  });

  it('is not saved over by somebody who has not seen the last change', async () => {
    const id = await addVacancy(server);
    await save(vacancyDraft({ id, version: 1, titleRu: 'Первый' }));
    expect((await save(vacancyDraft({ id, version: 1, titleRu: 'Второй' }))).status).toBe(409);
    expect((await list())[0].titleRu).toBe('Первый');
  });

  it.each(UNKNOWN_BODY_IDS)('is not created under the unknown id %s', async (id) => {
    expect((await save(vacancyDraft({ id }))).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it.each(UNKNOWN_IDS)('is not found under %s', async (id) => {
    expect([400, 404]).toContain((await remove(id)).status);
  });

  it.each([
    [1, '1 заявка'],
    [3, '3 заявки'],
    [11, '11 заявок'],
  ])('is not deleted while there are applications: %s', async (count, words) => {
    const id = await addVacancy(server);
    for (let i = 0; i < count; i += 1) await addApplication(server, id);
    const refused = await remove(id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(words);
    expect(await server.db.$count(applications)).toBe(count);
    expect(await list()).toHaveLength(1);
  });

  it('is deleted when there are none', async () => {
    const id = await addVacancy(server);
    expect(await remove(id)).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await list()).toEqual([]);
  });
});
