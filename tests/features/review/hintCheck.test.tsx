import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startSchedule } from '../../../server/features/schedule/runner.ts';
import { daysAfter, wallTime } from '../../../server/lib/days.ts';
import { REVIEW, reviewForEach, reviewOf } from '../../support/review.ts';
import { button, screensWith } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const NEWS = '/api/Admin/News';
const FIGURES = '/api/Admin/Statistic';

const { server, dilnoza, anvar, barno } = reviewForEach();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const open = screensWith(server, 'review accounts proposals schedule');
const { switchTo } = reviewOf(anvar, barno);

const publishedTitle = async () => (await anvar('GET', `${NEWS}/GetAllPublished`)).body.data[0].news[0].title;
/** That the save is seen at once by now is said, and nothing is saved. */
const isToldFirst = async (published: string) => {
  await screen.findByText(
    /изменились правила или расписание\. Теперь так: «Изменения сразу появятся на сайте, без подтверждения»\./,
  );
  expect(await publishedTitle()).toBe(published);
};

/** A key is typed into an item on the site, whose edits wait for approval. */
const typeIntoPublished = async (title: string) => {
  await switchTo({ edits: true });
  const { id } = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft(title))).body.data;
  await anvar('GET', `${NEWS}/AllowToPublish${id}`);
  const { user } = await open(`/dashboard/news/${id}`);
  await screen.findByText('Изменения уйдут на подтверждение');
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), '!');
  return { id, user };
};

it('a save stops once where a rule has been switched meanwhile, and tells what it would lead to', async () => {
  const { user } = await typeIntoPublished('Было');
  await switchTo({ edits: false });
  await user.click(await button('Изменить'));
  await isToldFirst('Было ru');
  await user.click(await button('Изменить'));
  await screen.findByText('Новость успешно изменена');
  expect(await publishedTitle()).toBe('Было ru!');
});

it('a form whose save is being checked takes nothing that the save would lack', async () => {
  await switchTo({ edits: true });
  const { id } = (await anvar('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Было'))).body.data;
  await anvar('GET', `${NEWS}/AllowToPublish${id}`);
  const calls = watchFetch(server.fetch);
  const { user } = await open(`/dashboard/news/${id}`, { fetch: calls.fetch });
  await screen.findByText('Изменения уйдут на подтверждение');
  const title = await screen.findByRole('textbox', { name: 'Заголовок' });
  await user.type(title, '!');
  const release = calls.hold('GetRules');
  await user.click(await button('Изменить'));
  await waitFor(() => expect(calls.held('GetRules')).toBe(1));
  await user.type(title, ' и потом');
  await user.click(screen.getByRole('checkbox'));
  expect(title).toHaveValue('Было ru!');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  release();
  await screen.findByText('Новость успешно изменена');
  const { item } = (await anvar('GET', `${REVIEW}/GetItem/news/${id}`)).body.data;
  expect(item).toMatchObject({ news: [{ title: 'Было ru!' }, {}, {}], isReferToCorruption: false });
});

