import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { applications, departments, vacancies as table, VACANCY_STATUSES } from '../../db/schema.ts';
import { invalid } from '../../lib/apiError.ts';
import { answering, idOrNone, statusIn } from '../../lib/fields.ts';
import { counted } from '../../lib/plural.ts';
import {
  dayOrNone,
  type Field,
  linkField,
  ownFields,
  readOnly,
  richTextField,
} from '../../records/recordFields.ts';
import type { KindRoutes } from '../../records/recordRoutes.ts';
import { type Register, registerRoutes } from '../../records/register.ts';

/** A dropdown may send digits, or '' while nothing is chosen. */
const departmentId = idOrNone('Ожидается номер отдела.').nullish();

/** A day, which is '' in the answer where there is none. */
const dayOrEmpty = (column: Field['column']): Field => ({
  column,
  draft: dayOrNone,
  answer: z.preprocess((value) => value ?? '', z.string()),
});

/** Vacancies, newest first (part 2, §3). The department's name is the current one, and no part of revisions. */
const vacancies: Register = {
  table,
  fields: {
    ...ownFields(table, {
      departmentId: { column: table.departmentId, draft: departmentId, answer: z.number().nullable() },
      status: {
        column: table.status,
        draft: statusIn(VACANCY_STATUSES).transform((status) => status || undefined),
        answer: z.string(),
      },
      textRu: richTextField(table.textRu),
      textUz: richTextField(table.textUz),
      textEn: richTextField(table.textEn),
      linkForTesting: linkField(table.linkForTesting),
      dateOfTesting: dayOrEmpty(table.dateOfTesting),
      expireDate: dayOrEmpty(table.expireDate),
    }),
    departmentNameRu: {
      ...readOnly(
        sql`coalesce((select name_ru from ${departments} where ${departments}.id = ${table.departmentId}), '')`,
        z.string(),
      ),
      isDerived: true,
    },
  },
  order: [desc(table.id)],
  title: (state) => String(state.titleRu),
  initial: { status: VACANCY_STATUSES[0] },
  dependsOn: ['departments'],
  // locks the department until the transaction ends
  async check(tx: Database, { departmentId: id }) {
    if (typeof id !== 'number') return;
    const query = tx.select({ id: departments.id }).from(departments).where(eq(departments.id, id));
    const [found] = await query.for('key share');
    if (!found) throw invalid('departmentId', 'Такого отдела нет. Возможно, его уже удалили.');
  },
  // a vacancy with applications cannot be deleted
  usedBy: {
    column: applications.vacancyId,
    refusal: (count) =>
      `Нельзя удалить вакансию: на неё есть ${counted(count, ['заявка', 'заявки', 'заявок'])}. Её можно закрыть.`,
  },
};

/** The calls of vacancies (part 2, §7). */
export const vacancyRoutes: KindRoutes = async (app, options) => {
  await app.register(registerRoutes(vacancies, 'GetVacancies'), options);
  const schema = { response: answering(z.array(z.string())) };
  app.get(`${options.path}/GetStatuses`, { schema }, async () => ({ data: [...VACANCY_STATUSES] }));
};
