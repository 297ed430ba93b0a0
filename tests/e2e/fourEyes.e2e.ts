import type { Locator } from '@playwright/test';
import { newsDraft } from '../support/serverPublications.ts';
import { expectAccessible, expectSound } from './support/axe.ts';
import { callAs, secondAdmin } from './support/colleague.ts';
import { editButton, input, LIST, latest, rowOf } from './support/fund.ts';
import { callApi, choose, expectToast, field, main, openInside } from './support/screens.ts';
import { expect, type Page, type SessionEntries, signInByCall, sitDown, test } from './support/test.ts';

const NEWS = '/api/Admin/News';
const STATISTIC = '/api/Admin/Statistic';
const QUEUE = '/dashboard/review';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Approves what replaces something, after the question. */
const approveKnowingly = async (page: Page) => {
  await button(page, 'Подтвердить').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить' }).click();
};

/** Each amount that differs stands in one line, under the others' last digits. */
const expectWholeAmounts = async (place: Locator) => {
  const amounts = place.locator('td:nth-of-type(3) :is(ins, del)');
  await expect(amounts).not.toHaveCount(0);
  const looks = await amounts.evaluateAll((all) =>
    all.map((each) => {
      const { textAlign, fontSize } = getComputedStyle(each);
      return { textAlign, isOneLine: each.getBoundingClientRect().height < 2 * Number.parseFloat(fontSize) };
    }),
  );
  expect(looks).toEqual(looks.map(() => ({ textAlign: 'right', isOneLine: true })));
};

/** Two administrators, of whom the first sits at the page. */
const begin = async (page: Page) => {
  const own = await signInByCall(page, 'admin');
  await sitDown(page, own);
  return { own, anvar: await secondAdmin(page, own) };
};

const saveNews = async (page: Page, who: SessionEntries, draft: object): Promise<number> =>
  (await callAs(page, who, `${NEWS}/UpdateOrAdd`, draft)).id;

const publishedTitle = async (page: Page, who: SessionEntries, id: number) => {
  const items: { id: number; news: { title: string }[] }[] = await callAs(
    page,
    who,
    `${NEWS}/GetAllPublished`,
  );
  return items.find((item) => item.id === id)?.news[0]?.title;
};

/** Everything that the readiness list can find fault with. */
const faulty = {
  ...newsDraft('', { posted: '2099-01-01', isReferToCorruption: true }),
  news: [
    {
      language: 'ru',
      title: 'Не готово',
      description: '<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><a href="">здесь</a></p>',
    },
    { language: 'uz', title: 'Янги тартиб', description: '<p><a href="https://cbu">bu yerda</a></p>' },
    { language: 'en', title: '', description: '' },
  ],
};

const REMARKS = [
  'Нет версии на английском',
  'Переводы актуальны',
  'Заголовок на русском короткий (9): меньше 10 знаков мало говорят о содержании',
  'Пустых текстов нет',
  'В русском тексте 1 картинка без описания: № 1',
  '1 ссылка на русском никуда не ведёт: «здесь»',
  '1 ссылка на узбекском с неверным адресом: «bu yerda»',
  'Нет обложки',
  'Нет PDF-документа',
  'Дата публикации ещё не наступила: 01.01.2099. Публикацию она не откладывает',
  'Отмечено как антикоррупция, но в тексте о ней не сказано',
  'Кириллица в узбекском тексте',
  'Открытых комментариев нет',
];

