import { expectAccessible, expectSound } from './support/axe.ts';
import { tenthOfNextMonth } from './support/days.ts';
import { main, openInside, postApi } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const NEWS = '/api/Admin/News';

const dayOf = (month: string, day: number) => `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;

const scheduled = async (page: Page, title: string, day: string, time: string) => {
  const news = ['ru', 'uz', 'en'].map((language) => ({ language, title, description: `<p>${title}</p>` }));
  const { id, version } = await postApi(page, `${NEWS}/UpdateOrAdd`, { id: 0, posted: '2026-03-05', news });
  await postApi(page, '/api/Admin/Schedule/Set', { kind: 'news', id, version, act: 'publish', day, time });
};

test('the calendar shows what waits on its day, and takes it to another by mouse and by keys', async ({
  page,
  startSession,
}) => {
  await startSession();
  const month = tenthOfNextMonth();
  await scheduled(page, 'Дивиденды за год', dayOf(month, 10), '09:00');
  await scheduled(page, 'Новый порядок хранения', dayOf(month, 10), '18:30');
  await page.goto('/dashboard/schedule');
  await expect(main(page).getByText('В эти дни ничего не назначено.')).toBeVisible();
  await page.getByRole('button', { name: 'Следующий месяц' }).click();
  const cell = (day: number) => main(page).locator(`td:has(time[datetime="${dayOf(month, day)}"])`);
  await expect(cell(10)).toContainText('09:00');
  await expect(cell(10)).toContainText('Новый порядок хранения');

  await main(page).getByRole('listitem').filter({ hasText: 'Дивиденды' }).dragTo(cell(16));
  await expect(cell(16)).toContainText('Дивиденды за год');
  await expect(cell(16)).toContainText('09:00');
  await expect(cell(10)).not.toContainText('Дивиденды');
  await page.getByRole('button', { name: 'Вернуть на прежний день' }).click();
  await expect(cell(10)).toContainText('Дивиденды за год');

  const handle = main(page).getByRole('button', { name: /^Перенести: Новый порядок/ });
  await handle.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Перенести на другой день' });
  await dialog.getByLabel('День').fill(dayOf(month, 18));
  await expectAccessible(page, 'the question for another day');
  await page.keyboard.press('Enter');
  await expect(cell(18)).toContainText('Новый порядок хранения');
  await expect(cell(18)).toContainText('18:30');
  await expectSound(page, 'the calendar');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main(page).getByRole('table')).toHaveCount(0);
  const eighteenth = main(page).getByRole('region', { name: /^18 / });
  await eighteenth.getByRole('link', { name: 'Новый порядок хранения' }).click();
  await expect(page.getByRole('heading', { name: 'Форма добавления новости' })).toBeVisible();
  await page.getByRole('button', { name: 'Расписание' }).click();
  const panel = page.getByRole('dialog', { name: 'Расписание' });
  await expect(panel.getByText(/^Выйдет .* в 18:30\. Подтверждено/)).toBeVisible();
  await expectSound(page, 'the schedule of a form');
  await panel.getByRole('button', { name: 'Отменить: Публикация' }).click();
  await expect(panel.getByText(/снята с расписания: отменено \(Дилноза Рахимова\)/)).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await openInside(page, '/dashboard/allNews');
  await page.getByRole('tab', { name: 'В ожидании' }).click();
  await page.getByRole('searchbox', { name: 'Поиск по заголовку' }).fill('Дивиденды за год');
  const [year, inMonth, day] = dayOf(month, 10).split('-');
  await expect(main(page).getByRole('row').filter({ hasText: 'Дивиденды за год' })).toContainText(
    // in December the next month is of another year, which is told
    new RegExp(`выйдет ${day}\\.${inMonth}(\\.${year})? в 09:00`),
  );
});

test('a day that refuses says why until the next one is tried', async ({ page, startSession }) => {
  await startSession();
  const month = tenthOfNextMonth();
  await scheduled(page, 'Итоги торгов', dayOf(month, 10), '09:00');
  // the first days of a month are over there
  await page.route('**/Schedule/GetBetween*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({
      response,
      json: { data: { ...data, now: { ...data.now, day: dayOf(month, 5) } } },
    });
  });
  await page.goto('/dashboard/schedule');
  const cell = (day: number) => main(page).locator(`td:has(time[datetime="${dayOf(month, day)}"])`);
  const card = main(page).getByRole('listitem').filter({ hasText: 'Итоги торгов' });
  const refusal = main(page).getByRole('alert').filter({ hasText: 'Этот день уже прошёл' });

  await card.dragTo(cell(3));
  await expect(refusal).toBeVisible();
  const [from, to] = [await card.boundingBox(), await cell(17).boundingBox()];
  if (!from || !to) throw new Error('The calendar is not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + to.height * 0.8, { steps: 8 });
  await expect(cell(17)).toHaveClass(/is-over/);
  await page.mouse.up();
  await expect(cell(17)).toContainText('Итоги торгов');
  await expect(refusal).toHaveCount(0);
});

test('where something was moved to is told beside every control of the calendar', async ({
  page,
  startSession,
}) => {
  await startSession();
  const month = tenthOfNextMonth();
  const title =
    'О порядке выплаты дивидендов владельцам акций, права на которые учтены номинальным держателем';
  for (const day of [1, 2, 3, 4, 5, 6, 7, 10]) await scheduled(page, title, dayOf(month, day), '09:00');
  await page.goto('/dashboard/schedule');
  await page.getByRole('button', { name: 'Следующий месяц' }).click();
  const cell = (day: number) => main(page).locator(`td:has(time[datetime="${dayOf(month, day)}"])`);
  await cell(10).getByRole('listitem').filter({ hasText: title }).dragTo(cell(16));
  const undo = page.getByRole('button', { name: 'Вернуть на прежний день' });
  // it goes by and by where nobody is in it
  await undo.focus();
  const covered = () =>
    main(page)
      .locator('a, button')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { x, y, width, height } = control.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return top && !control.contains(top);
          })
          .map((control) => control.ariaLabel ?? control.textContent),
      );
  for (const width of [1440, 1200, 900, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(covered, `covered at ${width} px`).toEqual([]);
    await expect(undo).toBeVisible();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Сегодня' }).click();
  await undo.click();
  await page.getByRole('button', { name: 'Следующий месяц' }).click();
  await expect(cell(10)).toContainText(title);
});
