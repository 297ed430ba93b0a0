import { z } from 'zod';
import { departments as table, vacancies } from '../../db/schema.ts';
import { invalid } from '../../lib/apiError.ts';
import { shortText } from '../../lib/fields.ts';
import { counted } from '../../lib/plural.ts';
import { ownFields } from '../../records/recordFields.ts';
import type { Register } from '../../records/register.ts';

const code = shortText
  .nullable()
  .transform((value) => value ?? '')
  .optional();

/** The departments of vacancies, in the order in which they were added. */
export const departments: Register = {
  table,
  fields: ownFields(table, { code: { column: table.code, draft: code, answer: z.string() } }),
  order: [table.id],
  duplicate: () => invalid('code', 'Код уже занят другим отделом.'),
  usedBy: {
    column: vacancies.departmentId,
    refusal: (count) =>
      `Нельзя удалить отдел: в нём ${counted(count, ['вакансия', 'вакансии', 'вакансий'])}. Сначала удалите вакансии или выберите в них другой отдел.`,
  },
};
