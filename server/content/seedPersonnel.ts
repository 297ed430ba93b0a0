import { applications, departments, onlineAppeals, vacancies } from '../db/schema.ts';
import { daysAfter } from './calendar.ts';
import { html, parsed, type SampleText } from './markdown.ts';
import {
  addFileRows,
  inColumns,
  type NewFile,
  type SeedDependencies,
  storedPdf,
  writtenOn,
} from './uploads.ts';

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

/** Stores each text as a PDF once; who has attached it gets a row of their own for the same bytes. */
async function storedTexts({ fileStore, prepared }: SeedDependencies, texts: Map<string, SampleText>) {
  const stored = new Map<string, NewFile>();
  for (const [name, text] of texts)
    stored.set(name, await storedPdf(fileStore, await prepared.pdf('ru', text), ''));
  return stored;
}

async function seedApplications(
  dependencies: SeedDependencies,
  vacancyOf: Awaited<ReturnType<typeof seedVacancies>>,
) {
  const { db, content, createdBy, today } = dependencies;
  const resumes = await storedTexts(dependencies, content.resumes);
  const files = content.applications.flatMap(({ resume, resumeName }): NewFile[] => {
    const bytes = resumes.get(resume);
    return bytes ? [{ ...bytes, kind: 'resume', name: resumeName }] : [];
  });
  const fileIds = await addFileRows(db, createdBy, files);
  const rows = content.applications.flatMap((application, i) => {
    const { vacancy, daysBeforeEnd, resume: _, resumeName: __, ...rest } = application;
    const [of, file] = [vacancyOf.get(vacancy), files[i]];
    if (!of || !file) return [];
    // of a vacancy that is still open, people have applied up to today
    const date = daysAfter(today, Math.min(of.expiresInDays, 5) - daysBeforeEnd);
    const { createdAt: answeredAt } = writtenOn(earlier(daysAfter(date, 4), today), createdBy);
    return {
      ...rest,
      vacancyId: of.id,
      date,
      resumeFileId: fileIds.get(file),
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
  const { db, content, createdBy, today } = dependencies;
  const attachments = await storedTexts(dependencies, content.attachments);
  const all = content.appeals.map(({ attachment = '', attachmentName = '', daysAgo, ...appeal }) => {
    const bytes = attachments.get(attachment);
    const file: NewFile | undefined = bytes && { ...bytes, kind: 'appeal', name: attachmentName };
    return { file, row: { ...appeal, dateOfSending: daysAfter(today, -daysAgo) } };
  });
  const fileIds = await addFileRows(
    db,
    createdBy,
    all.flatMap(({ file }) => file ?? []),
  );
  await db
    .insert(onlineAppeals)
    .values(all.map(({ file, row }) => ({ ...row, fileId: file && fileIds.get(file) })));
};
