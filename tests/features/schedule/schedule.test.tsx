import '../../support/prosemirror.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { reviewRules } from '../../../server/db/schema.ts';
import { startSchedule } from '../../../server/features/schedule/runner.ts';
import { daysAfter, wallTime } from '../../../server/lib/days.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled } from '../../support/reviewScreens.ts';
import { serverForAll } from '../../support/server.ts';
import { news, newsDraft, publicationCalls } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const signedIn = { features: ['revisions', 'schedule'] };

const server = serverForAll();

const { saved, approve } = publicationCalls(server, news);
const tomorrow = () => daysAfter(wallTime(new Date(server.now())).day, 1);
const inRussian = (day: string) => day.split('-').reverse().join('.');

const openPanel = async (id: number, fetch?: typeof globalThis.fetch) => {
  const { user } = await renderAdmin(server, { at: `/dashboard/news/${id}`, signedIn, fetch });
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
    const stops = `Сохранение остановит публикацию, назначенную на ${inRussian(day)} в 09:00`;
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
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn });
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
    const signedIn = { features: ['schedule', 'review'] };
    const { user } = await renderAdmin(server, { at: `/dashboard/news/${id}`, signedIn });
    await user.click(await screen.findByRole('button', { name: 'Расписание' }));
    const set = await screen.findByRole('button', { name: 'Назначить: Публикация' });
    expect(set).toHaveAttribute('aria-disabled', 'true');
    expect(set).toHaveAccessibleDescription(/^Вы сами правили эту запись/);
  });

  /** The panel of a publication that was planned for 09:00, and that a colleague has moved to 12:00 since. */
  const openMoved = async (title: string) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const item = await saved(newsDraft(title));
    const wall = { day: tomorrow(), time: '09:00' };
    const plan = { kind: 'news', ...item, act: 'publish', ...wall, was: null };
    const { id } = (await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan)).body.data;
    const watched = watchFetch(server.fetch);
    const { user, panel } = await openPanel(item.id, watched.fetch);
    await panel.findByText(/ в 09:00\. Подтверждено/);
    await server.as('admin', 'POST', '/api/Admin/Schedule/Move', { id, ...wall, time: '12:00' });
    return { ...watched, panel, press: async (name: string) => user.click(await settled(name)) };
  };

  /** Presses a button whose first call fails: the move is seen only then, and the act waits to be pressed once more. */
  const pressUntilMoveIsRead = async (
    { answer, restore, panel, press }: Awaited<ReturnType<typeof openMoved>>,
    call: string,
    name: string,
  ) => {
    answer(call, () => Promise.reject(new TypeError('Failed to fetch')));
    await press(name);
    await panel.findByText(/неизвестно/);
    await panel.findByText(/ в 12:00\. Подтверждено/);
    restore(call);
    await press(name);
    await panel.findByText(/^Время уже изменил/);
    fireEvent.click(panel.getByRole('button', { name }));
    await settled(name);
    expect(panel.getByText(/ в 12:00\. Подтверждено/)).toBeVisible();
  };

  it('moves nothing over a colleague’s move that was not told, also where the first attempt has failed', async () => {
    const opened = await openMoved('Спорная');
    const { panel, press } = opened;
    const move = 'Перенести: Публикация';
    fireEvent.change(panel.getAllByLabelText('Время')[0] as HTMLElement, { target: { value: '18:30' } });
    await pressUntilMoveIsRead(opened, 'Schedule/Set', move);
    await press(move);
    expect(await panel.findByText(/ в 18:30\. Подтверждено/)).toBeVisible();
  });

  it('withdraws nothing that a colleague has set since the first attempt, which failed', async () => {
    const opened = await openMoved('Отменяемая');
    await pressUntilMoveIsRead(opened, 'Schedule/Withdraw', 'Отменить: Публикация');
  });

  it('is not moved while it is being withdrawn', async () => {
    const { hold, panel, press } = await openMoved('Отменённая');
    const release = hold('Schedule/Withdraw');
    await press('Отменить: Публикация');
    expect(panel.getByRole('button', { name: 'Перенести: Публикация' })).toHaveAttribute('aria-disabled');
    release();
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
      if (isPublished) await approve(item.id);
      const plan = { kind: 'news', id: item.id, version: item.version + (isPublished ? 1 : 0), act };
      await server.as('admin', 'POST', '/api/Admin/Schedule/Set', { ...plan, day, time: '09:00' });
      return item;
    };
    await set('Выходящая', 'publish');
    const changed = await set('Изменённая', 'publish');
    await saved(newsDraft('Изменённая ещё раз', { id: changed.id }));
    await set('Уходящая', 'takeDown', true);
    const calls = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews', signedIn, fetch: calls.fetch });
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
    await renderAdmin(server, { at: '/dashboard/allNews', signedIn: { features: ['audit'] }, fetch });
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
    const { body } = await server.as('admin', 'GET', `/api/Admin/News/Get${item.id}`);
    expect(body.data.status).toBe('published');
  });
  await runner.stop();
  const { panel } = await openPanel(item.id);
  expect(
    await panel.findByText(/^Опубликовано .+ с опозданием на [34] дня: сервер не работал$/),
  ).toBeVisible();
});
