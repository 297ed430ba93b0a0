import '../../support/prosemirror.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { reviewRules, schedules } from '../../../server/db/schema.ts';
import { startSchedule } from '../../../server/features/schedule/runner.ts';
import { daysAfter, momentAt, wallTime } from '../../../server/lib/days.ts';
import { monthAfter, monthInWords, monthOf } from '../../../src/features/schedule/days.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const OURS = { FEATURES: 'revisions schedule' };
const NEWS = '/api/Admin/News';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const saved = async (draft: object): Promise<{ id: number; version: number }> =>
  (await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, draft)).body.data;
const tomorrow = () => daysAfter(wallTime(new Date(server.now())).day, 1);
const inRussian = (day: string) => day.split('-').reverse().join('.');

const openPanel = async (id: number, fetch?: typeof globalThis.fetch) => {
  const { user } = await renderAdmin(server, { at: `/dashboard/news/${id}`, kept: OURS, fetch });
  await user.click(await screen.findByRole('button', { name: 'Расписание' }));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Расписание' })) };
};

describe('the schedule in a form', () => {
  it('sets, moves and takes back when an item is published, and says what the server refuses', async () => {
    const { id } = await saved(newsDraft('Выпуск'));
    const { user, panel } = await openPanel(id);
    expect(await panel.findByText(/вы подтверждаете эту версию/)).toBeVisible();
    expect(panel.getByText(/Снятие можно назначить после публикации/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Назначить: Публикация' }));
    expect(
      await screen.findByText(`выйдет ${inRussian(tomorrow()).slice(0, 5)} в 09:00`),
    ).toBeInTheDocument();
    const [day] = [tomorrow()];
    const stops = `Сохранение остановит выход ${inRussian(day)} в 09:00`;
    expect(await screen.findByText(stops)).toBeInTheDocument();
    expect(
      await panel.findByText(`Выйдет ${inRussian(day)} в 09:00. Подтверждено: Дилноза Рахимова.`),
    ).toBeVisible();

    await waitFor(() => expect(panel.getByRole('button', { name: 'Перенести: Публикация' })).toHaveFocus());
    fireEvent.change(panel.getAllByLabelText('Время')[0] as HTMLElement, { target: { value: '18:30' } });
    await user.click(panel.getByRole('button', { name: 'Перенести: Публикация' }));
    expect(await panel.findByText(/ в 18:30\. Подтверждено/)).toBeVisible();

    const [, lastDay] = panel.getAllByLabelText('День');
    expect(lastDay).toHaveValue(daysAfter(day, 1));
    fireEvent.change(lastDay as HTMLElement, { target: { value: day } });
    await user.click(panel.getByRole('button', { name: 'Назначить: Снятие с сайта' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(
      `Публикация назначена позже: ${inRussian(day)} в 18:30.`,
    );

    const both = /Если публикацию отменить, отменится и снятие\.$/;
    expect(panel.queryByText(both)).toBeNull();
    fireEvent.change(lastDay as HTMLElement, { target: { value: daysAfter(day, 1) } });
    await user.click(panel.getByRole('button', { name: 'Назначить: Снятие с сайта' }));
    expect(await panel.findByText(both)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Отменить: Публикация' }));
    expect(await panel.findByText(/снята с расписания: отменено \(Дилноза Рахимова\)/)).toBeVisible();
    await waitFor(() => expect(panel.getByRole('button', { name: 'Назначить: Публикация' })).toHaveFocus());
    expect(panel.queryByRole('alert')).toBeNull();
    expect(panel.getByLabelText('Время')).toHaveValue('18:30');
  });

  it('is closed by Back where it covers the form, which stays with what was typed', async () => {
    await saved(newsDraft('Под панелью'));
    const { user } = await renderAdmin(server, { at: '/dashboard', kept: OURS });
    await user.click((await screen.findAllByRole('link', { name: 'Новости' }))[0] as HTMLElement);
    await user.click(await screen.findByRole('tab', { name: /В ожидании/ }));
    await user.click(await screen.findByRole('link', { name: 'Изменить: Под панелью ru' }));
    const title = await screen.findByRole('textbox', { name: 'Заголовок' });
    const closeByBack = async () => {
      await user.click(screen.getByRole('button', { name: 'Расписание' }));
      await screen.findByRole('dialog', { name: 'Расписание' });
      act(() => window.history.back());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await closeByBack();
    await user.type(title, '!');
    await closeByBack();
    expect(title).toHaveValue('Под панелью ru!');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => window.history.back());
    expect(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })).toBeVisible();
  });

  it('asks for a day that is missing, and lets none be typed while an answer is on its way', async () => {
    const { id } = await saved(newsDraft('Без дня'));
    const { hold, count, fetch } = watchFetch(server.fetch);
    const { user, panel } = await openPanel(id, fetch);
    const set = await panel.findByRole('button', { name: 'Назначить: Публикация' });
    const day = panel.getByLabelText('День');
    fireEvent.change(day, { target: { value: '' } });
    await user.click(set);
    expect(day).toBeInvalid();
    expect(day).toHaveAccessibleDescription('Укажите день');
    expect(count('/Schedule/Set')).toBe(0);
    fireEvent.change(day, { target: { value: tomorrow() } });
    const release = hold('/Schedule/Set');
    await user.click(set);
    await waitFor(() => expect(day).toHaveAttribute('readonly'));
    release();
    expect(await panel.findByText(new RegExp(`^Выйдет ${inRussian(tomorrow())} в 09:00`))).toBeVisible();
    expect(panel.getAllByLabelText('День')[0]).not.toHaveAttribute('readonly');
  });

  it('lets nobody publish own work where four eyes are asked for, and says who may', async () => {
    await server.as('admin', 'POST', '/api/Admin/Review/SetRules', { fourEyes: true });
    onTestFinished(async () => void (await server.db.delete(reviewRules)));
    const { id } = await saved(newsDraft('Своя'));
    const kept = { FEATURES: 'schedule review' };
    const { user } = await renderAdmin(server, { at: `/dashboard/news/${id}`, kept });
    await user.click(await screen.findByRole('button', { name: 'Расписание' }));
    const set = await screen.findByRole('button', { name: 'Назначить: Публикация' });
    expect(set).toHaveAttribute('aria-disabled', 'true');
    expect(set).toHaveAccessibleDescription(/^Вы сами правили эту запись/);
  });

  it('refuses a version that somebody has changed meanwhile', async () => {
    const { id } = await saved(newsDraft('Читанная'));
    const { user, panel } = await openPanel(id);
    const set = await panel.findByRole('button', { name: 'Назначить: Публикация' });
    await saved(newsDraft('Чужая', { id }));
    await user.click(set);
    expect(await panel.findByRole('alert')).toHaveTextContent('Запись уже изменил кто-то другой');
  });
});

describe('a list', () => {
  it('says in words what is going to happen to its items, and what has happened', async () => {
    const day = tomorrow();
    const set = async (title: string, act: string, isPublished = false) => {
      const item = await saved(newsDraft(title));
      if (isPublished) await server.as('admin', 'GET', `${NEWS}/AllowToPublish${item.id}`);
      const plan = { kind: 'news', id: item.id, version: item.version + (isPublished ? 1 : 0), act };
      await server.as('admin', 'POST', '/api/Admin/Schedule/Set', { ...plan, day, time: '09:00' });
      return item;
    };
    await set('Выходящая', 'publish');
    const changed = await set('Изменённая', 'publish');
    await saved(newsDraft('Изменённая ещё раз', { id: changed.id }));
    await set('Уходящая', 'takeDown', true);
    const calls = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews', kept: OURS, fetch: calls.fetch });
    const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
    const soon = `${inRussian(day).slice(0, 5)} в 09:00`;
    await waitFor(async () => expect(await rowOf('Уходящая')).toHaveTextContent(`будет снято ${soon}`));
    await user.click(screen.getByRole('tab', { name: 'В ожидании' }));
    // what is known by now stands in the rows as they come
    expect(await rowOf('Выходящая')).toHaveTextContent(`выйдет ${soon}`);
    expect(await rowOf('Изменённая')).toHaveTextContent('расписание остановлено');
    // one call for each of both lists, however many rows they have
    expect(calls.count('GetMarks')).toBe(2);
  });

  it('asks nothing of a depository without schedules', async () => {
    const asked: string[] = [];
    const fetch: typeof server.fetch = (input, init) => {
      asked.push(String(input));
      return server.fetch(input, init);
    };
    await renderAdmin(server, { at: '/dashboard/allNews', kept: { FEATURES: 'audit' }, fetch });
    await screen.findByRole('tab', { name: 'В ожидании' });
    await waitFor(() => expect(asked.some((path) => path.includes('GetAllPublished'))).toBe(true));
    expect(asked.filter((path) => path.includes('Schedule'))).toEqual([]);
  });
});

it('tells in the form how late a publication was while no server ran', async () => {
  const item = await saved(newsDraft('Поздняя'));
  const plan = { kind: 'news', ...item, act: 'publish', day: tomorrow(), time: '09:00' };
  await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan);
  server.moveClock(5 * 24 * 60);
  const runner = startSchedule(server.app, { pollMs: 5 });
  await server.signIn('admin');
  await waitFor(async () => {
    const { body } = await server.as('admin', 'GET', `${NEWS}/Get${item.id}`);
    expect(body.data.status).toBe('published');
  });
  await runner.stop();
  const { panel } = await openPanel(item.id);
  expect(
    await panel.findByText(/^Опубликовано .+ с опозданием на [34] дня: сервер не работал$/),
  ).toBeVisible();
});

describe('the calendar', () => {
  afterEach(() => vi.unstubAllGlobals());
  const asWideAsScreen = () => {
    const nothing = () => undefined;
    const listening = { addEventListener: nothing, removeEventListener: nothing };
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width'),
      ...listening,
      addListener: nothing,
      removeListener: nothing,
    }));
  };

  it('offers each move to be undone for as long as the first', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    asWideAsScreen();
    const month = monthAfter(monthOf(wallTime(new Date(server.now())).day), 1);
    const item = await saved(newsDraft('Дважды перенесённая'));
    const plan = { kind: 'news', ...item, act: 'publish', day: `${month}-20`, time: '09:00' };
    expect((await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan)).status).toBe(200);
    await renderAdmin(server, { at: '/dashboard/schedule', kept: OURS });
    // the month that is shown at first is known once the depository has sent its day
    await screen.findByText(/^Время ташкентское/);
    act(() => screen.getByRole('button', { name: 'Следующий месяц' }).click());
    await screen.findByRole('heading', { name: monthInWords(month) });
    const moveTo = async (day: number) => {
      (await screen.findByRole('button', { name: /^Перенести: Дважды перенесённая ru/ })).click();
      const input = await screen.findByLabelText('День');
      fireEvent.change(input, { target: { value: `${month}-${day}` } });
      screen.getByRole('button', { name: 'Перенести' }).click();
      await screen.findByText(`«Дважды перенесённая ru» — теперь ${day}.${inRussian(month)} в 09:00`);
    };
    const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
    await moveTo(22);
    await seconds(10);
    await moveTo(24);
    await seconds(10);
    expect(screen.getByRole('button', { name: /^Вернуть на прежний день/ })).toBeVisible();
    await seconds(6);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Вернуть на прежний день/ })).toBeNull(),
    );
  });

  it('leads to the form’s schedule, where another time is chosen or all is cancelled', async () => {
    const month = monthOf(wallTime(new Date(server.now())).day);
    const item = await saved(newsDraft('Отменяемая'));
    const plan = { kind: 'news', ...item, act: 'publish', day: tomorrow(), time: '09:00' };
    await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan);
    const { user } = await renderAdmin(server, { at: '/dashboard/schedule', kept: OURS });
    if (monthOf(tomorrow()) !== month)
      await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    await user.click(await screen.findByRole('button', { name: /^Перенести: Отменяемая ru/ }));
    await user.click(await screen.findByRole('link', { name: 'Изменить время или отменить' }));
    await user.click(await screen.findByRole('button', { name: 'Отменить: Публикация' }));
    expect(await screen.findByText(/^Публикация .* снята с расписания/)).toBeVisible();
  });

  it('gives the focus to its heading when what was to be moved is gone', async () => {
    const month = monthOf(wallTime(new Date(server.now())).day);
    const item = await saved(newsDraft('Отменённая'));
    const plan = { kind: 'news', ...item, act: 'publish', day: tomorrow(), time: '09:00' };
    const { body } = await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan);
    const { user } = await renderAdmin(server, { at: '/dashboard/schedule', kept: OURS });
    if (monthOf(tomorrow()) !== month)
      await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    await user.click(await screen.findByRole('button', { name: /^Перенести: Отменённая ru/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Перенести на другой день' }));
    fireEvent.change(dialog.getByLabelText('День'), { target: { value: daysAfter(tomorrow(), 1) } });
    await server.as('admin', 'POST', '/api/Admin/Schedule/Withdraw', { id: body.data.id });
    await user.click(dialog.getByRole('button', { name: 'Перенести' }));
    await dialog.findByText(/^Этого расписания больше нет/);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Расписание публикаций' })).toHaveFocus());
  });

  it('moves by keys: past days refuse with words, Esc leaves all as it was, and a move can be undone; nothing it says is a guess', async () => {
    asWideAsScreen();
    const month = monthAfter(monthOf(wallTime(new Date(server.now())).day), 1);
    const noon = momentAt({ day: `${month}-15`, time: '12:00' })?.getTime() ?? 0;
    server.moveClock((noon - server.now()) / 60_000);
    await server.signIn('admin');
    const item = await saved(newsDraft('Переносимая'));
    const plan = { kind: 'news', ...item, act: 'publish', day: `${month}-20`, time: '09:00' };
    await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan);

    const { hold, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: '/dashboard', kept: OURS, fetch });
    await user.click(await screen.findByRole('link', { name: 'Расписание' }));
    // the viewer's clock says another month than the depository's
    await screen.findByRole('heading', { name: monthInWords(month) });
    const cellOf = (day: number) =>
      document.querySelector(`time[datetime="${month}-${day}"]`)?.closest('td') as HTMLElement;
    await waitFor(() => expect(cellOf(20)).toHaveTextContent('Переносимая'));
    expect(cellOf(15)).toHaveAttribute('aria-current', 'date');

    const pickUp = async (day: number) => {
      const name = /^Перенести: Переносимая ru, публикация/;
      (await within(cellOf(day)).findByRole('button', { name })).focus();
      await user.keyboard('{Enter}');
      return within(await screen.findByRole('dialog', { name: 'Перенести на другой день' }));
    };
    const choose = async (dialog: Awaited<ReturnType<typeof pickUp>>, day: string) => {
      fireEvent.change(dialog.getByLabelText('День'), { target: { value: day } });
      await user.click(dialog.getByRole('button', { name: 'Перенести' }));
    };
    const dialog = await pickUp(20);
    await choose(dialog, '');
    expect(await dialog.findByText('Укажите день')).toBeVisible();
    await choose(dialog, `${month}-13`);
    expect(await dialog.findByText(/^Этот день уже прошёл/)).toBeVisible();
    await choose(dialog, `${month}-28`);
    await waitFor(() => expect(cellOf(28)).toHaveTextContent('09:00'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
    await user.click(screen.getByRole('button', { name: /^Вернуть на прежний день/ }));
    await waitFor(() => expect(cellOf(20)).toHaveTextContent('Переносимая'));
    await pickUp(20);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cellOf(20)).toHaveTextContent('Переносимая');
    await choose(await pickUp(20), `${month}-22`);
    await waitFor(() => expect(cellOf(22)).toHaveTextContent('Переносимая'));

    await server.db.update(schedules).set({ state: 'stopped', reason: 'нужны вторые глаза' });
    const show = hold('GetBetween');
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    expect(screen.queryByText(/^В эти дни ничего не назначено/)).toBeNull();
    show();
    await screen.findByText(/^В эти дни ничего не назначено/);
    await user.click(screen.getByRole('button', { name: 'Предыдущий месяц' }));
    await waitFor(() => expect(cellOf(22)).toHaveTextContent('остановлено: нужны вторые глаза'));
  });
});
