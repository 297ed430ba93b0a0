import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { applications } from '../../server/db/schema.ts';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { settled } from '../support/reviewScreens.ts';
import { serverForEach } from '../support/server.ts';
import {
  APPLICATION,
  addApplicant,
  addApplication,
  addVacancy,
  storedApplications,
} from '../support/serverPersonnel.ts';

const server = serverForEach();
beforeEach(async () => {
  await addApplicant(server);
  const lawyer = await addVacancy(server, { titleRu: 'Юрист' });
  await addApplication(server, lawyer, { fullName: 'Джураев Анвар Олимович', date: '2026-11-02' });
  await addApplication(server, lawyer, { fullName: 'Юсупова Нигора Шухратовна', status: 'Приглашена' });
});

const open = (at = '/dashboard', features = ['desk', 'applications']) =>
  renderAdmin(server, { as: 'kadry', at, signedIn: { features } });
const openList = async () => {
  const { user } = await open('/dashboard/allApplications');
  await screen.findByRole('cell', { name: 'Каримова Дилноза Рустамовна' });
  return user;
};
const names = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('the applications for all vacancies', () => {
  it('are where the card of the dashboard leads: the new ones, each with vacancy, day and state', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: /^Новые заявки на вакансии\s*2$/ }));
    await screen.findByRole('heading', { level: 1, name: 'Заявки на вакансии' });
    const row = await screen.findByRole('row', { name: /Джураев/ });
    expect(within(row).getByRole('link', { name: 'Юрист' })).toBeVisible();
    expect(row).toHaveTextContent('02.11.2026');
    expect(row).toHaveTextContent('Новая');
    expect(names()).toEqual(['Джураев Анвар Олимович', 'Каримова Дилноза Рустамовна']);
  });

  it('lead to those for the vacancy of a row, and back', async () => {
    const user = await openList();
    await user.click(screen.getByRole('link', { name: 'Юрист' }));
    await screen.findByText('Юсупова Нигора Шухратовна');
    expect(screen.getByText(/^Вакансия № \d+: Юрист$/)).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard/applicationForVacancies');
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    await screen.findByText('Каримова Дилноза Рустамовна');
    expect(window.location.pathname).toBe('/dashboard/allApplications');
  });

  it('are narrowed by name and state, and shown all when nobody fits', async () => {
    const user = await openList();
    await user.type(screen.getByRole('searchbox', { name: 'Поиск по ФИО' }), 'Юсупова');
    expect(await screen.findByText(/^Таких заявок нет\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Искать во всех статусах' }));
    await waitFor(() => expect(names()).toEqual(['Юсупова Нигора Шухратовна']));
    await user.click(screen.getByRole('combobox', { name: 'Статус' }));
    await user.click(await screen.findByRole('option', { name: 'Приглашена' }));
    await waitFor(() => expect(names()).toEqual(['Юсупова Нигора Шухратовна']));
    // somebody of the same name may have another status
    expect(await screen.findByRole('button', { name: 'Искать во всех статусах' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('keep the form of a result while a colleague takes its row, and the last one, out of the list', async () => {
    const user = await openList();
    await user.type(screen.getByRole('searchbox', { name: 'Поиск по ФИО' }), 'Джураев');
    await waitFor(() => expect(names()).toEqual(['Джураев Анвар Олимович']));
    await user.click(screen.getByRole('button', { name: 'Изменить результат: Джураев Анвар Олимович' }));
    const form = within(await screen.findByRole('dialog', { name: 'Форма добавления результата' }));
    await user.type(form.getByRole('textbox', { name: 'Результат' }), '90 баллов');
    const own = (await storedApplications(server)).find(({ fullName }) => fullName.startsWith('Джураев'));
    const theirs = { ...own, result: '70 баллов', status: 'Приглашена' };
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, theirs);
    await user.click(form.getByRole('button', { name: 'EDIT' }));
    expect(await form.findByText(/сохранили другое: 70 баллов, статус «Приглашена»/)).toBeVisible();
    expect(await screen.findByText(/^Таких заявок нет\./)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Результат' })).toHaveValue('90 баллов');
    await user.click(await settled('EDIT'));
    await screen.findByText('Результат изменен');
    const saved = (await storedApplications(server)).find(({ id }) => id === own?.id);
    expect(saved).toMatchObject({ result: '90 баллов', status: 'Приглашена' });
  });

  it('open the form of a result as those for one vacancy do; what is answered leaves the new ones', async () => {
    const user = await openList();
    await user.click(screen.getByRole('button', { name: 'Изменить результат: Джураев Анвар Олимович' }));
    const form = await screen.findByRole('dialog', { name: 'Форма добавления результата' });
    await user.type(within(form).getByRole('textbox', { name: 'Результат' }), '90 баллов');
    await user.click(within(form).getByRole('combobox', { name: 'Статус' }));
    await user.click(await screen.findByRole('option', { name: 'Приглашена' }));
    await user.click(within(form).getByRole('button', { name: 'EDIT' }));
    await screen.findByText('Результат изменен');
    await waitFor(() => expect(names()).toEqual(['Каримова Дилноза Рустамовна']));
    expect(await storedApplications(server)).toContainEqual(
      expect.objectContaining({
        fullName: 'Джураев Анвар Олимович',
        result: '90 баллов',
        status: 'Приглашена',
      }),
    );
  });

  it('say that there are no new ones, and how to see the others; without any, where they come from', async () => {
    await server.db.update(applications).set({ status: 'Приглашена' });
    const { user } = await open('/dashboard/allApplications');
    expect(await screen.findByText(/^Новых заявок нет\./)).toBeVisible();
    await server.db.delete(applications);
    await user.click(screen.getByRole('button', { name: 'Показать все заявки' }));
    expect(await screen.findByText(/^Заявок пока нет\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'К списку вакансий' }));
    await screen.findByRole('heading', { level: 1, name: 'Вакансии' });
  });
});

describe('the list of vacancies', () => {
  it('says beside a title how many new applications there are', async () => {
    await open('/dashboard/allVacancy');
    expect(await screen.findAllByText('1 новая заявка')).toHaveLength(2);
  });

  it('says nothing of them with another depository, which is not asked', async () => {
    const called: string[] = [];
    await renderAdmin(server, {
      as: 'kadry',
      at: '/dashboard/allVacancy',
      signedIn: FOREIGN,
      fetch: (input, init) => {
        called.push(String(input));
        return server.fetch(input, init);
      },
    });
    await screen.findByRole('link', { name: 'Юрист' });
    expect(called.filter((path) => /GetNewCounts|GetAll/.test(path))).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Заявки' })).toBeNull();
  });
});