test('an edit of what is published waits for a second person, who approves the version that was read', async ({
  page,
}) => {
  const { own, anvar } = await begin(page);
  await page.goto('/dashboard/rules');
  for (const name of [
    'Правки опубликованного ждут подтверждения',
    'Нельзя подтверждать собственные правки',
  ]) {
    const rule = main(page).getByRole('switch', { name });
    await rule.click();
    if (name.startsWith('Нельзя'))
      await page.getByRole('alertdialog').getByRole('button', { name: 'Включить' }).click();
    // both wait for the depository's answer
    await expect(rule).toBeChecked();
    await expect(rule).toBeEditable();
  }
  await expect(main(page).getByText(/^Включено: Дилноза Рахимова/)).toHaveCount(2);

  const id = await saveNews(page, anvar, newsDraft('Порядок хранения'));
  await callAs(page, own, `${NEWS}/AllowToPublish${id}`);
  await saveNews(page, anvar, newsDraft('Новый порядок', { id }));
  const notReady = await saveNews(page, anvar, faulty);
  expect(await publishedTitle(page, own, id)).toBe('Порядок хранения ru');
  await openInside(page, '/dashboard/allNews');
  await page.getByRole('searchbox', { name: 'Поиск по заголовку' }).fill('Порядок хранения');
  const row = main(page).getByRole('row').filter({ hasText: 'Порядок хранения ru' });
  await expect(row).toContainText('Есть правка, ждёт подтверждения');
  await row.getByRole('link').first().click();
  await expect(field(page, 'Заголовок')).toHaveValue('Новый порядок ru');

  await openInside(page, QUEUE);
  await choose(page, 'Раздел', 'Новости');
  await choose(page, 'Кто правил', 'Анвар Каримов');
  await choose(page, 'Ждёт', 'от 7 дней');
  await expect(page.getByText('По этим фильтрам ничего не ждёт проверки.')).toBeVisible();
  await button(page, 'Сбросить фильтры').click();
  await choose(page, 'Кто правил', 'Анвар Каримов');
  await expect(main(page).locator('.row-title')).toHaveCount(2);
  const first = main(page).getByRole('row').filter({ hasText: 'Новый порядок' });
  await expect(first).toContainText('Заменит опубликованное');
  await first.getByRole('link').click();
  await expect(page.getByText('1 из 2')).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heading(page)).toHaveText('Не готово');
  const readiness = page.getByRole('region', { name: 'Готовность' });
  await readiness.getByText(/^Остальное в порядке: \d$/).click();
  for (const remark of REMARKS)
    await expect(readiness.getByRole('listitem').filter({ hasText: remark })).toHaveCount(1);
  await readiness.getByRole('button', { name: 'Показать картинку № 1' }).click();
  await expect(main(page).getByRole('article').locator('img:focus')).toBeInViewport();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(heading(page)).toHaveText('Новый порядок ru');

  await page.getByRole('tab', { name: /^Что изменится/ }).click();
  const changes = page.getByRole('tabpanel', { name: /^Что изменится/ });
  await expect(changes.locator('ins').filter({ hasText: 'Новый' })).toHaveCount(6);
  await expectSound(page, 'what an edit changes on the site');
  // as the buttons of pictures without a description do, too
  await page.keyboard.press('Alt+2');
  await expect(page.getByRole('tab', { name: 'На узбекском', selected: true })).toBeVisible();
  await expect(main(page).getByRole('article')).toContainText('Новый порядок uz');

  await saveNews(page, anvar, newsDraft('Исправленный порядок', { id }));
  await approveKnowingly(page);
  const newer = page.getByRole('group', { name: /^Пока вы читали.*Анвар Каримов/ });
  await expect(newer.locator('ins').first()).toContainText('Исправленный');
  await expectSound(page, 'what was changed while one read');
  await newer.getByRole('button', { name: 'Показать новую версию' }).click();
  await expect(heading(page)).toHaveText('Исправленный порядок ru');
  await approveKnowingly(page);
  await expectToast(page, 'Новость успешно добавлена');
  expect(await publishedTitle(page, own, id)).toBe('Исправленный порядок ru');

  const mine = await saveNews(page, own, newsDraft('Своя запись'));
  await openInside(page, `${QUEUE}/news/${mine}`);
  await expect(heading(page)).toHaveText('Своя запись ru');
  const approve = button(page, 'Подтвердить');
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expect(approve).toHaveAccessibleDescription(/Вы сами правили эту запись.*Анвар Каримов/);
  await expectSound(page, 'an item that one has written');

  await sitDown(page, anvar);
  await page.goto(`${QUEUE}/news/${mine}`);
  await approve.click();
  await expectToast(page, 'Новость успешно добавлена');
  expect(await publishedTitle(page, own, mine)).toBe('Своя запись ru');
  for (const each of [own, anvar])
    await callAs(page, each, '/api/Admin/Review/SetRules', { edits: false, fourEyes: false });
  // no news of which other tests find what is wrong with it
  await callApi(page, `${NEWS}/Delete${notReady}`, 'DELETE');
});

