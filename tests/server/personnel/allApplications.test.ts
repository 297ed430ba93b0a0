import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, auditLog } from '../../../server/db/schema.ts';
import type { Role } from '../../../src/wire/wire.ts';
import { serverForAll } from '../../support/server.ts';
import { APPLICATION, addApplication, addVacancy } from '../../support/serverPersonnel.ts';

const server = serverForAll();
let accountant: number;
let lawyer: number;
beforeAll(async () => {
  accountant = await addVacancy(server);
  lawyer = await addVacancy(server, { titleRu: 'Юрист', status: 'Закрыта' });
  await addVacancy(server, { titleRu: 'Аналитик' });
  const add = (vacancyId: number, fullName: string, date: string, status: 'Новая' | 'Приглашена' = 'Новая') =>
    addApplication(server, vacancyId, { fullName, date, status });
  await add(accountant, 'Каримова Дилноза Рустамовна', '2026-10-01');
  await add(lawyer, 'Джураев Анвар Олимович', '2026-10-03');
  await add(accountant, 'Юсупова Нигора Шухратовна', '2026-10-02', 'Приглашена');
});

const read = (query = '', as: Role = 'kadry') => server.as(as, 'GET', `${APPLICATION}/GetAll${query}`);
const namesIn = async (query: string) =>
  (await read(query)).body.data.map(({ fullName }: { fullName: string }) => fullName.split(' ')[0]);

describe('the applications for all vacancies', () => {
  it('come with the titles of their vacancies, the newest first, without personal numbers', async () => {
    const { body } = await read();
    expect(body.data).toMatchObject([
      { fullName: 'Джураев Анвар Олимович', vacancyId: lawyer, vacancyTitle: 'Юрист', status: 'Новая' },
      { fullName: 'Юсупова Нигора Шухратовна', vacancyId: accountant, vacancyTitle: 'Бухгалтер' },
      { fullName: 'Каримова Дилноза Рустамовна', vacancyTitle: 'Бухгалтер', version: 1, linkSentAt: null },
    ]);
    expect(JSON.stringify(body)).not.toContain('pinfl');
  });

  it('come page by page, whether or not a page is named, and no page is larger than a hundred', async () => {
    const answer = await read('?perPage=2');
    expect(answer.body.data).toHaveLength(2);
    expect(answer.headers).toMatchObject({ 'x-total-count': '3', 'x-page': '1' });
    expect(await namesIn('?page=2&perPage=2')).toEqual(['Каримова']);
    expect(await namesIn('?page=9&perPage=2')).toEqual(['Каримова']);
    expect((await read('?perPage=101')).status).toBe(400);
  });

  it('are narrowed by state and by name, in either alphabet', async () => {
    const { headers } = await read('?status=Новая&perPage=0');
    expect(headers['x-total-count']).toBe('2');
    expect(await namesIn('?status=Приглашена')).toEqual(['Юсупова']);
    for (const name of ['Джураев', 'анвар дЖУР', 'Jo‘rayev', 'Djurayev Anvar'])
      expect(await namesIn(`?fullName=${encodeURIComponent(name)}`), name).toEqual(['Джураев']);
    expect(await namesIn('?fullName=Каримова&status=Приглашена')).toEqual([]);
    expect(await namesIn('?fullName=%20')).toHaveLength(3);
    expect(await namesIn(`?fullName=${encodeURIComponent("%_'*\\")}`)).toHaveLength(3);
  });

  it.each(['?status=Открыта', '?page=0', '?sort=password', `?fullName=${'я'.repeat(201)}`])(
    'are not read as %s',
    async (query) => {
      expect(await read(query)).toMatchObject({ status: 400, body: { errors: [{}] } });
    },
  );

  it('are read by personnel and administrators alone, and each reading is in the audit log', async () => {
    const rows = () =>
      server.db.select().from(auditLog).where(eq(auditLog.act, 'read')).orderBy(desc(auditLog.seq));
    const before = (await rows()).length;
    expect((await read('', 'audit')).status).toBe(403);
    expect((await read('?perPage=2', 'admin')).status).toBe(200);
    const [row, ...others] = await rows();
    expect(others).toHaveLength(before);
    expect(row).toMatchObject({ kind: 'applications', login: 'admin@depository.uz' });
    expect(JSON.parse(row?.details ?? '')).toEqual({ allVacancies: true, records: 2 });
    expect(JSON.stringify(await rows())).not.toContain('Джураев');
  });
});

describe('new applications', () => {
  it('are counted for each vacancy that has any', async () => {
    const { body } = await server.as('kadry', 'GET', `${APPLICATION}/GetNewCounts`);
    const byVacancy = (one: { vacancyId: number }, other: { vacancyId: number }) =>
      one.vacancyId - other.vacancyId;
    expect(body.data.toSorted(byVacancy)).toEqual([
      { vacancyId: accountant, count: 1 },
      { vacancyId: lawyer, count: 1 },
    ]);
    expect((await server.as('audit', 'GET', `${APPLICATION}/GetNewCounts`)).status).toBe(403);
  });

  it('are as many as the dashboard says', async () => {
    const { body } = await server.as('kadry', 'GET', '/api/Admin/Desk/GetWaiting');
    const { headers } = await read('?status=Новая&perPage=0');
    expect(body.data).toContainEqual({ name: 'newApplications', count: Number(headers['x-total-count']) });
  });
});

it.each(['GetAll', 'GetNewCounts'])('%s is refused once the role is taken away', async (call) => {
  const token = await server.signIn('kadry');
  const status = async () => (await server.withToken(token, 'GET', `${APPLICATION}/${call}`)).status;
  const setRole = (role: Role) =>
    server.db.update(accounts).set({ role }).where(eq(accounts.userName, 'kadry@depository.uz'));
  expect(await status()).toBe(200);
  await setRole('audit');
  expect(await status()).toBe(403);
  await setRole('kadry');
});
