import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connection } from '../../../src/connection.ts';
import { addList, editRow, proposalsForEach, row, saveFigures } from '../../support/proposals.ts';
import { FOREIGN } from '../../support/renderAdmin.tsx';
import { reviewOf } from '../../support/review.ts';
import { button, confirmed, heading, QUEUE, screensWith, settled } from '../../support/reviewScreens.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const { server, dilnoza, anvar, barno, figures, rowsOf } = proposalsForEach();
afterEach(() => act(connection.found));

const { switchTo } = reviewOf(anvar, dilnoza);
const open = screensWith(server, 'review accounts proposals revisions comments');

describe('while four eyes are asked for', () => {
  it('the figures that one saves wait for others, whom the form names, and the form goes on from them', async () => {
    const { user, unmount } = await open('/dashboard/homeStatistic');
    const asked =
      /^Изменения вступают в силу, когда их подтвердит другой администратор. Кто может подтвердить: .*Анвар Каримов/;
    expect(await screen.findByText(asked)).toBeVisible();
    await user.type(screen.getByLabelText('Эмитенты акций'), '1');
    await user.click(await button('Изменить'));
    expect(
      await screen.findByText('Отправлено на подтверждение. До подтверждения действуют прежние числа.'),
    ).toBeVisible();
    expect(screen.queryByText('Успешно изменено!')).toBeNull();
    expect(await figures()).toMatchObject({ issuers: '100' });
    unmount();

    const calls = watchFetch(server.fetch);
    const again = await open('/dashboard/homeStatistic', { fetch: calls.fetch });
    expect(await screen.findByText(/^Изменения ждут подтверждения: /)).toBeVisible();
    expect(calls.count('GetProposal/statistics')).toBe(1);
    expect(screen.getByText(/^Вы сами правили эту запись.*Анвар Каримов/)).toBeVisible();
    expect(screen.getByLabelText('Эмитенты акций')).toHaveValue('1001');
    await again.user.type(screen.getByLabelText('Инвестиционные посредники'), '0');
    await again.user.click(await button('Изменить'));
    await screen.findByText('Отправлено на подтверждение. До подтверждения действуют прежние числа.');
    const { body } = await anvar('GET', '/api/Admin/Review/GetProposal/statistics/1');
    expect(body.data).toMatchObject({
      proposed: { issuers: '1001', brokers: '100' },
      inForce: { brokers: '10' },
    });
  });

  it('a change of the fund is read in the queue, row by row, and comes in force there', async () => {
    const [first] = await rowsOf();
    await editRow(anvar, { ...first, fund: 250.5 });
    const { user } = await open('/dashboard/allGuaranteeFund');
    const line = await screen.findByRole('row', { name: /АО «Инвест»/ });
    expect(line).toHaveTextContent('100,00');
    expect(await screen.findByText(/^Изменения ждут подтверждения: Анвар Каримов/)).toBeVisible();
    expect(screen.getByText('Подтвердить можете и вы: откройте «Что изменится».')).toBeVisible();
    await user.click(within(line).getByRole('button', { name: /^Изменить/ }));
    const form = await screen.findByRole('dialog', { name: 'Форма изменения' });
    expect(within(form).getByLabelText('Сумма')).toHaveValue('250,50');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const entry = await screen.findByRole('link', { name: 'Проверка' });
    await waitFor(() => expect(entry).toHaveAccessibleDescription('Ждут: 1'));
    await user.click(entry);
    const waits = await screen.findByRole('row', { name: /Гарантийный фонд, UZS/ });
    for (const text of ['Анвар Каримов', 'меньше часа', '—']) expect(waits).toHaveTextContent(text);
    await user.click(within(waits).getByRole('link', { name: 'Гарантийный фонд, UZS' }));
    await heading('Гарантийный фонд, UZS');
    expect(await screen.findByText('1 из 1')).toBeVisible();
    const changed = await screen.findByRole('row', { name: /АО «Инвест»/ });
    expect(changed.querySelector('del')).toHaveTextContent('100');
    expect(changed.querySelector('ins')).toHaveTextContent('250');
    await user.click(await settled('Подтвердить'));
    await confirmed(user);
    await screen.findByText('Изменения подтверждены и действуют');
    expect(await screen.findByText(/^Очередь пуста/)).toBeVisible();
    expect(await rowsOf()).toMatchObject([{ fund: 250.5 }, { fund: 100 }]);
  });

  it('a row that an address asks for is opened as it waits, and not before that is known', async () => {
    const [first] = await rowsOf();
    await editRow(anvar, { ...first, fund: 250.5 });
    const { fetch, hold, held } = watchFetch(server.fetch);
    const release = hold('GetProposal');
    const { user } = await open(`/dashboard/allGuaranteeFund?currency=UZS&row=${first?.id}`, { fetch });
    await screen.findByRole('row', { name: /АО «Инвест»/ });
    await waitFor(() => expect(held('GetProposal')).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    release();
    const form = await screen.findByRole('dialog', { name: 'Форма изменения' });
    expect(within(form).getByLabelText('Сумма')).toHaveValue('250,50');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('what was changed while it was read is shown before anything else, and is given back with a note', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await saveFigures(anvar, { issuers: '4321' });
    const calls = watchFetch(server.fetch);
    const { user } = await open(`${QUEUE}/statistics/1`, { fetch: calls.fetch });
    const group = await screen.findByRole('group', { name: 'Эмитенты акций' });
    await waitFor(() => expect(group).toHaveTextContent(/Было.*100.*Стало.*4321/));
    await saveFigures(anvar, { brokers: '11' });
    await user.click(await settled('Подтвердить'));
    await confirmed(user);
    const newer = await screen.findByRole('group', { name: /^Пока вы читали.*Анвар Каримов/ });
    await waitFor(() => expect(newer).toHaveTextContent(/10.*11/));
    expect(await button('Подтвердить')).toHaveAccessibleDescription('Сначала прочитайте новую версию');
    // once to begin with, and once after the refusal
    expect(calls.count('GetProposal')).toBe(2);
    await user.click(within(newer).getByRole('button', { name: 'Показать новую версию' }));
    expect(screen.queryByText('Не удалось подтвердить.')).toBeNull();
    await user.click(await button('Вернуть с замечанием'));
    const dialog = await screen.findByRole('dialog', { name: 'Вернуть с замечанием' });
    await user.type(within(dialog).getByLabelText('Замечание'), 'Откуда числа?');
    await user.click(within(dialog).getByRole('button', { name: 'Вернуть' }));
    await screen.findByText('Запись возвращена автору');
    expect(calls.count('GetProposal')).toBe(2);
    await waitFor(async () => expect(await figures()).toMatchObject({ issuers: '100', brokers: '10' }));
    await user.click(await screen.findByRole('link', { name: 'Статистика' }));
    expect(await screen.findByText('Откуда числа?')).toBeVisible();
    const issuers = screen.getByLabelText('Эмитенты акций');
    expect(issuers).toHaveValue('100');
    const text = '@admin@depository.uz, сверьте с отчётом';
    await barno('POST', '/api/Admin/Comment/Add', { kind: 'statistics', id: 1, text });
    await user.type(issuers, '5');
    await user.click(await button('Изменить'));
    const call = await screen.findByRole('link', { name: 'Открыть: Статистика' });
    expect(call).toHaveAttribute('href', `${QUEUE}/statistics/1`);
    await user.click(await screen.findByRole('link', { name: 'Статистика' }));
    expect(await screen.findByText(/^Прежнее замечание: Дилноза Рахимова.*Откуда числа\?$/)).toBeVisible();
  });
});

describe('the figures', () => {
  it('are talked about as what they are: no text in which there are places', async () => {
    const { unmount } = await open(`${QUEUE}/statistics/1`);
    const nothing =
      /^Комментариев нет\. Здесь их пишут обо всех показателях\. Чтобы отметить один из них, откройте их форму/;
    expect(await screen.findByText(nothing)).toBeVisible();
    unmount();
    const { user } = await open('/dashboard/homeStatistic');
    await user.click(await button('Комментарии'));
    const none = /^Комментариев нет\. Напишите обо всех показателях или об одном из них/;
    expect(await screen.findByText(none)).toBeVisible();
  });
});

describe('the fund', () => {
  it('is talked about on its own screen, each currency apart', async () => {
    const { user } = await open('/dashboard/guaranteeFund');
    await user.click(await button('Комментарии'));
    const panel = within(await screen.findByRole('dialog', { name: 'Комментарии' }));
    await user.type(await panel.findByRole('textbox'), 'Сверьте суммы');
    await user.click(panel.getByRole('button', { name: 'Отправить' }));
    expect(await panel.findByText('Сверьте суммы')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Закрыть' }));
    await screen.findByRole('button', { name: /^1? ?открытый комментарий/ });
    await user.click(screen.getByRole('tab', { name: 'USD' }));
    await user.click(await screen.findByRole('button', { name: 'Комментарии' }));
    expect(await screen.findByText(/^Комментариев нет/)).toBeVisible();
    expect(screen.queryByText('Сверьте суммы')).toBeNull();
  });
});

describe('a depository that names no proposals', () => {
  it('is asked for none, and its saves are told as ever', async () => {
    await switchTo({ fourEyes: false });
    const calls = watchFetch(server.fetch);
    const { user } = await open('/dashboard/homeStatistic', { signedIn: FOREIGN, fetch: calls.fetch });
    await user.type(await screen.findByLabelText('Эмитенты акций'), '1');
    await user.click(await button('Изменить'));
    expect(await screen.findByText('Успешно изменено!')).toBeVisible();
    expect(await figures()).toMatchObject({ issuers: '1001' });
    expect(calls.count('GetProposal')).toBe(0);
  });
});

it('a returned list that is taken into a form whose save was to be sent later is not sent in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { body } = await addList(dilnoza, [row('03', { name: 'Возвращённый', currency: 'EUR' })]);
  const returned = { kind: 'guaranteeFund', id: 3, version: body.data.version, note: 'Проверьте' };
  await barno('POST', '/api/Admin/Review/Return', returned);
  const calls = watchFetch(server.fetch);
  const openFund = screensWith(server, 'review proposals revisions idempotency');
  const { user } = await openFund('/dashboard/addGuaranteeFundEUR', { fetch: calls.fetch });
  const take = await button('Взять возвращённый список');
  await waitFor(() => expect(take).toHaveAttribute('aria-busy', 'false'));
  await user.click(await screen.findByText('+ добавить строку'));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Код'), '10');
  await user.type(form.getByLabelText('Наименование'), 'Мой');
  await user.type(form.getByLabelText('Сумма'), '9');
  await user.click(form.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  calls.answer('/api/Admin/', () => Promise.reject(new TypeError('Failed to fetch')));
  act(connection.lost);
  await user.click(await button('Сохранить - EUR'));
  await user.click(await button('Отправить, когда появится связь'));
  expect(await screen.findByText(/^Отправится само/)).toBeVisible();
  await user.click(take);
  await screen.findByText(/^Возвращённые строки взяты в форму и ещё не сохранены/);
  expect(screen.queryByText(/^Отправится само/)).toBeNull();
  calls.restore('/api/Admin/');
  act(connection.found);
  await user.click(await button('Сохранить - EUR'));
  await screen.findByText('Отправлено на подтверждение. До подтверждения действует прежний список.');
  expect(calls.count('GuaranteeFund/Add')).toBe(1);
});
