import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { departments, vacancies } from '../../../server/db/schema.ts';
import { HARD_TEXTS, UNKEEPABLE_TEXTS, UNKNOWN_BODY_IDS, UNKNOWN_IDS } from '../../support/hardValues.ts';
import { serverForAll } from '../../support/server.ts';
import { addVacancy, DEPARTMENT } from '../../support/serverPersonnel.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(vacancies);
  await server.db.delete(departments);
});

const draft = {
  id: 0,
  code: 'OPS',
  nameRu: 'Операции',
  nameUz: 'Operatsiyalar',
  nameEn: 'Operations',
  aboutRu: 'О нас',
  aboutUz: 'Biz haqimizda',
  aboutEn: 'About us',
};
const save = (body: object) => server.as('kadry', 'POST', `${DEPARTMENT}/UpdateOrAdd`, body);
const list = async () => (await server.as('kadry', 'GET', `${DEPARTMENT}/GetDepartments`)).body.data;
const remove = (id: number | string) => server.as('kadry', 'DELETE', `${DEPARTMENT}/Delete${id}`);

describe('a department', () => {
  it('comes back as it was sent, then changed, then not at all', async () => {
    const added = await save(draft);
    expect(added).toMatchObject({ status: 200, body: { data: { version: 1 } } });
    const { id } = added.body.data;
    expect(await list()).toEqual([{ ...draft, id, version: 1 }]);
    expect((await save({ id, nameRu: 'Расчёты' })).body.data).toEqual({ id, version: 2 });
    expect(await list()).toEqual([{ ...draft, id, nameRu: 'Расчёты', version: 2, stale: ['uz', 'en'] }]);
    expect(await remove(id)).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await list()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  it('may be empty, and several may have no code', async () => {
    expect((await save({ code: '', nameRu: null })).status).toBe(200);
    expect((await save({})).status).toBe(200);
    expect(await list()).toMatchObject([{ code: '', nameRu: '' }, { code: '' }]);
  });

  it('has a code that no other one has', async () => {
    await save(draft);
    const { id } = (await save({ ...draft, code: 'IT' })).body.data;
    for (const body of [draft, { id, code: 'OPS' }]) {
      expect(await save(body)).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
    }
    expect((await save({ id, code: 'IT', nameRu: 'То же' })).status).toBe(200);
  });

  it('refuses a code that no index can hold, and says so', async () => {
    const { status, body } = await save({ ...draft, code: randomBytes(4_000).toString('base64') });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path: 'code', message: 'Код длиннее 100 знаков.' }],
    });
  });

  it.each(HARD_TEXTS)('keeps the text %j byte for byte', async (aboutRu) => {
    await save({ aboutRu });
    expect((await list())[0].aboutRu).toBe(aboutRu);
  });

  it.each(UNKEEPABLE_TEXTS)('is refused with the text %j', async (nameUz) => {
    expect(await save({ nameUz })).toMatchObject({ status: 400, body: { errors: [{ path: 'nameUz' }] } });
  });

  it('is not saved over by somebody who has not seen the last change', async () => {
    const { id } = (await save(draft)).body.data;
    await save({ ...draft, id, version: 1, nameRu: 'Первый' });
    expect((await save({ ...draft, id, version: 1, nameRu: 'Второй' })).status).toBe(409);
    expect((await list())[0].nameRu).toBe('Первый');
  });

  it.each(UNKNOWN_BODY_IDS)('is not created under the unknown id %s', async (id) => {
    expect((await save({ ...draft, id })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it.each(UNKNOWN_IDS)('is not found under %s', async (id) => {
    expect([400, 404]).toContain((await remove(id)).status);
  });

  it('is not deleted while vacancies belong to it, and says how many', async () => {
    const { id } = (await save(draft)).body.data;
    await addVacancy(server, { departmentId: id });
    await addVacancy(server, { departmentId: id });
    const refused = await remove(id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('2 вакансии');
    expect(await list()).toHaveLength(1);
    await server.db.delete(vacancies);
    expect((await remove(id)).status).toBe(200);
  });
});
