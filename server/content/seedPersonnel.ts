import { applications, departments, onlineAppeals, vacancies } from '../db/schema.ts';
import { daysAfter } from '../lib/days.ts';
import { html, parsed } from './markdown.ts';
import { addFileRows, inColumns, type SeedDependencies, storedPdf, writtenOn } from './uploads.ts';

const earlier = (day: string, other: string) => (day < other ? day : other);

/** @returns the id of each department by its code */
async function seedDepartments({ db, content, createdBy, today }: SeedDependencies) {
  const rows = content.departments.map(({ code, name, about }) => ({
    code,
    ...inColumns('name', name),
    ...inColumns('about', about),
    ...writtenOn(daysAfter(today, -300), createdBy),
  }));
  const added = await db.insert(departments).values(rows).returning();
  return new Map(added.map(({ id, code }) => [code, id]));
}

/** @returns the id of each vacancy and its last day from today on, by the name of its text */
async function seedVacancies(
  { db, content, createdBy, today }: SeedDependencies,
  departmentIds: Map<string, number>,
) {
  const rows = content.vacancies.map(({ department, status, test, testingInDays, expiresInDays, texts }) => {
    const [ru, uz, en] = [parsed(texts.ru), parsed(texts.uz), parsed(texts.en)];
    return {
      departmentId: departmentIds.get(department) ?? 0,
      status,
      ...inColumns('title', { ru: ru.title, uz: uz.title, en: en.title }),
      ...inColumns('text', { ru: html(ru), uz: html(uz), en: html(en) }),
      linkForTesting: `https://test.example.uz/vacancy/${test}`,
      dateOfTesting: daysAfter(today, testingInDays),
      expireDate: daysAfter(today, expiresInDays),
      ...writtenOn(earlier(daysAfter(today, expiresInDays - 40), today), createdBy),
    };
  });
  const added = await db.insert(vacancies).values(rows).returning({ id: vacancies.id });
  return new Map(
    content.vacancies.map(({ text, expiresInDays }, i) => [text, { id: added[i]?.id ?? 0, expiresInDays }]),
  );
}

async function seedApplications(
  dependencies: SeedDependencies,
  vacancyOf: Awaited<ReturnType<typeof seedVacancies>>,
) {
  const { db, content, createdBy, today } = dependencies;
  const resumes = content.applications.map(({ resume, resumeName }) =>
    storedPdf(dependencies, `applications/${resume}.pdf`, resumeName, 'resume'),
  );
  const fileIds = await addFileRows(dependencies, await Promise.all(resumes));
  const rows = content.applications.map((application, i) => {
    const { vacancy, daysBeforeEnd, resume: _, resumeName: __, ...rest } = application;
    const { id: vacancyId = 0, expiresInDays = 0 } = vacancyOf.get(vacancy) ?? {};
    // of a vacancy that is still open, people have applied up to today
    const date = daysAfter(today, Math.min(expiresInDays, 5) - daysBeforeEnd);
    const { createdAt: answeredAt } = writtenOn(earlier(daysAfter(date, 4), today), createdBy);
    return {
      ...rest,
      ...{ vacancyId, date, resumeFileId: fileIds[i] },
      linkSentAt: rest.status === 'Приглашена' ? answeredAt : null,
      rejectionSentAt: rest.status === 'Отклонена' ? answeredAt : null,
      ...writtenOn(date, createdBy),
    };
  });
  await db.insert(applications).values(rows);
}

/** Adds departments, vacancies and the applications for them. */
export const seedPersonnel = async (dependencies: SeedDependencies): Promise<void> => {
  const departmentIds = await seedDepartments(dependencies);
  await seedApplications(dependencies, await seedVacancies(dependencies, departmentIds));
};

/** Adds online appeals, the oldest with the lowest id. */
export const seedAppeals = async (dependencies: SeedDependencies): Promise<void> => {
  const { db, content, today } = dependencies;
  const attachments = content.appeals.map(async ({ attachment, attachmentName = '' }) => {
    if (attachment === undefined) return undefined;
    return await storedPdf(dependencies, `appeals/${attachment}.pdf`, attachmentName, 'appeal');
  });
  const fileIds = await addFileRows(dependencies, await Promise.all(attachments));
  const rows = content.appeals.map(({ attachment: _, attachmentName: __, daysAgo, ...appeal }, i) => ({
    ...appeal,
    dateOfSending: daysAfter(today, -daysAgo),
    fileId: fileIds[i],
  }));
  await db.insert(onlineAppeals).values(rows);
};
