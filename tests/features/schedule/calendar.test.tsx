import '../../support/prosemirror.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { schedules } from '../../../server/db/schema.ts';
import { daysAfter, momentAt, wallTime } from '../../../server/lib/days.ts';
import { monthAfter, monthInWords, monthOf } from '../../../src/features/schedule/days.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled } from '../../support/reviewScreens.ts';
import { serverForAll } from '../../support/server.ts';
import { news, newsDraft, publicationCalls } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const signedIn = { features: ['revisions', 'schedule'] };

const server = serverForAll();

const { saved } = publicationCalls(server, news);
const tomorrow = () => daysAfter(wallTime(new Date(server.now())).day, 1);
const inRussian = (day: string) => day.split('-').reverse().join('.');

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
    asWideAsScreen();
    const month = monthAfter(monthOf(wallTime(new Date(server.now())).day), 1);
    const item = await saved(newsDraft('Дважды перенесённая'));
    const plan = { kind: 'news', ...item, act: 'publish', day: `${month}-20`, time: '09:00' };
    expect((await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan)).status).toBe(200);
    await renderAdmin(server, { at: '/dashboard/schedule', signedIn });
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
    const { user } = await renderAdmin(server, { at: '/dashboard/schedule', signedIn });
    if (monthOf(tomorrow()) !== month)
      await user.click(await screen.findByRole('button', { name: 'Следующий месяц' }));
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
    const { user } = await renderAdmin(server, { at: '/dashboard/schedule', signedIn });
    if (monthOf(tomorrow()) !== month)
      await user.click(await screen.findByRole('button', { name: 'Следующий месяц' }));
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

  /** The dialog of a publication that is planned for tomorrow at 09:00; midnight may pass meanwhile. */
  const openMove = async (title: string) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const month = monthOf(wallTime(new Date(server.now())).day);
    const day = tomorrow();
    const item = await saved(newsDraft(title));
    const plan = { kind: 'news', ...item, act: 'publish', day, time: '09:00' };
    const { id } = (await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan)).body.data;
    const watched = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, {
      at: '/dashboard/schedule',
      signedIn,
      fetch: watched.fetch,
    });
    if (monthOf(day) !== month)
      await user.click(await screen.findByRole('button', { name: 'Следующий месяц' }));
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Перенести: ${title} ru`) }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Перенести на другой день' }));
    const moveTo = async (chosen: string) => {
      fireEvent.change(dialog.getByLabelText('День'), { target: { value: chosen } });
      await user.click(await settled('Перенести'));
    };
    const stored = async () => {
      const [found] = await server.db.select().from(schedules).where(eq(schedules.id, id));
      return wallTime(found?.at ?? new Date(0));
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return { ...watched, id, day, dialog, moveTo, stored, isClosed };
  };

  it('moves nothing over a colleague’s move that was not told, also where the first attempt has failed', async () => {
    const { answer, restore, id, day, dialog, moveTo, stored, isClosed } = await openMove('Спорная');
    const theirs = { id, day, time: '12:00', was: { day, time: '09:00' } };
    expect((await server.as('admin', 'POST', '/api/Admin/Schedule/Move', theirs)).status).toBe(200);
    answer('Schedule/Move', () => Promise.reject(new TypeError('Failed to fetch')));
    await moveTo(daysAfter(day, 2));
    await dialog.findByText(/неизвестно/);
    restore('Schedule/Move');
    await moveTo(daysAfter(day, 2));
    await dialog.findByText(/^Время уже изменил/);
    expect(await stored()).toEqual({ day, time: '12:00' });
    await moveTo(daysAfter(day, 2));
    await isClosed();
  });

  it('takes back a move that was stored without an answer', async () => {
    const { lose, restore, day, dialog, moveTo, stored, isClosed } = await openMove('Возвращаемая');
    lose('Schedule/Move');
    await moveTo(daysAfter(day, 60));
    await dialog.findByText(/неизвестно/);
    restore('Schedule/Move');
    await moveTo(day);
    await dialog.findByText(/^Время уже изменил/);
    await moveTo(day);
    await isClosed();
    expect(await stored()).toEqual({ day, time: '09:00' });
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
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn, fetch });
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
    await user.click(await screen.findByRole('button', { name: 'Следующий месяц' }));
    expect(screen.queryByText(/^В эти дни ничего не назначено/)).toBeNull();
    show();
    await screen.findByText(/^В эти дни ничего не назначено/);
    await user.click(screen.getByRole('button', { name: 'Предыдущий месяц' }));
    await waitFor(() => expect(cellOf(22)).toHaveTextContent('остановлено: нужны вторые глаза'));
  });
});
