import type { VacancyStatus } from '../../db/schema.ts';
import type { Texts } from '../samplePublication.ts';
import type { DepartmentCode } from './departments.ts';
import { officeVacancies } from './officeVacancies.ts';
import { technicalVacancies } from './technicalVacancies.ts';

/** One vacancy of the first content. Its days are counted from the day of the first start. */
export interface SampleVacancy {
  department: DepartmentCode;
  status: VacancyStatus;
  /** The end of the address of its test. */
  test: string;
  testingInDays: number;
  expiresInDays: number;
  /** How many people have applied. */
  applicants: number;
  /** In the notation of `markup.ts`. */
  texts: Texts;
}

/** Oldest first. */
export const sampleVacancies: readonly SampleVacancy[] = [...officeVacancies, ...technicalVacancies];
