import type { Page } from '@playwright/test';
import { callApi, main } from './screens.ts';
import { expect } from './test.ts';

export interface ApplicationRow {
  id: number;
  vacancyId: number;
  pinfl: string;
  fullName: string;
  email: string;
  result: string;
  status: string;
  applicationForVacancyFileName: string | null;
  linkSentAt: string | null;
}

interface VacancyRow {
  id: number;
  titleRu: string;
  expireDate: string;
  dateOfTesting: string;
}

export const VACANCIES = '/dashboard/allVacancy';
export const APPLICATIONS = '/dashboard/applicationForVacancies';

export const vacanciesOf = (page: Page): Promise<VacancyRow[]> =>
  callApi(page, '/api/Admin/Vacancy/GetVacancies');

export const applicationsOf = (page: Page, vacancyId: number): Promise<ApplicationRow[]> =>
  callApi(page, `/api/Admin/ApplicationForVacancy/GetByVacancyId/${vacancyId}`);

/** Opens the applications for a vacancy of the first page that has at least so many, one that is wanted on their first page. */
export const openApplications = async (
  page: Page,
  count = 8,
  isWanted: (application: ApplicationRow) => boolean = () => true,
) => {
  await page.goto(VACANCIES);
  await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  for (const vacancy of (await vacanciesOf(page)).slice(0, 7)) {
    const applications = await applicationsOf(page, vacancy.id);
    if (applications.length < count || !applications.slice(0, 7).some(isWanted)) continue;
    await main(page)
      .getByRole('link', { name: `Заявки: ${vacancy.titleRu}`, exact: true })
      .click();
    await expect(page).toHaveURL(APPLICATIONS);
    // the vacancies stand until the applications are there
    await expect(main(page).getByText(`Вакансия № ${vacancy.id}: `)).toBeVisible();
    await expect(main(page).getByRole('row').nth(1)).toBeVisible();
    return { vacancy, applications };
  }
  throw new Error(`No vacancy with ${count} applications such as are wanted`);
};

/** The n-th application as the depository and as the list has it. */
export const applicationAt = (page: Page, applications: readonly ApplicationRow[], at: number) => {
  const application = applications[at];
  if (!application) throw new Error(`No application ${at}`);
  return {
    application,
    row: main(page)
      .getByRole('row')
      .nth(at + 1),
  };
};

/** The requests with a body that the page sends from now on: the last part of their address, and the body. */
export const postsOf = (page: Page) => {
  const posts: { call: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      posts.push({ call: request.url().split('/').at(-1), body: request.postDataJSON() });
  });
  return posts;
};
