import { applications } from '../../server/db/schema.ts';
import type { TestServer } from './server.ts';

export const DEPARTMENT = '/api/Admin/Department';
export const VACANCY = '/api/Admin/Vacancy';
export const APPLICATION = '/api/Admin/ApplicationForVacancy';

/** A whole vacancy as the form sends it. */
export const vacancyDraft = (more: object = {}) => ({
  id: 0,
  departmentId: null,
  departmentNameRu: '',
  status: 'Открыта',
  titleRu: 'Бухгалтер',
  textRu: '<p>Текст</p>',
  titleUz: 'Buxgalter',
  textUz: '<p>Matn</p>',
  titleEn: 'Accountant',
  textEn: '<p>Text</p>',
  linkForTesting: 'https://test.example.uz/1',
  dateOfTesting: '2026-11-21',
  expireDate: '2026-11-20',
  ...more,
});

/** Saves a vacancy. @returns its id */
export async function addVacancy(server: TestServer, more: object = {}): Promise<number> {
  const { body } = await server.as('kadry', 'POST', `${VACANCY}/UpdateOrAdd`, vacancyDraft(more));
  return body.data.id;
}

type NewApplication = Partial<typeof applications.$inferInsert>;

/** Writes an application as the public site does. @returns its id */
export async function addApplication(server: TestServer, vacancyId: number, more: NewApplication = {}) {
  const now = new Date();
  const [row] = await server.db
    .insert(applications)
    .values({
      vacancyId,
      pinfl: '31505850170034',
      fullName: 'Каримова Дилноза Рустамовна',
      email: 'dilnoza@mail.example.uz',
      date: '2026-11-01',
      status: 'Новая',
      createdAt: now,
      updatedAt: now,
      ...more,
    })
    .returning({ id: applications.id });
  return row?.id ?? 0;
}

/** A vacancy with one application. @returns the id of the latter */
export async function addApplicant(server: TestServer, more: NewApplication = {}, vacancy: object = {}) {
  return await addApplication(server, await addVacancy(server, vacancy), more);
}

export const storedApplications = (server: TestServer) => server.db.select().from(applications);
