import { z } from 'zod';
import { departments as table, vacancies } from '../../db/schema.ts';
import { invalid } from '../../lib/apiError.ts';
import { recordDraft, shortText, words } from '../../lib/fields.ts';
import { counted } from '../../lib/plural.ts';
import { asTexts, register } from '../../records/register.ts';

const fields = {
  code: shortText
    .nullable()
    .transform((value) => value ?? '')
    .optional(),
  nameRu: words,
  nameUz: words,
  nameEn: words,
  aboutRu: words,
  aboutUz: words,
  aboutEn: words,
};

/** The departments of vacancies, in the order in which they were added. */
export const departments = register({
  table,
  order: [table.id],
  draft: z.object({ ...recordDraft, ...fields }),
  answer: z.object({ id: z.number(), ...asTexts(fields), version: z.number() }),
  duplicate: () => invalid('code', 'Этот код уже есть у другого отдела.'),
  usedBy: {
    column: vacancies.departmentId,
    refusal: (count) =>
      `Нельзя удалить отдел: в нём ${counted(count, ['вакансия', 'вакансии', 'вакансий'])}.`,
  },
});
