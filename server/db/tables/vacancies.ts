import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changes } from './changes.ts';
import { moment, words } from './columns.ts';
import { files } from './files.ts';

/** DECISIONS 17: a new record has the first one. */
export const VACANCY_STATUSES = ['Открыта', 'Закрыта', 'В архиве'] as const;
export const APPLICATION_STATUSES = ['Новая', 'Приглашена', 'Отклонена', 'Неактивна'] as const;
export type VacancyStatus = (typeof VACANCY_STATUSES)[number];
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The departments of vacancies. */
export const departments = pgTable(
  'departments',
  {
    id: serial('id').primaryKey(),
    code: words('code'),
    nameRu: words('name_ru'),
    nameUz: words('name_uz'),
    nameEn: words('name_en'),
    aboutRu: words('about_ru'),
    aboutUz: words('about_uz'),
    aboutEn: words('about_en'),
    ...changes(),
  },
  // forms may send empty fields, so several departments may have no code
  (table) => [uniqueIndex('departments_code').on(table.code).where(sql`${table.code} <> ''`)],
);

/** Texts are sanitised rich text. A department with vacancies cannot be deleted. */
export const vacancies = pgTable(
  'vacancies',
  {
    id: serial('id').primaryKey(),
    departmentId: integer('department_id').references(() => departments.id, { onDelete: 'restrict' }),
    status: text('status').$type<VacancyStatus>().notNull(),
    titleRu: words('title_ru'),
    titleUz: words('title_uz'),
    titleEn: words('title_en'),
    textRu: words('text_ru'),
    textUz: words('text_uz'),
    textEn: words('text_en'),
    linkForTesting: words('link_for_testing'),
    dateOfTesting: date('date_of_testing', { mode: 'string' }),
    expireDate: date('expire_date', { mode: 'string' }),
    ...changes(),
  },
  (table) => [
    index('vacancies_department').on(table.departmentId),
    check('vacancies_status', sql`${table.status} in ('Открыта', 'Закрыта', 'В архиве')`),
  ],
);

/** Applications from the public site. Personal data: `pinfl` is never logged. A column `name_sound` that drizzle does not know is computed. */
export const applications = pgTable(
  'applications',
  {
    id: serial('id').primaryKey(),
    vacancyId: integer('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'restrict' }),
    pinfl: words('pinfl'),
    fullName: words('full_name'),
    email: words('email'),
    date: date('date', { mode: 'string' }).notNull(),
    result: words('result'),
    status: text('status').$type<ApplicationStatus>().notNull(),
    resumeFileId: integer('resume_file_id').references(() => files.id, { onDelete: 'restrict' }),
    /** When each mail was last requested, sent or not. */
    linkSentAt: moment('link_sent_at'),
    rejectionSentAt: moment('rejection_sent_at'),
    ...changes(),
  },
  (table) => [
    index('applications_vacancy').on(
      table.vacancyId,
      table.date.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_resume').on(table.resumeFileId),
    check('applications_status', sql`${table.status} in ('Новая', 'Приглашена', 'Отклонена', 'Неактивна')`),
  ],
);
