import type { Database } from '../db/database.ts';
import { applications, departments, vacancies } from '../db/schema.ts';
import type { FileStore } from '../files/store.ts';
import { postedDay } from './calendar.ts';
import { html, parsed } from './markup.ts';
import { sampleApplications } from './personnel/applications.ts';
import { sampleDepartments } from './personnel/departments.ts';
import { sampleResumes } from './personnel/resumes.ts';
import { sampleVacancies } from './personnel/vacancies.ts';
import type { PreparedFiles } from './preparedFiles.ts';
import { addFileRows, type NewFile, storedPdf } from './sampleUploads.ts';

interface Dependencies {
  db: Database;
  fileStore: FileStore;
  prepared: PreparedFiles;
  createdBy: number;
  today: string;
}

const dayIn = (days: number, today: string) => postedDay({ daysAgo: -days }, today);
const morningOf = (day: string) => new Date(`${day}T05:00:00Z`);
const earlier = (day: string, other: string) => (day < other ? day : other);

const authored = (day: string, createdBy: number) => ({
  createdAt: morningOf(day),
  updatedAt: morningOf(day),
  createdBy,
  updatedBy: createdBy,
});

/** @returns the id of each department by its code */
async function seedDepartments({ db, createdBy, today }: Dependencies) {
  const rows = sampleDepartments.map((each) => ({ ...each, ...authored(dayIn(-300, today), createdBy) }));
  const added = await db
    .insert(departments)
    .values(rows)
    .returning({ id: departments.id, code: departments.code });
  return new Map<string, number>(added.map(({ id, code }) => [code, id]));
}

/** @returns the ids in the order of the sample */
async function seedVacancies({ db, createdBy, today }: Dependencies, departmentIds: Map<string, number>) {
  const rows = sampleVacancies.map(({ department, status, test, testingInDays, expiresInDays, texts }) => {
    const [ru, uz, en] = [parsed(texts.ru), parsed(texts.uz), parsed(texts.en)];
    const addedOn = earlier(dayIn(expiresInDays - 40, today), today);
    return {
      departmentId: departmentIds.get(department),
      status,
      titleRu: ru.title,
      titleUz: uz.title,
      titleEn: en.title,
      textRu: html(ru),
      textUz: html(uz),
      textEn: html(en),
      linkForTesting: `https://test.example.uz/vacancy/${test}`,
      dateOfTesting: dayIn(testingInDays, today),
      expireDate: dayIn(expiresInDays, today),
      ...authored(addedOn, createdBy),
    };
  });
  const added = await db.insert(vacancies).values(rows).returning({ id: vacancies.id });
  return added.map(({ id }) => id);
}

/** One file row for each applicant, all of one trade sharing the same bytes. */
async function resumeRows({ fileStore, prepared }: Dependencies): Promise<NewFile[]> {
  const stored: NewFile[] = [];
  for (const text of sampleResumes)
    stored.push(await storedPdf(fileStore, await prepared.pdf('ru', text), ''));
  return sampleApplications.flatMap(({ resume, resumeName }) => {
    const bytes = stored[resume];
    return bytes ? { ...bytes, kind: 'resume' as const, name: resumeName } : [];
  });
}

async function seedApplications(dependencies: Dependencies, vacancyIds: number[]) {
  const { db, createdBy, today } = dependencies;
  const files = await resumeRows(dependencies);
  const fileIds = await addFileRows(db, createdBy, files);
  const rows = sampleApplications.flatMap((application, i) => {
    const vacancyId = vacancyIds[application.vacancy];
    const file = files[i];
    if (!vacancyId || !file) return [];
    const { pinfl, fullName, email, daysBeforeEnd, result, status } = application;
    const end = sampleVacancies[application.vacancy]?.expiresInDays ?? 0;
    // of a vacancy that is still open, people have applied up to today
    const date = dayIn(Math.min(end, 5) - daysBeforeEnd, today);
    const answeredAt = morningOf(earlier(postedDay({ daysAgo: -4 }, date), today));
    return {
      vacancyId,
      pinfl,
      fullName,
      email,
      date,
      result,
      status,
      resumeFileId: fileIds.get(file),
      linkSentAt: status === 'Приглашена' ? answeredAt : null,
      rejectionSentAt: status === 'Отклонена' ? answeredAt : null,
      ...authored(date, createdBy),
    };
  });
  await db.insert(applications).values(rows);
}

/** Adds departments, vacancies and the applications for them. */
export const seedPersonnel = async (dependencies: Dependencies): Promise<void> => {
  const departmentIds = await seedDepartments(dependencies);
  const vacancyIds = await seedVacancies(dependencies, departmentIds);
  await seedApplications(dependencies, vacancyIds);
};