it('an author who continues a returned edit is told that a save publishes it at once when edits need no approval any more', async () => {
  await switchTo({ edits: true });
  const { id } = (await anvar('POST', `${NEWS}/UpdateOrAdd`, newsDraft('На сайте'))).body.data;
  await anvar('GET', `${NEWS}/AllowToPublish${id}`);
  const { version } = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Правка', { id }))).body.data;
  const { user } = await open(`/dashboard/news/${id}`);
  const title = await screen.findByRole('textbox', { name: 'Заголовок' });
  expect(title).toHaveValue('Правка ru');
  await screen.findByText('Изменения уйдут на подтверждение');
  await barno('POST', `${REVIEW}/Return`, { kind: 'news', id, version, note: 'Дата не та' });
  await switchTo({ edits: false });
  await user.type(title, '!');
  await user.click(await button('Изменить'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(await dialog.findByText(/ваша правка сразу появится на сайте/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Перенести в форму' }));
  expect(await screen.findByText('Изменения сразу появятся на сайте, без подтверждения')).toBeVisible();
  const shown = (await anvar('GET', `${NEWS}/GetAllPublished`)).body.data[0].news[0].title;
  expect(shown).toBe('На сайте ru');
});

it('a save stops once where the item has been scheduled meanwhile, which it would stop', async () => {
  const item = (await anvar('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Итоги'))).body.data;
  const { user } = await open(`/dashboard/news/${item.id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), '!');
  const day = daysAfter(wallTime(new Date(server.now())).day, 5);
  await anvar('POST', '/api/Admin/Schedule/Set', {
    kind: 'news',
    ...item,
    act: 'publish',
    day,
    time: '09:00',
  });
  await user.click(await button('Изменить'));
  expect(
    await screen.findByText(/Теперь так: «Сохранение остановит публикацию, назначенную на .* в 09:00/),
  ).toBeVisible();
  await user.click(await button('Изменить'));
  await screen.findByText('Новость успешно изменена');
});

it('a save of the figures stops once where they come in force at once by now', async () => {
  await anvar('POST', `${FIGURES}/UpdateOrAdd`, { issuers: '100' });
  await switchTo({ fourEyes: true });
  const { user } = await open('/dashboard/homeStatistic');
  await user.type(await screen.findByLabelText('Эмитенты акций'), '1');
  await switchTo({ fourEyes: false });
  await user.click(await button('Изменить'));
  expect(await screen.findByText(/Теперь так: «Изменения вступают в силу сразу»\./)).toBeVisible();
  expect((await anvar('GET', `${FIGURES}/GetStatistic`)).body.data).toMatchObject({ issuers: '100' });
});

/** Opens a published item whose time on the site then ends, and types in it. */
const openUntilTakenDown = async () => {
  const { id } = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Сезонная'))).body.data;
  await anvar('GET', `${NEWS}/AllowToPublish${id}`);
  const { user } = await open(`/dashboard/news/${id}`);
  await screen.findByText('Изменения сразу появятся на сайте, без подтверждения');
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), '!');
  const at = wallTime(new Date(server.now() + 2 * 60_000));
  await anvar('POST', '/api/Admin/Schedule/Set', { kind: 'news', id, version: 2, act: 'takeDown', ...at });
  server.moveClock(3);
  const runner = startSchedule(server.app, { pollMs: 5 });
  const published = async () => (await anvar('GET', `${NEWS}/GetAllPublished`)).body.data;
  await vi.waitFor(async () => expect(await published()).toEqual([]));
  await runner.stop();
  return { id, user };
};

it('a save that a conflict has put off stops as well where a rule has been switched meanwhile', async () => {
  const { id, user } = await typeIntoPublished('Было');
  await anvar('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Правка', { id }));
  await anvar('GET', `${NEWS}/AllowToPublish${id}`);
  await user.click(await button('Изменить'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  await switchTo({ edits: false });
  for (const mine of dialog.getAllByRole('radio', { name: 'Мой вариант' })) await user.click(mine);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await isToldFirst('Правка ru');
  await user.click(await button('Изменить'));
  await screen.findByText('Новость успешно изменена');
  expect(await publishedTitle()).toBe('Было ru!');
});

it('a save of an item that was published stops once where it was taken down meanwhile', async () => {
  const { user } = await openUntilTakenDown();
  await user.click(await button('Изменить'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(dialog.getByText(/^Запись тем временем сняли с сайта/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Новость успешно изменена');
});

it('it stops as well where somebody has edited the item after it was taken down', async () => {
  const { id, user } = await openUntilTakenDown();
  const item = (await anvar('GET', `${NEWS}/Get${id}`)).body.data;
  const [ru, uz, en] = item.news;
  await anvar('POST', `${NEWS}/UpdateOrAdd`, { ...item, news: [ru, { ...uz, title: 'Yangi' }, en] });
  await user.click(await button('Изменить'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(dialog.getByText(/^Запись тем временем сняли с сайта/)).toBeVisible();
});

it('it stops as well where the approval was undone', async () => {
  const { id } = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Рано'))).body.data;
  await anvar('GET', `${NEWS}/AllowToPublish${id}`);
  const { user } = await open(`/dashboard/news/${id}`);
  await screen.findByText('Изменения сразу появятся на сайте, без подтверждения');
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), '!');
  expect((await anvar('POST', `${NEWS}/UndoApproval${id}`)).status).toBe(200);
  await user.click(await button('Изменить'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(dialog.getByText(/^Запись тем временем сняли с сайта/)).toBeVisible();
});

it('a save of a published item needs no question where only a pending edit was added meanwhile', async () => {
  const { id, user } = await typeIntoPublished('На сайте');
  const item = (await anvar('GET', `${NEWS}/Get${id}`)).body.data;
  const [ru, uz, en] = item.news;
  await anvar('POST', `${NEWS}/UpdateOrAdd`, { ...item, news: [ru, { ...uz, title: 'Yangi' }, en] });
  await user.click(await button('Изменить'));
  await screen.findByText('Новость успешно изменена');
  expect((await anvar('GET', `${NEWS}/Get${id}`)).body.data.news[1].title).toBe('Yangi');
});
