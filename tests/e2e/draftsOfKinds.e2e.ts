import { written } from './support/drafts.ts';
import { saveItem } from './support/registers.ts';
import { field, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const continued = /^Продолжить: /;

/** One kind of each family, an item of it and its field; the fund, whose lists are saved whole, has tests of its own. */
const KINDS = [
  {
    kind: 'news',
    area: 'News',
    item: { posted: '2026-03-05', news: [{ language: 'ru', title: 'Было', description: '<p>Текст</p>' }] },
    label: 'Заголовок',
  },
  {
    kind: 'videos',
    area: 'Video',
    item: { posted: '2026-03-05', videos: [{ id: 0, language: 'ru', title: 'Было', urlVideo: '' }] },
    label: 'Заголовок',
  },
  { kind: 'glossary', area: 'Glossary', item: { keyWordRu: 'Было' }, label: 'Ключевое слово' },
  {
    kind: 'vacancies',
    area: 'Vacancy',
    item: { titleRu: 'Было', status: 'Открыта', expireDate: '2026-12-01' },
    label: 'Заголовок',
  },
  {
    kind: 'homeStatistic',
    area: 'Statistic',
    item: { trustManagers: '10' },
    label: 'Доверительные управляющие инвестиционными активами',
  },
];

/** A figure too, for the statistics. */
const MINE = '30';

const formOf = (kind: string, id: number) =>
  `/dashboard/${kind === 'homeStatistic' ? kind : `${kind}/${id}`}`;

test('a draft of each kind is kept over a new sign-in, a closed tab and another user', async ({
  page,
  startSession,
}) => {
  await page.clock.install();
  await startSession();
  const items = [];
  for (const each of KINDS)
    items.push({ ...each, id: await saveItem(page, each.area, { id: 0, ...each.item }) });

  // a session that nobody uses ends before their eyes, and its text stays
  for (const [at, { kind, label, id }] of items.entries()) {
    const isAtRest = page.waitForResponse('**/Review/GetCount');
    await page.goto(formOf(kind, id));
    await field(page, label).fill(MINE);
    await expect.poll(async () => (await written(page)).length, kind).toBe(at + 1);
    await isAtRest;
    await page.clock.fastForward('01:01:00');
    await expect(page.getByText(/^Сеанс закончился\. Введённое остаётся/), kind).toBeVisible();
    await expect(field(page, label), kind).toHaveValue(MINE);
  }

  // the tab is killed, and somebody else sits down
  const next = await page.context().newPage();
  const devtools = await page.context().newCDPSession(page);
  const killed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => undefined);
  await killed;
  await startSession('kadry', next);
  await next.goto('/dashboard/account');
  await expect(main(next).getByText('0 черновиков')).toBeVisible();
  const names = (await written(next)).map((row) => row.replace(/"content":.*/, ''));
  expect(names.join()).not.toMatch(/news|videos|glossary|admin|depository/i);

  // a token that ended meanwhile is told by a 401
  await startSession('admin', next);
  await next.goto('/dashboard');
  await expect(next.getByRole('link', { name: continued })).toHaveCount(items.length);
  await next.route('**/UpdateOrAdd', (route) => route.fulfill({ status: 401, json: { message: '' } }));
  for (const { kind, label, id } of items) {
    await next.goto(formOf(kind, id));
    await next.getByRole('button', { name: 'Восстановить черновик' }).click();
    await expect(field(next, label), kind).toHaveValue(MINE);
    await next.getByRole('button', { name: 'Изменить', exact: true }).click();
    await expect(next.getByRole('button', { name: 'Войти' }), kind).toBeVisible();
    await startSession('admin', next);
  }
  await next.goto('/dashboard');
  await expect(next.getByRole('link', { name: continued })).toHaveCount(items.length);
});