test('changes of the fund and of the figures wait for a second person, are in force when approved, and given back with a note', async ({
  page,
}) => {
  const { own, anvar } = await begin(page);
  await callAs(page, own, '/api/Admin/Review/SetRules', { fourEyes: true });
  const before = await latest(page, 'UZS');
  const [{ name, fund } = { name: '', fund: 0 }] = before;
  await page.goto(LIST);
  await expect(
    main(page).getByText(/подтвердит другой администратор\. Кто может подтвердить: .*Анвар Каримов/),
  ).toBeVisible();
  await editButton(page, name).click();
  await input(page, 'Сумма').fill('123456,78');
  await button(page, 'Сохранить').click();
  await expectToast(page, 'Отправлено на подтверждение. До подтверждения действует прежний список.');
  await expect(main(page).getByText(/^Изменения ждут подтверждения: Дилноза Рахимова/)).toBeVisible();
  await expect(rowOf(page, name)).not.toContainText(/123.456,78/);
  expect(await latest(page, 'UZS')).toEqual(before);
  await expectSound(page, 'the fund, of which something waits');

  await callAs(page, own, `${STATISTIC}/UpdateOrAdd`, { issuers: '4321' });
  await openInside(page, QUEUE);
  await choose(page, 'Раздел', 'Гарантийный фонд');
  await expect(main(page).getByRole('link', { name: 'Гарантийный фонд, UZS' })).toBeVisible();
  const select = main(page).getByRole('checkbox', { name: 'Выбрать: Гарантийный фонд, UZS' });
  await expect(select).toHaveAccessibleDescription(/Вы сами правили эту запись.*Анвар Каримов/);
  await expectSound(page, 'a queue with changes of the fund');

  await sitDown(page, anvar);
  await page.goto(QUEUE);
  await choose(page, 'Раздел', 'Гарантийный фонд');
  await main(page).getByRole('link', { name: 'Гарантийный фонд, UZS' }).click();
  await expect(heading(page)).toHaveText('Гарантийный фонд, UZS');
  const changed = main(page).getByRole('row').filter({ hasText: name });
  await expect(changed.locator('ins').last()).toHaveText(/123.456,78/);
  await expectSound(page, 'a change of the fund');

  const [waits] = await callAs(page, own, '/api/Admin/GuaranteeFund/GetLastUZSForAdd');
  await callAs(page, own, '/api/Admin/GuaranteeFund/Edit', { ...waits, fund: 12_345_678_901.5 });
  await approveKnowingly(page);
  const newer = page.getByRole('group', { name: /^Пока вы читали.*Дилноза Рахимова/ });
  await expect(newer.locator('ins')).toHaveText(/12.345.678.901,50/);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of [newer, page.getByRole('group', { name: 'Участники' }).last()])
    await expectWholeAmounts(place);
  await page.setViewportSize({ width: 1440, height: 900 });
  await newer.getByRole('button', { name: 'Показать новую версию' }).click();
  await approveKnowingly(page);
  await expectToast(page, 'Изменения подтверждены и действуют');
  const [inForce] = await latest(page, 'UZS');
  expect(inForce).toMatchObject({ name, fund: 12_345_678_901.5 });
  expect(fund).not.toBe(12_345_678_901.5);

  await openInside(page, `${QUEUE}/statistics/1`);
  await expect(page.getByRole('group', { name: 'Эмитенты акций' })).toContainText('Стало4321');
  await expectSound(page, 'a change of the figures');
  await button(page, 'Вернуть с замечанием').click();
  const dialog = page.getByRole('dialog', { name: 'Вернуть с замечанием' });
  await dialog.getByLabel('Замечание').fill('Откуда числа?');
  await expectAccessible(page, 'the note to a change of the figures');
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expectToast(page, 'Запись возвращена автору');

  await sitDown(page, own);
  await page.goto('/dashboard/homeStatistic');
  await expect(main(page).getByText('Откуда числа?')).toBeVisible();
  await expect(page.getByLabel('Эмитенты акций')).not.toHaveValue('4321');
  await expectSound(page, 'figures that were given back');
  await button(page, 'История').click();
  const past = page.getByRole('dialog', { name: 'История изменений' });
  await expect(past.getByRole('listitem').filter({ hasText: 'Предложено' }).first()).toBeVisible();
  for (const each of [own, anvar])
    await callAs(page, each, '/api/Admin/Review/SetRules', { fourEyes: false });
});
