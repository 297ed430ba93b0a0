import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Call, reviewForAll, reviewOf } from '../../support/review.ts';
import { button, screensWith } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const STATISTIC = '/api/Admin/Statistic';
const FUND = '/api/Admin/GuaranteeFund';

const { server, dilnoza, anvar, barno } = reviewForAll();
beforeAll(async () => {
  await anvar('POST', `${STATISTIC}/UpdateOrAdd`, { issuers: '100', brokers: '10' });
  const row = { id: 0, code: '01', name: 'АО «Инвест»', fund: 100, currency: 'UZS', date: '2026-11-21' };
  await anvar('POST', `${FUND}/Add`, [row]);
  const review = reviewOf(anvar, dilnoza);
  await review.switchTo({ fourEyes: true });
});
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const open = screensWith(server, 'review accounts proposals revisions conflicts');
const proposed = async (kind: string) =>
  (await anvar('GET', `/api/Admin/Review/GetProposal/${kind}/1`)).body.data.proposed;
const sendBack = (kind: string, { body }: Awaited<ReturnType<Call>>) => {
  const { version } = body.data;
  return barno('POST', '/api/Admin/Review/Return', { kind, id: 1, version, note: 'Проверьте число' });
};

const addRow = async (user: UserEvent, code: string, name: string, fund: string) => {
  await user.click(await screen.findByText('+ добавить строку'));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Код'), code);
  await user.type(form.getByLabelText('Наименование'), name);
  await user.type(form.getByLabelText('Сумма'), fund);
  await user.click(form.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it('a save of figures that were sent back meanwhile asks their author, who reads the remark above the form', async () => {
  const sent = await dilnoza('POST', `${STATISTIC}/UpdateOrAdd`, { id: 1, issuers: '200', brokers: '11' });
  const { user } = await open('/dashboard/homeStatistic');
  await user.type(await screen.findByLabelText('Эмитенты акций'), '1');
  await sendBack('statistics', sent);
  await user.click(await button('Изменить'));
  const dialog = await screen.findByRole('dialog', { name: /^Запись изменили/ });
  await user.click(within(dialog).getByRole('button', { name: 'Вернуться к форме' }));
  expect(await screen.findByText('Проверьте число')).toBeVisible();
  expect(screen.getByText(/^Возвращённая правка сохранена: «История», версия \d+\./)).toBeVisible();
  expect(screen.getByLabelText('Эмитенты акций')).toHaveValue('2001');
  await user.click(await button('Изменить'));
  const again = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(again.queryByText('Взято из сохранённого')).toBeNull();
  await user.click(again.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Отправлено на подтверждение. До подтверждения действуют прежние числа.');
  expect(await proposed('statistics')).toMatchObject({ issuers: '2001', brokers: '11' });
});

it('a save of a list of the fund that was sent back meanwhile asks its author, who reads the remark above the form', async () => {
  const [first] = (await anvar('GET', `${FUND}/GetLastUZS`)).body.data;
  const { body } = await anvar('POST', `${FUND}/Edit`, { ...first, fund: 200 });
  const { version } = body.data;
  const sent = await dilnoza('POST', `${FUND}/Edit`, { ...first, version, fund: 250.5 });
  const { user } = await open('/dashboard/addGuaranteeFundUZS');
  await addRow(user, '7', 'Новый', '5');
  await sendBack('guaranteeFund', sent);
  await user.click(await button('Сохранить - UZS'));
  const dialog = await screen.findByRole('dialog', { name: /^Список изменили/ });
  await user.click(within(dialog).getByRole('button', { name: 'Вернуться к списку' }));
  expect(await screen.findByText('Проверьте число')).toBeVisible();
  expect(screen.getByText('Новый')).toBeVisible();
  await user.click(await button('Сохранить - UZS'));
  const again = within(await screen.findByRole('dialog', { name: /^Список изменили/ }));
  await user.click(again.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Отправлено на подтверждение. До подтверждения действует прежний список.');
  const { rows } = await proposed('guaranteeFund');
  expect(rows).toMatchObject([{ fund: 250.5 }, { name: 'Новый', fund: 5 }]);
  // who wrote a part of what was sent back may not approve what continues it
  const { change } = (await anvar('GET', '/api/Admin/Review/GetProposal/guaranteeFund/1')).body.data;
  expect(change).toMatchObject({ mayApprove: false });
});

it('a save over a return and a later save of somebody else tells the remark, and leaves the choice of what was sent back', async () => {
  const { switchTo } = reviewOf(anvar, dilnoza);
  await switchTo({ fourEyes: true, edits: true });
  const NEWS = '/api/Admin/News';
  const { id } = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Было'))).body.data;
  await anvar('GET', `${NEWS}/AllowToPublish${id}`);
  const edit = await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Стало', { id }));
  const { user } = await open(`/dashboard/news/${id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' вновь');
  const { version } = edit.body.data;
  await barno('POST', '/api/Admin/Review/Return', { kind: 'news', id, version, note: 'Не тот год' });
  await barno('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Было', { id, posted: '2026-11-20' }));
  await user.click(await button('Изменить'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(dialog.getByText('Тем временем правку вернули с замечанием: «Не тот год»')).toBeVisible();
  expect(dialog.queryByText('Взято из сохранённого')).toBeNull();
  for (const name of ['Заголовок, на русском', 'Заголовок, на узбекском', 'Дата публикации'])
    expect(dialog.getByRole('group', { name })).toBeVisible();
});

it('a save of an edit that was sent back meanwhile keeps what was in the edit before', async () => {
  const { switchTo } = reviewOf(anvar, dilnoza);
  await switchTo({ fourEyes: true, edits: true });
  const NEWS = '/api/Admin/News';
  const { body } = await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('На сайте'));
  const { id } = body.data;
  await anvar('GET', `${NEWS}/AllowToPublish${id}`);
  const edit = await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Правка', { id }));
  const { user } = await open(`/dashboard/news/${id}`);
  const title = await screen.findByRole('textbox', { name: 'Заголовок' });
  await user.type(title, ' вторая');
  const { version } = edit.body.data;
  await barno('POST', '/api/Admin/Review/Return', { kind: 'news', id, version, note: 'Не то' });
  await user.click(await button('Изменить'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(dialog.queryByText('Взято из сохранённого')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Новость успешно изменена');
  const { data } = (await anvar('GET', `/api/Admin/Review/GetItem/news/${id}`)).body;
  const titles = data.item.news.map((entry: { title: string }) => entry.title);
  expect(titles).toEqual(['Правка ru вторая', 'Правка uz', 'Правка en']);
});

it('a list of the fund that was sent back is taken into the form of a new list', async () => {
  const [first, ...others] = (await anvar('GET', `${FUND}/GetLastUZSForAdd`)).body.data;
  const added = { id: 0, code: '9', name: 'Дополнительный', fund: 7, currency: 'UZS', date: '2026-11-21' };
  const sent = await dilnoza('POST', `${FUND}/Add`, [{ ...first, fund: 300 }, ...others, added]);
  await sendBack('guaranteeFund', sent);
  const { user } = await open('/dashboard/addGuaranteeFundUZS');
  // what is typed already stays
  await user.click(await screen.findByRole('button', { name: /^Изменить: АО/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Сумма'));
  await user.type(dialog.getByLabelText('Сумма'), '77');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await button('Взять возвращённый список'));
  await screen.findByText(/^Возвращённые строки взяты в форму и ещё не сохранены/);
  expect(screen.getByText('Дополнительный')).toBeVisible();
  await user.click(await button('Сохранить - UZS'));
  await screen.findByText('Отправлено на подтверждение. До подтверждения действует прежний список.');
  const { rows } = await proposed('guaranteeFund');
  expect(rows).toMatchObject([{ fund: 77 }, { name: 'Новый', fund: 5 }, { name: 'Дополнительный', fund: 7 }]);
});

it('a new row of a list that was sent back is taken beside a typed one with its code, once', async () => {
  const rows = (await anvar('GET', `${FUND}/GetLastUZSForAdd`)).body.data;
  const added = { id: 0, code: '10', name: 'Возвращённый', fund: 50, currency: 'UZS', date: '2026-11-21' };
  await sendBack('guaranteeFund', await dilnoza('POST', `${FUND}/Add`, [...rows, added]));
  const { user } = await open('/dashboard/addGuaranteeFundUZS');
  await addRow(user, '10', 'Мой', '9');
  await user.click(await button('Взять возвращённый список'));
  expect(await screen.findByText('Возвращённый')).toBeVisible();
  expect(screen.getByText('Мой')).toBeVisible();
  // pressed again by chance
  const told = screen.getByText(/^Возвращённые строки взяты в форму/);
  await user.click(await button('Взять возвращённый список'));
  await waitFor(() => expect(told).not.toBeInTheDocument());
  await user.click(await button('Сохранить - UZS'));
  await screen.findByText('Отправлено на подтверждение. До подтверждения действует прежний список.');
  const names = (await proposed('guaranteeFund')).rows.map(({ name }: { name: string }) => name);
  expect(names.filter((name: string) => ['Мой', 'Возвращённый'].includes(name))).toEqual([
    'Мой',
    'Возвращённый',
  ]);
});

it('whose words a colleague restores from the history may not approve them', async () => {
  const sent = await anvar('POST', `${STATISTIC}/UpdateOrAdd`, { id: 1, issuers: '777', brokers: '10' });
  await sendBack('statistics', sent);
  const { user } = await open('/dashboard/homeStatistic');
  await user.click(await button('История'));
  const { version } = sent.body.data;
  await user.click(await button(`Прочитать: версия ${version}`));
  await user.click(await button(`Восстановить в форму: версия ${version}`));
  await waitFor(() => expect(screen.getByLabelText('Эмитенты акций')).toHaveValue('777'));
  await user.click(await button('Изменить'));
  await screen.findByText('Отправлено на подтверждение. До подтверждения действуют прежние числа.');
  const { change } = (await anvar('GET', '/api/Admin/Review/GetProposal/statistics/1')).body.data;
  expect(change.approvers).toEqual([{ login: 'barno@depository.uz', name: 'Барно Юсупова' }]);
});

it('whose row a colleague takes into the first list of a currency may not approve it', async () => {
  const row = { id: 0, code: '1', name: 'Первый', fund: 5, currency: 'EUR', date: '2026-11-21' };
  const { version } = (await anvar('POST', `${FUND}/Add`, [row])).body.data;
  const returned = { kind: 'guaranteeFund', id: 3, version, note: 'Проверьте' };
  await barno('POST', '/api/Admin/Review/Return', returned);
  const { user } = await open('/dashboard/addGuaranteeFundEUR');
  await user.click(await button('Взять возвращённый список'));
  expect(await screen.findByText('Первый')).toBeVisible();
  await user.click(await button('Сохранить - EUR'));
  await screen.findByText('Отправлено на подтверждение. До подтверждения действует прежний список.');
  const { change } = (await anvar('GET', '/api/Admin/Review/GetProposal/guaranteeFund/3')).body.data;
  expect(change.approvers).toEqual([{ login: 'barno@depository.uz', name: 'Барно Юсупова' }]);
});

it('a list that was sent back is there to be taken before a save can be begun', async () => {
  const row = { id: 0, code: '8', name: 'Взятый', fund: 5, currency: 'USD', date: '2026-11-21' };
  const { version } = (await anvar('POST', `${FUND}/Add`, [row])).body.data;
  await barno('POST', '/api/Admin/Review/Return', {
    kind: 'guaranteeFund',
    id: 2,
    version,
    note: 'Проверьте',
  });
  const { user } = await open('/dashboard/addGuaranteeFundUSD');
  const take = await button('Взять возвращённый список');
  await waitFor(() => expect(take).toHaveAttribute('aria-busy', 'false'));
  await user.click(take);
  expect(screen.getByText('Взятый')).toBeVisible();
  await user.click(await button('Сохранить - USD'));
  await screen.findByText('Отправлено на подтверждение. До подтверждения действует прежний список.');
  const { proposed } = (await anvar('GET', '/api/Admin/Review/GetProposal/guaranteeFund/2')).body.data;
  expect(proposed.rows).toMatchObject([{ name: 'Взятый' }]);
});

it('a list whose save is being checked opens no further row and loses none', async () => {
  const calls = watchFetch(server.fetch);
  const { user } = await open('/dashboard/addGuaranteeFundUSD', { fetch: calls.fetch });
  await addRow(user, '10', 'Новый', '9');
  const release = calls.hold('GetProposal');
  await user.click(await button('Сохранить - USD'));
  await waitFor(() => expect(calls.held('GetProposal')).toBe(1));
  await user.click(screen.getByText('+ добавить строку'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await button('Убрать: Новый'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  release();
  await screen.findByText('Отправлено на подтверждение. До подтверждения действует прежний список.');
});
