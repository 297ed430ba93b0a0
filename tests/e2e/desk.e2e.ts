import { scheduleCalls } from '../../src/dataProvider/scheduleCalls.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { expectSound } from './support/axe.ts';
import { callAs, secondAdmin } from './support/colleague.ts';
import { main } from './support/screens.ts';
import { expect, type Page, signInByCall, sitDown, test } from './support/test.ts';

const NEWS = '/api/Admin/News/UpdateOrAdd';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const waiting = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Ждёт вас' }).getByRole('link', { name: new RegExp(`^${name}`) });

test('the dashboard tells each role what waits for it, and leads there', async ({ page }) => {
  const own = await signInByCall(page, 'admin');
  const anvar = await secondAdmin(page, own);
  const asOwn = (path: string, data: object) => callAs(page, own, path, data);
  const raw = await asOwn(NEWS, newsDraft('Сырая'));
  await callAs(page, anvar, '/api/Admin/Review/Return', { kind: 'news', ...raw, note: 'Нет обложки.' });
  const soon = await asOwn(NEWS, newsDraft('К сроку'));
  const hour = { act: 'publish' as const, day: inDays(3), time: '09:00' };
  const plan = { kind: 'news', ...soon, ...hour };
  const { id: planned } = await asOwn(scheduleCalls.set(plan).path, plan);
  const { id: old } = await asOwn(NEWS, newsDraft('Переведённая'));
  const russian = newsDraft('Переведённая', { id: old });
  Object.assign(russian.news[0] ?? {}, { title: 'Переписанная' });
  await asOwn(NEWS, russian);
  const vacancy = { status: 'Открыта', titleRu: 'Юрист', textRu: '<p>Текст</p>', expireDate: inDays(3) };
  const { id } = await asOwn('/api/Admin/Vacancy/UpdateOrAdd', vacancy);
  const text = '@kadry@depository.uz, посмотрите срок';
  await asOwn('/api/Admin/Comment/Add', { kind: 'vacancies', id, text });

  await sitDown(page, own);
  await page.goto('/dashboard');
  for (const name of ['Ждут вашего подтверждения', 'Выйдут в ближайшие 7 дней', 'Перевод устарел: Новости'])
    await expect(waiting(page, name)).toBeVisible();
  await expectSound(page, 'the dashboard as a desk');
  await waiting(page, 'Вернули вам с замечанием').click();
  await expect(main(page).getByRole('row').filter({ hasText: 'Сырая' })).toContainText(
    'Замечание (Анвар Каримов): Нет обложки.',
  );

  await sitDown(page, await signInByCall(page, 'kadry'));
  await page.goto('/dashboard');
  await expect(waiting(page, 'Вакансии: истекает срок')).toBeVisible();
  await expect(waiting(page, 'Новые заявки на вакансии')).toBeVisible();
  await expectSound(page, 'the desk of personnel');
  await waiting(page, 'Новые заявки на вакансии').click();
  await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  await expectSound(page, 'the applications for all vacancies');
  await main(page).getByRole('searchbox', { name: 'Поиск по ФИО' }).fill('Ничей');
  await expect(main(page).getByText(/^Таких заявок нет/)).toBeVisible();
  await expectSound(page, 'no application found');
  await page.goto('/dashboard');
  const called = page.getByRole('region', { name: 'Вас упомянули в комментариях' });
  await called.getByRole('link', { name: 'Открыть: Юрист' }).click();
  await expect(page.getByRole('dialog', { name: 'Комментарии' })).toContainText('посмотрите срок');

  await sitDown(page, await signInByCall(page, 'audit'));
  await page.goto('/dashboard');
  await expect(waiting(page, 'Обращения за 7 дней')).toBeVisible();
  await expectSound(page, 'the desk of the auditor');
  await waiting(page, 'Журнал действий').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Журнал действий' })).toBeVisible();
  // the calendars of other tests begin empty
  await asOwn('/api/Admin/Schedule/Withdraw', { id: planned });
});
