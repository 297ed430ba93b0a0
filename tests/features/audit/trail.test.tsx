import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { append } from '../../../server/audit/append.ts';
import { ACTS, CONSOLE } from '../../../server/audit/entry.ts';
import { daysAfter, wallTime } from '../../../server/lib/days.ts';
import { i18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { FOREIGN, renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { APPLICATION, addApplicant } from '../../support/serverPersonnel.ts';
import { news, newsDraft, publicationCalls } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const signedIn = { features: ['audit', 'trash'] };
const AUDIT = '/dashboard/audit';

const server = serverForAll();

const { saved } = publicationCalls(server, news);

describe('the screen of the audit log', () => {
  it('tells acts in words, and what a row has changed', async () => {
    const { id } = await saved(newsDraft('Прежняя'));
    const draft = newsDraft('Прежняя', { id });
    Object.assign(draft.news[0] ?? {}, { title: 'Нынешняя' });
    await saved(draft);
    const { user } = await renderAdmin(server, { as: 'audit', at: '/dashboard', signedIn });
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
    const { user } = await renderAdmin(server, { at: AUDIT, signedIn });
    await user.click(await screen.findByRole('button', { name: /гарантийный фонд/i }));
    const changes = await screen.findByRole('region', { name: 'Что изменилось' });
    expect(changes.textContent?.replace(/\s/g, ' ')).toContain('1 250 000,50');
  });

  it('is narrowed by act, and says of people’s data only that it has changed', async () => {
    const id = await addApplicant(server, { fullName: 'Тайный Человек' });
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, { id, result: 'Секрет' });
    const { user } = await renderAdmin(server, { at: AUDIT, signedIn });
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
    await renderAdmin(server, { as: 'audit', at: AUDIT, signedIn });
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
    const { user } = await renderAdmin(server, { at: AUDIT, signedIn });
    expect(await screen.findByText(`Отправка письма: заявка «${title}»`)).toBeVisible();
    const words = `Письмо в папке исходящих: заявка «${title}»`;
    await user.click(screen.getByRole('button', { name: words }));
    expect(await screen.findByRole('dialog', { name: (name) => name.endsWith(words) })).toBeVisible();
  });

  it('tells what was scheduled, for when, and who had scheduled what was done at its time', async () => {
    const item = await saved(newsDraft('По часам'));
    const day = daysAfter(wallTime(new Date(server.now())).day, 1);
    const plan = { kind: 'news', ...item, act: 'publish', day, time: '09:00' };
    const set = await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan);
    const moved = { id: set.body.data.id, day, time: '10:00', was: { day, time: '09:00' } };
    await server.as('admin', 'POST', '/api/Admin/Schedule/Move', moved);
    const done = { act: 'takeDown', kind: 'news', title: 'По часам', recordId: item.id } as const;
    const details = { schedule: 7, setBy: 'Ботир Юсупов' };
    await server.db.transaction((tx) => append(tx, CONSOLE, { ...done, details }, new Date()));
    const { user } = await renderAdmin(server, { at: AUDIT, signedIn });
    const inRussian = day.split('-').reverse().join('.');
    const name = `Назначение в расписании: новость «По часам ru». Публикация, ${inRussian} в 09:00`;
    expect(await screen.findByRole('button', { name })).toBeVisible();
    const move = `${name.replace('09:00', '10:00')} (было ${inRussian} в 09:00)`;
    expect(screen.getByRole('button', { name: move })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Снятие с сайта: новость «По часам»' }));
    expect(await within(await screen.findByRole('dialog')).findByText('Ботир Юсупов')).toBeVisible();
  });

  it('says what a range of days lacks and that a choice holds nothing, and gives the focus to the first filter at a reset', async () => {
    const { user } = await renderAdmin(server, { at: AUDIT, signedIn });
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
    const { user } = await renderAdmin(server, { at: AUDIT, signedIn, fetch });
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
    ['of another depository', 'admin' as const, FOREIGN],
    ['of another role', 'kadry' as const, signedIn],
  ])('is not for people %s', async (_who, as, signedIn) => {
    await renderAdmin(server, { as, at: AUDIT, signedIn });
    await screen.findByRole('navigation', { name: 'Разделы' });
    expect(screen.queryByRole('link', { name: 'Журнал действий' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Журнал действий' })).toBeNull();
  });
});
