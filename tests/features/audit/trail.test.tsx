import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { append } from '../../../server/audit/append.ts';
import { ACTS, CONSOLE } from '../../../server/audit/entry.ts';
import { daysAfter, wallTime } from '../../../server/lib/days.ts';
import { i18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled } from '../../support/reviewScreens.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { APPLICATION, addApplicant } from '../../support/serverPersonnel.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const NEWS = '/api/Admin/News';
const OURS = { FEATURES: 'audit trash' };
const [AUDIT, TRASH] = ['/dashboard/audit', '/dashboard/trash'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const saved = async (draft: object): Promise<number> =>
  (await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, draft)).body.data.id;
const deleted = async (title: string) => {
  const id = await saved(newsDraft(title));
  await server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
  return id;
};
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const pending = async (): Promise<{ id: number }[]> =>
  (await server.as('admin', 'GET', `${NEWS}/GetAllPending`)).body.data;

describe('the screen of the trash', () => {
  it('shows what was deleted, by whom and how long it stays, and puts it back', async () => {
    const id = await deleted('Нужная');
    const { user } = await renderAdmin(server, { at: '/dashboard', kept: OURS });
    await user.click(await screen.findByRole('link', { name: 'Корзина' }));
    const row = await rowOf('Нужная ru');
    for (const text of ['Новости', 'Дилноза Рахимова', '30 дней']) expect(row).toHaveTextContent(text);
    await user.click(within(row).getByRole('button', { name: 'Вернуть: Нужная ru' }));
    expect(await screen.findByText('Запись возвращена')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Нужная ru')).toBeNull());
    expect((await pending()).map((item) => item.id)).toContain(id);
  });

  it('puts back one at a time, however quickly one clicks where the next one moves up', async () => {
    for (const title of ['Ряд один', 'Ряд два', 'Ряд три']) await deleted(title);
    const { user } = await renderAdmin(server, { at: TRASH, kept: OURS });
    const rows = () => screen.getAllByRole('button', { name: /^Вернуть: Ряд/ });
    await user.click((await screen.findAllByRole('button', { name: /^Вернуть: Ряд/ }))[0] as HTMLElement);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.click(rows()[0] as HTMLElement);
    await waitFor(() => expect(rows()[0]).not.toHaveAttribute('aria-disabled'));
    expect(rows()).toHaveLength(2);
  });

  it('lists no longer what a colleague has put back meanwhile, or what came back without an answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const title of ['Чужая', 'Безответная']) await deleted(title);
    const { answer, restore, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: TRASH, kept: OURS, fetch });
    await screen.findByRole('button', { name: 'Вернуть: Чужая ru' });
    const { body } = await server.as('admin', 'GET', '/api/Admin/Trash/GetAll?count=1000');
    const idOf = (name: string) => body.data.find(({ title }: { title: string }) => title === name).id;
    await server.as('admin', 'POST', `/api/Admin/Trash/Restore${idOf('Чужая ru')}`);
    await user.click(screen.getByRole('button', { name: 'Вернуть: Чужая ru' }));
    expect(await screen.findByText(/Этой записи в корзине нет/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Чужая ru/ })).toBeNull());
    answer('Trash/Restore', async (answered) => {
      await answered();
      throw new TypeError('offline');
    });
    await user.click(await settled('Вернуть: Безответная ru'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Безответная ru/ })).toBeNull());
    restore('Trash/Restore');
  });

  it('ends a record only when asked twice', async () => {
    await deleted('Лишняя');
    const { user } = await renderAdmin(server, { at: TRASH, kept: OURS });
    const end = { name: 'Удалить окончательно: Лишняя ru' };
    await user.click(await screen.findByRole('button', end));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Лишняя ru — вернуть будет нельзя.');
    await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', end));
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Удалить окончательно' }));
    expect(await screen.findByText('Запись удалена окончательно')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Лишняя ru')).toBeNull());
  });

  it('asks on until the depository has told of everything', async () => {
    await deleted('Первая');
    await deleted('Вторая');
    const paged: typeof fetch = (input, init) => {
      const url = String(input);
      if (!url.includes('/Trash/GetAll')) return server.fetch(input, init);
      return server.fetch(`${url}${url.includes('?') ? '&' : '?'}count=1`, init);
    };
    await renderAdmin(server, { at: TRASH, kept: OURS, fetch: paged });
    expect(await rowOf('Первая ru')).toBeVisible();
    expect(await rowOf('Вторая ru')).toBeVisible();
  });

  it('says beside the row why a record cannot come back, and names no applicant', async () => {
    const id = await addApplicant(server, { fullName: 'Тайный Человек' });
    const [{ vacancyId }] = (
      await server.as('kadry', 'GET', '/api/Admin/Vacancy/GetVacancies')
    ).body.data.map((vacancy: { id: number }) => ({ vacancyId: vacancy.id }));
    await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`);
    await server.as('kadry', 'DELETE', `/api/Admin/Vacancy/Delete${vacancyId}`);
    const { user } = await renderAdmin(server, { at: TRASH, kept: OURS });
    const row = await rowOf(`№ ${id}`);
    expect(row).not.toHaveTextContent('Тайный');
    await user.click(within(row).getByRole('button', { name: /^Вернуть: / }));
    expect(await within(row).findByRole('alert')).toHaveTextContent('Сначала верните вакансию');
  });
});

describe('the screen of the audit log', () => {
  it('tells acts in words, and what a row has changed', async () => {
    const id = await saved(newsDraft('Прежняя'));
    const draft = newsDraft('Прежняя', { id });
    Object.assign(draft.news[0] ?? {}, { title: 'Нынешняя' });
    await saved(draft);
    const { user } = await renderAdmin(server, { as: 'audit', at: '/dashboard', kept: OURS });
    await user.click(await screen.findByRole('link', { name: 'Журнал действий' }));
    expect(screen.queryByRole('link', { name: 'Корзина' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Изменение: новость «Нынешняя»' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Изменение: новость «Нынешняя»',
    });
    const change = await within(dialog).findByRole('listitem');
    expect(change).toHaveTextContent('Заголовок (русский)БылоПрежняя ruСталоНынешняя');
    for (const text of ['127.0.0.1', 'Администратор', 'подтверждена']) expect(dialog).toHaveTextContent(text);
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    await user.click(await screen.findByRole('button', { name: 'Создание: новость «Прежняя ru»' }));
    const [day] = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
    expect(day).toHaveTextContent(/^Дата публикацииСтало05\.03\.2026$/);
  });

  it('writes the amounts of the fund as the fund’s table does', async () => {
    const row = { code: '0900', name: 'Банк', fund: 1250000.5, currency: 'USD', date: '2026-11-20' };
    await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', [row]);
    const { user } = await renderAdmin(server, { at: AUDIT, kept: OURS });
    await user.click(await screen.findByRole('button', { name: /гарантийный фонд/i }));
    const changes = await screen.findByRole('region', { name: 'Что изменилось' });
    expect(changes.textContent?.replace(/\s/g, ' ')).toContain('1 250 000,50');
  });

  it('is narrowed by act, and says of people’s data only that it has changed', async () => {
    const id = await addApplicant(server, { fullName: 'Тайный Человек' });
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, { id, result: 'Секрет' });
    const { user } = await renderAdmin(server, { at: AUDIT, kept: OURS });
    await user.click(await screen.findByRole('combobox', { name: 'Раздел' }));
    await user.click(await screen.findByRole('option', { name: 'Заявки на вакансию' }));
    await user.click(await screen.findByRole('combobox', { name: 'Действие' }));
    await user.click(await screen.findByRole('option', { name: 'Изменение' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Изменение заявки: Тайный Человек — Бухгалтер' }));
    const change = await within(await screen.findByRole('dialog')).findByRole('listitem');
    expect(change).toHaveTextContent(/^РЕЗУЛЬТАТизменено$/);
  });

  it('names a person to nobody who may not read that person’s data', async () => {
    const id = await addApplicant(server, { fullName: 'Тайный Человек' });
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, { id, result: 'Секрет' });
    await renderAdmin(server, { as: 'audit', at: AUDIT, kept: OURS });
    expect(await screen.findByRole('button', { name: `Изменение: заявка № ${id}` })).toBeVisible();
    expect(screen.queryByText(/Тайный/)).toBeNull();
  });

  it('has a name of its own for each act', () => {
    const acts = ACTS.map((act) =>
      i18nProvider.translate(`audit.acts.${act}`, { what: '', title: '', _: '' }),
    );
    expect(acts).not.toContain('');
    expect(new Set(acts).size).toBe(ACTS.length);
  });

  it('says of a mail that nobody got where it is', async () => {
    const title = 'Тестовая';
    const mails = [{ inFolder: true }, {}];
    for (const details of mails) {
      const deed = { act: 'mail', kind: 'applications', title, details } as const;
      await server.db.transaction((tx) => append(tx, CONSOLE, deed, new Date()));
    }
    const { user } = await renderAdmin(server, { at: AUDIT, kept: OURS });
    expect(await screen.findByText(`Отправка письма: заявка «${title}»`)).toBeVisible();
    const words = `Письмо в папке исходящих: заявка «${title}»`;
    await user.click(screen.getByRole('button', { name: words }));
    expect(await screen.findByRole('dialog', { name: (name) => name.endsWith(words) })).toBeVisible();
  });

  it('tells what was scheduled, for when, and who had scheduled what was done at its time', async () => {
    const { body } = await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('По часам'));
    const day = daysAfter(wallTime(new Date(server.now())).day, 1);
    const plan = { kind: 'news', ...body.data, act: 'publish', day, time: '09:00' };
    const set = await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan);
    const moved = { id: set.body.data.id, day, time: '10:00', was: { day, time: '09:00' } };
    await server.as('admin', 'POST', '/api/Admin/Schedule/Move', moved);
    const done = { act: 'takeDown', kind: 'news', title: 'По часам', recordId: body.data.id } as const;
    const details = { schedule: 7, setBy: 'Ботир Юсупов' };
    await server.db.transaction((tx) => append(tx, CONSOLE, { ...done, details }, new Date()));
    const { user } = await renderAdmin(server, { at: AUDIT, kept: OURS });
    const inRussian = day.split('-').reverse().join('.');
    const name = `Назначение по расписанию: новость «По часам ru». Публикация, ${inRussian} в 09:00`;
    expect(await screen.findByRole('button', { name })).toBeVisible();
    const move = `${name.replace('09:00', '10:00')} (было ${inRussian} в 09:00)`;
    expect(screen.getByRole('button', { name: move })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Снятие с сайта: новость «По часам»' }));
    expect(await within(await screen.findByRole('dialog')).findByText('Ботир Юсупов')).toBeVisible();
  });

  it('says what a range of days lacks and that a choice holds nothing, and gives the focus to the first filter at a reset', async () => {
    const { user } = await renderAdmin(server, { at: AUDIT, kept: OURS });
    const from = await screen.findByLabelText('С даты');
    fireEvent.change(from, { target: { value: '2027-01-01' } });
    expect(await screen.findByText('Укажите обе даты')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Кто' }), 'zzz');
    expect(await screen.findByText('Ничего не найдено')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    await waitFor(() => expect(screen.getByLabelText('С даты')).toHaveValue(''));
    expect(screen.getByRole('combobox', { name: 'Кто' })).toHaveFocus();
  });

  it('is read page by page', async () => {
    for (let index = 0; index < 60; index += 1) {
      const deed = { act: 'purge', kind: 'histories', title: `Год ${index}` } as const;
      await server.db.transaction((tx) => append(tx, CONSOLE, deed, new Date()));
    }
    const { hold, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: AUDIT, kept: { ...OURS }, fetch });
    expect(await screen.findByText('Окончательное удаление: год истории «Год 59»')).toBeVisible();
    const release = hold('GetPage');
    // whoever is impatient turns one page
    await user.dblClick(screen.getByRole('button', { name: 'Старее' }));
    release();
    expect(await screen.findByText('Окончательное удаление: год истории «Год 0»')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Новее' }));
    expect(await screen.findByText('Окончательное удаление: год истории «Год 59»')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Новее' })).toBeDisabled();
  });

  it.each([
    ['of another depository', {}, 'admin' as const],
    ['of another role', OURS, 'kadry' as const],
  ])('is not for people %s', async (_who, kept, as) => {
    await renderAdmin(server, { as, at: AUDIT, kept });
    await screen.findByRole('navigation', { name: 'Разделы' });
    expect(screen.queryByRole('link', { name: 'Журнал действий' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Журнал действий' })).toBeNull();
  });
});
