import type { ApplicationStatus, VacancyStatus } from '../../db/schema.ts';
import { samplePerson } from './people.ts';
import { sampleVacancies } from './vacancies.ts';

export interface SampleApplication {
  /** Which of the sample vacancies it is for. */
  vacancy: number;
  pinfl: string;
  fullName: string;
  email: string;
  /** How long before the vacancy's last day it came. */
  daysBeforeEnd: number;
  result: string;
  status: ApplicationStatus;
  /** Which of the sample résumés it has. */
  resume: number;
  resumeName: string;
}

/** The two trades that apply for each vacancy, as places among the résumés. */
const TRADES = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [8, 9],
  [9, 10],
  [7, 11],
  [5, 1],
];

type Outcome = Pick<SampleApplication, 'status' | 'result'>;

const inOpenVacancy: Outcome[] = [
  { status: 'Новая', result: '' },
  { status: 'Приглашена', result: '' },
  { status: 'Новая', result: '' },
  { status: 'Приглашена', result: '84 из 100, рекомендован к собеседованию' },
  { status: 'Отклонена', result: 'Нет опыта, указанного в требованиях' },
  { status: 'Приглашена', result: '61 из 100, можно пригласить повторно' },
  { status: 'Новая', result: 'Просит перезвонить после 18:00' },
];

const inClosedVacancy: Outcome[] = [
  { status: 'Неактивна', result: '73 из 100, в кадровый резерв' },
  { status: 'Отклонена', result: 'На тестирование не пришёл' },
  { status: 'Неактивна', result: '58 из 100' },
  { status: 'Приглашена', result: '92 из 100, принят на работу' },
  { status: 'Неактивна', result: '' },
];

const outcomeOf = (vacancyStatus: VacancyStatus, index: number): Outcome => {
  const outcomes = vacancyStatus === 'Открыта' ? inOpenVacancy : inClosedVacancy;
  return outcomes[index % outcomes.length] ?? { status: 'Новая', result: '' };
};

/** Everybody who applied, vacancy by vacancy. */
export const sampleApplications: readonly SampleApplication[] = sampleVacancies
  .flatMap(({ applicants, status }, vacancy) =>
    Array.from({ length: applicants }, (_, index) => ({ vacancy, index, outcome: outcomeOf(status, index) })),
  )
  .map(({ vacancy, index, outcome }, number) => {
    const { pinfl, fullName, shortName, email } = samplePerson(number);
    return {
      vacancy,
      pinfl,
      fullName,
      email,
      daysBeforeEnd: 6 + ((index * 3) % 25),
      ...outcome,
      resume: TRADES[vacancy]?.[index % 2] ?? 0,
      resumeName: `Резюме ${shortName}pdf`,
    };
  });
