import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../src/session.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach } from '../support/server.ts';

const server = serverForEach();

const row = { id: 0, code: '01', name: 'АО «Инвест»', fund: 10.5, currency: 'UZS', date: '2026-11-01' };

const addRow = async (user: Awaited<ReturnType<typeof renderAdmin>>['user'], code: string, fund: string) => {
  await user.click(await screen.findByRole('button', { name: '+ добавить строку' }));
  const form = await screen.findByRole('dialog', { name: 'Форма добавления' });
  const fill = async (label: string, text: string) => {
    await user.click(within(form).getByLabelText(label));
    await user.paste(text);
  };
  await fill('Код', code);
  await fill('Наименование', `Участник ${code}`);
  await fill('Сумма', fund);
  await user.click(within(form).getByRole('button', { name: 'Добавить' }));
  await screen.findByText(`Участник ${code}`);
};

describe('the first list of a currency', () => {
  it('starts empty, and every row added in USD is in USD', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addGuaranteeFundUSD' });
    await screen.findByText('Запрашиваемый элемент не найден.');
    await addRow(user, '1', '999 999 999 999,99');
    await addRow(user, '2', '0,1');
    await user.click(screen.getByRole('button', { name: 'Сохранить - USD' }));
    await screen.findByText('Успешно сохранено');
    expect(await screen.findByRole('tab', { name: 'USD' })).toHaveAttribute('aria-selected', 'true');
    const { body } = await server.as('admin', 'GET', '/api/Admin/GuaranteeFund/GetLastUSD');
    expect(body.data).toMatchObject([
      { code: '1', fund: 999999999999.99, currency: 'USD' },
      { code: '2', fund: 0.1, currency: 'USD' },
    ]);
  });
});

describe('a row that is added by Enter', () => {
  it('opens no second form by another Enter, which the button gets that has the focus again', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addGuaranteeFundUSD' });
    await user.click(await screen.findByRole('button', { name: '+ добавить строку' }));
    const form = within(await screen.findByRole('dialog', { name: 'Форма добавления' }));
    await user.type(form.getByLabelText('Код'), '7');
    await user.type(form.getByLabelText('Наименование'), 'Седьмой');
    await user.type(form.getByLabelText('Сумма'), '5{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '+ добавить строку' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Седьмой')).toBeVisible();
  });
});

describe('a new row of a list that is not saved yet', () => {
  it('is taken out again, and another of the same code stays', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addGuaranteeFundUSD' });
    await addRow(user, '1', '10');
    await addRow(user, '2', '20');
    await user.click(screen.getByRole('button', { name: '+ добавить строку' }));
    const form = within(await screen.findByRole('dialog', { name: 'Форма добавления' }));
    await user.type(form.getByLabelText('Код'), '1');
    await user.type(form.getByLabelText('Наименование'), 'Двойник');
    await user.type(form.getByLabelText('Сумма'), '30{Enter}');
    await screen.findByText('Двойник');

    await user.click(screen.getByRole('button', { name: 'Убрать: Участник 1' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Убрать новую строку?' }));
    await user.click(question.getByRole('button', { name: 'Убрать' }));
    await waitFor(() => expect(screen.queryByText('Участник 1')).toBeNull());
    expect(screen.getByText('2 несохранённые строки')).toBeVisible();
    await addRow(user, '1', '40');
    await user.click(screen.getByRole('button', { name: 'Сохранить - USD' }));
    await screen.findByText('Успешно сохранено');
    const { body } = await server.as('admin', 'GET', '/api/Admin/GuaranteeFund/GetLastUSD');
    const saved = (body.data as { code: string; fund: number }[]).map(({ code, fund }) => [code, fund]);
    expect(saved).toEqual([
      ['1', 30],
      ['2', 20],
      ['1', 40],
    ]);
  });
});

describe('a row that is added to a list', () => {
  const addNamed = async (
    user: Awaited<ReturnType<typeof renderAdmin>>['user'],
    code: string,
    name: string,
  ) => {
    await user.click(await screen.findByRole('button', { name: '+ добавить строку' }));
    const form = within(await screen.findByRole('dialog', { name: 'Форма добавления' }));
    await user.type(form.getByLabelText('Код'), code);
    await user.type(form.getByLabelText('Наименование'), name);
    await user.type(form.getByLabelText('Сумма'), '5{Enter}');
    await screen.findByText(name);
  };

  it('replaces none whose code differs by a space alone', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addGuaranteeFundUSD' });
    await addNamed(user, 'A', 'Один');
    await addNamed(user, 'A ', 'Два');
    await user.click(screen.getByRole('button', { name: 'Убрать: Один' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Убрать новую строку?' }));
    await user.click(question.getByRole('button', { name: 'Убрать' }));
    await waitFor(() => expect(screen.queryByText('Один')).toBeNull());
    await addNamed(user, 'A', 'Три');
    expect(screen.getByText('Два')).toBeVisible();
    expect(screen.getByText('2 несохранённые строки')).toBeVisible();
  });
});

describe('the browser’s Back', () => {
  it('closes the form of a row, and a text that is read in full, not the screen', async () => {
    await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', [row]);
    const { user } = await renderAdmin(server, { at: '/dashboard' });
    await user.click(await screen.findByRole('link', { name: 'Гарантийный фонд' }));
    await user.click(await screen.findByRole('button', { name: /^Изменить: / }));
    await screen.findByRole('dialog', { name: 'Форма изменения' });
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/dashboard/allGuaranteeFund');

    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Клавиши' });
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/dashboard/allGuaranteeFund');
  });
});

describe('a list of more rows than a page holds', () => {
  it('shows all of them on its pages, in the order of the other lists, and turns to a row that is added', async () => {
    const many = Array.from({ length: 1001 }, (_, at) => ({ ...row, code: `${at}`, name: `АО ${at}` }));
    await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', many);
    const { user } = await renderAdmin(server, { at: '/dashboard/addGuaranteeFundUZS' });
    const codes = () =>
      screen.getAllByRole('row', { hidden: true }).map((line) => line.children[1]?.textContent ?? '');
    await screen.findByText('1001 запись');
    await user.click(screen.getByLabelText('Страница 6'));
    await screen.findByText('АО 1000');
    await user.click(screen.getByText('Код'));
    await screen.findByText('АО 0');
    expect(codes().slice(1, 5)).toEqual(['0', '1', '2', '3']);
    expect(codes()).toHaveLength(201);
    await addRow(user, '1000.5', '1');
    expect(codes().slice(1)).toEqual(['1000', '1000.5']);
  });
});

describe('a session that ends while rows are typed', () => {
  it('leads to the sign-in page without a question', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addGuaranteeFundEUR' });
    await addRow(user, '4', '1');
    await server.as('admin', 'POST', '/Access/logout');
    await user.click(screen.getByRole('button', { name: 'Сохранить - EUR' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(session.token()).toBeNull();
    expect(screen.queryByText('Успешно сохранено')).toBeNull();
  });
});
