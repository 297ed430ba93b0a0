import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fundLists, proposals, reviewRules, revisions, statistics } from '../../server/db/schema.ts';
import { addAdmin } from '../support/admins.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../support/server.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const STATISTIC = '/api/Admin/Statistic';
const FUND = '/api/Admin/GuaranteeFund';
const FEATURES = { FEATURES: 'review proposals revisions' };
const QUEUE = '/dashboard/review';

type Call = Awaited<ReturnType<typeof addAdmin>>;

let server: TestServer;
let anvar: Call;
beforeAll(async () => {
  server = await startServer();
  anvar = await addAdmin(server, 'anvar@depository.uz', 'Анвар Каримов');
});
beforeEach(async () => {
  for (const table of [reviewRules, proposals, revisions, statistics, fundLists])
    await server.db.delete(table);
  await anvar('POST', `${STATISTIC}/UpdateOrAdd`, { issuers: '100', brokers: '10' });
  await anvar('POST', `${FUND}/Add`, [row('01', 'АО «Инвест»'), row('02', 'АО «Брокер»')]);
  await anvar('POST', '/api/Admin/Review/SetRules', { fourEyes: true });
});
afterAll(() => server.stop());

const row = (code: string, name: string, fund = 100) => ({
  ...{ id: 0, code, name, fund, currency: 'UZS', date: '2026-11-21' },
});
const figures = async () => (await anvar('GET', `${STATISTIC}/GetStatistic`)).body.data;
const rows = async () => (await anvar('GET', `${FUND}/GetLastUZS`)).body.data;
const open = (at: string, kept: Record<string, string> = FEATURES, fetch = server.fetch) =>
  renderAdmin(server, { at, kept, fetch });
const button = (name: string) => screen.findByRole('button', { name });

describe('while four eyes are asked for', () => {
  it('the figures that one saves wait for others, whom the form names, and the form goes on from them', async () => {
    const { user, unmount } = await open('/dashboard/homeStatistic');
    const asked =
      /^Изменения вступают в силу, когда их подтвердит другой администратор. Могут: .*Анвар Каримов/;
    expect(await screen.findByText(asked)).toBeVisible();
    await user.type(screen.getByLabelText('Эмитенты акций'), '1');
    await user.click(await button('Изменить'));
    expect(await screen.findByText('Отправлено на подтверждение. Пока действует прежнее.')).toBeVisible();
    expect(screen.queryByText('Успешно изменено!')).toBeNull();
    expect(await figures()).toMatchObject({ issuers: '100' });
    unmount();

    const calls = watchFetch(server.fetch);
    const again = await open('/dashboard/homeStatistic', FEATURES, calls.fetch);
    expect(await screen.findByText(/^Ждут подтверждения изменения: /)).toBeVisible();
    expect(calls.count('GetProposal/statistics')).toBe(1);
    expect(screen.getByText(/^Вы сами правили эту запись.*Анвар Каримов/)).toBeVisible();
    expect(screen.getByLabelText('Эмитенты акций')).toHaveValue('1001');
    await again.user.type(screen.getByLabelText('Инвестиционные посредники'), '0');
    await again.user.click(await button('Изменить'));
    await screen.findByText('Отправлено на подтверждение. Пока действует прежнее.');
    const { body } = await anvar('GET', '/api/Admin/Review/GetProposal/statistics/1');
    expect(body.data).toMatchObject({
      proposed: { issuers: '1001', brokers: '100' },
      inForce: { brokers: '10' },
    });
  });

  it('a change of the fund is read in the queue, row by row, and comes in force there', async () => {
    const [first] = await rows();
    await anvar('POST', `${FUND}/Edit`, { ...first, fund: 250.5 });
    const { user } = await open('/dashboard/allGuaranteeFund');
    const line = await screen.findByRole('row', { name: /АО «Инвест»/ });
    expect(line).toHaveTextContent('100,00');
    expect(await screen.findByText(/^Ждут подтверждения изменения: Анвар Каримов/)).toBeVisible();
    expect(screen.getByText('Подтвердить можете и вы.')).toBeVisible();
    await user.click(within(line).getByRole('button', { name: /^Изменить/ }));
    const form = await screen.findByRole('dialog', { name: 'Форма изменения' });
    expect(within(form).getByLabelText('Сумма')).toHaveValue('250,50');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const entry = await screen.findByRole('link', { name: 'Очередь проверки' });
    await waitFor(() => expect(entry).toHaveAccessibleDescription('Ждут: 1'));
    await user.click(entry);
    const list = await screen.findByRole('region', { name: 'Фонд и статистика' });
    expect(list).toHaveTextContent('Предложил(а) Анвар Каримов, ждёт меньше часа');
    expect(await screen.findByText('Публикации: ни одна не ждёт подтверждения.')).toBeVisible();
    await user.click(within(list).getByRole('link', { name: 'Гарантийный фонд, UZS' }));
    await screen.findByRole('heading', { level: 1, name: 'Гарантийный фонд, UZS' });
    const changed = await screen.findByRole('row', { name: /АО «Инвест»/ });
    expect(changed.querySelector('del')).toHaveTextContent('100');
    expect(changed.querySelector('ins')).toHaveTextContent('250');
    await user.click(await button('Подтвердить'));
    await screen.findByText('Изменения подтверждены и действуют');
    expect(await screen.findByText(/^Очередь пуста/)).toBeVisible();
    expect(await rows()).toMatchObject([{ fund: 250.5 }, { fund: 100 }]);
  });

  it('what was changed while it was read is shown before anything else, and is given back with a note', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await anvar('POST', `${STATISTIC}/UpdateOrAdd`, { issuers: '4321' });
    const { user } = await open(`${QUEUE}/statistics/1`);
    const group = await screen.findByRole('group', { name: 'Эмитенты акций' });
    await waitFor(() => expect(group).toHaveTextContent(/100.*4321/));
    await anvar('POST', `${STATISTIC}/UpdateOrAdd`, { brokers: '11' });
    await user.click(await button('Подтвердить'));
    const newer = await screen.findByRole('group', { name: /^Пока вы читали.*Анвар Каримов/ });
    await waitFor(() => expect(newer).toHaveTextContent(/10.*11/));
    expect(await button('Подтвердить')).toHaveAccessibleDescription('Сначала прочитайте новую версию');
    await user.click(within(newer).getByRole('button', { name: 'Показать новую версию' }));
    await user.click(await button('Вернуть с замечанием'));
    const dialog = await screen.findByRole('dialog', { name: 'Вернуть с замечанием' });
    await user.type(within(dialog).getByLabelText('Замечание'), 'Откуда числа?');
    await user.click(within(dialog).getByRole('button', { name: 'Вернуть' }));
    await screen.findByText('Запись возвращена автору');
    await waitFor(async () => expect(await figures()).toMatchObject({ issuers: '100', brokers: '10' }));
    await user.click(await screen.findByRole('link', { name: 'Статистика' }));
    expect(await screen.findByText('Откуда числа?')).toBeVisible();
    expect(screen.getByLabelText('Эмитенты акций')).toHaveValue('100');
  });
});

describe('a depository that names no proposals', () => {
  it('is asked for none, and its saves are told as ever', async () => {
    await anvar('POST', '/api/Admin/Review/SetRules', { fourEyes: false });
    const { user } = await open('/dashboard/homeStatistic', {});
    await user.type(await screen.findByLabelText('Эмитенты акций'), '1');
    await user.click(await button('Изменить'));
    expect(await screen.findByText('Успешно изменено!')).toBeVisible();
    expect(await figures()).toMatchObject({ issuers: '1001' });
  });
});
