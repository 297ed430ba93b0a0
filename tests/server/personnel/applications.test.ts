import { beforeEach, describe, expect, it } from 'vitest';
import { applications, files, vacancies } from '../../../server/db/schema.ts';
import { UNKNOWN_IDS } from '../../support/hardValues.ts';
import { serverForAll } from '../../support/server.ts';
import { APPLICATION, addApplicant, addApplication, addVacancy } from '../../support/serverPersonnel.ts';

const server = serverForAll();
beforeEach(async () => {
  for (const table of [applications, vacancies]) await server.db.delete(table);
});

const listOf = (vacancyId: number | string) =>
  server.as('kadry', 'GET', `${APPLICATION}/GetByVacancyId/${vacancyId}`);
const update = (body: object) => server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, body);
const only = async () => (await server.db.select().from(applications))[0];
const inactivate = (payload: string) => {
  const url = `${APPLICATION}/InactivateAllVacancyApplications`;
  return server.as('kadry', 'POST', url, payload, { 'content-type': 'application/json' });
};

describe('the applications for a vacancy', () => {
  it('come with the name of the résumé, the newest first, and none of another vacancy', async () => {
    const vacancyId = await addVacancy(server);
    const row = {
      kind: 'resume' as const,
      name: 'Резюме Каримова.pdf',
      sha256: 'b'.repeat(64),
      mime: 'x',
      sizeBytes: 1,
    };
    const [file] = await server.db.insert(files).values(row).returning({ id: files.id });
    const older = await addApplication(server, vacancyId, { date: '2026-10-01', resumeFileId: file?.id });
    const newer = await addApplication(server, vacancyId, { date: '2026-11-02', result: '80' });
    await addApplicant(server);
    expect((await listOf(vacancyId)).body).toEqual({
      data: [
        expect.objectContaining({
          id: newer,
          result: '80',
          applicationForVacancyFileId: null,
          applicationForVacancyFileName: null,
        }),
        {
          id: older,
          vacancyId,
          pinfl: '31505850170034',
          fullName: 'Каримова Дилноза Рустамовна',
          email: 'dilnoza@mail.example.uz',
          date: '2026-10-01',
          result: '',
          status: 'Новая',
          applicationForVacancyFileId: file?.id,
          applicationForVacancyFileName: 'Резюме Каримова.pdf',
          version: 1,
          linkSentAt: null,
          rejectionSentAt: null,
          mailFailedAt: null,
          mailsInFolder: [],
        },
      ],
    });
  });

  it.each(UNKNOWN_IDS)('are not found under the vacancy %s', async (id) => {
    expect([400, 404]).toContain((await listOf(id)).status);
  });

  it('are an empty list when nobody has applied', async () => {
    expect((await listOf(await addVacancy(server))).body).toEqual({ data: [] });
  });

  it('have the statuses that the server names', async () => {
    const { body } = await server.as('kadry', 'GET', `${APPLICATION}/GetApplicationStatuses`);
    expect(body).toEqual({ data: ['Новая', 'Приглашена', 'Отклонена', 'Неактивна'] });
  });

  it('can be deleted one by one', async () => {
    const id = await addApplicant(server);
    expect(await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`)).toMatchObject({
      status: 200,
      body: { data: { id } },
    });
    expect((await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`)).status).toBe(404);
  });
});

describe('saving a result', () => {
  it('changes result and status and nothing else of what is sent', async () => {
    const id = await addApplicant(server);
    const other = await addVacancy(server);
    const before = await only();
    const answer = await update({
      id,
      vacancyId: other,
      pinfl: '99999999999999',
      fullName: 'Взломщик',
      email: 'evil@example.uz',
      date: '2000-01-01',
      result: '91 из 100',
      status: 'Приглашена',
      applicationForVacancyFileId: 1,
      applicationForVacancyFileName: 'x.exe',
      linkSentAt: '2026-01-01T00:00:00Z',
      createdBy: 1,
    });
    expect(answer).toMatchObject({ status: 200, body: { data: { id, version: 2 } } });
    expect(await only()).toEqual({
      ...before,
      result: '91 из 100',
      status: 'Приглашена',
      version: 2,
      updatedAt: expect.any(Date),
      updatedBy: expect.any(Number),
    });
  });

  it('keeps what is not sent, and empties a result', async () => {
    const id = await addApplicant(server, { result: '50', status: 'Приглашена' });
    await update({ id, status: '' });
    expect(await only()).toMatchObject({ result: '50', status: 'Приглашена' });
    await update({ id, result: '', status: null });
    expect(await only()).toMatchObject({ result: '', status: 'Приглашена' });
  });

  it.each(['Открыта', 'новая', 5])('refuses the status %s', async (status) => {
    const id = await addApplicant(server);
    expect(await update({ id, status })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'status' }] },
    });
  });

  it('refuses a stale version and an unknown application', async () => {
    const id = await addApplicant(server);
    await update({ id, version: 1, result: 'первый' });
    expect((await update({ id, version: 1, result: 'второй' })).status).toBe(409);
    expect((await only())?.result).toBe('первый');
    for (const unknown of [0, 999_999, 2_147_483_648])
      expect((await update({ id: unknown })).status).toBe(404);
    for (const wrong of [{}, { id: 'x' }, { id: -1 }]) expect((await update(wrong)).status).toBe(400);
  });
});

describe('making all applications for a vacancy inactive', () => {
  it.each([(id: number) => String(id), (id: number) => `"${id}"`])(
    'takes the id as the whole body, as a number or as digits',
    async (bodyOf) => {
      const vacancyId = await addVacancy(server);
      for (const status of ['Новая', 'Неактивна', 'Приглашена'] as const) {
        await addApplication(server, vacancyId, { status });
      }
      const elsewhere = await addApplicant(server);
      const answer = await inactivate(bodyOf(vacancyId));
      expect(answer).toMatchObject({ status: 200, body: { data: { id: vacancyId, count: 2 } } });
      const rows = await server.db.select().from(applications).orderBy(applications.id);
      expect(rows.map(({ status, version }) => [status, version])).toEqual([
        ['Неактивна', 2],
        ['Неактивна', 1],
        ['Неактивна', 2],
        ['Новая', 1],
      ]);
      expect(rows.at(-1)?.id).toBe(elsewhere);
    },
  );

  it.each(['0', '-1', '999999', '"999999"', '99999999999'])('finds no vacancy %s', async (body) => {
    expect((await inactivate(body)).status).toBe(404);
  });

  it.each(['', 'null', '{}', '[1]', '1.5', '"abc"', '"1 or 1=1"', 'true'])(
    'refuses the body %s',
    async (body) => {
      expect((await inactivate(body)).status).toBe(400);
    },
  );
});
