import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { applications, comments } from '../../../server/db/schema.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { commentCalls } from '../../support/serverComments.ts';
import { addApplicant, addApplication, addVacancy } from '../../support/serverPersonnel.ts';

const signedIn = { features: ['personal', 'audit'] };
const PERSON = { fullName: 'Каримова Дилноза', pinfl: '31505850170034', email: 'dilnoza@mail.uz' };

const server = serverForAll();
const colleague = commentCalls(server);

describe('the screen of one person’s data', () => {
  it('finds a person by name, then by a sign; hands out and erases what it has found', async () => {
    const id = await addApplicant(server, PERSON);
    await addApplicant(server, { fullName: 'Каримова Нодира', pinfl: '2', email: 'nodira@mail.uz' });
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn });
    await user.click(await screen.findByRole('link', { name: 'Персональные данные' }));
    const field = await screen.findByRole('textbox', { name: 'Кого найти' });
    await user.type(field, 'каримова{Enter}');
    expect(await screen.findByText('Найдено: 2 заявки')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Удалить всё найденное' })).toBeNull();

    await user.click(screen.getByRole('button', { name: `Искать и по ${PERSON.pinfl}` }));
    const row = await screen.findByRole('row', { name: new RegExp(`^Заявка № ${id} `) });
    for (const text of ['Каримова Дилноза', 'dilnoza@mail.uz', PERSON.pinfl])
      expect(row).toHaveTextContent(text);
    expect(field).toHaveValue(PERSON.pinfl);
    expect(screen.queryByText('Каримова Нодира')).toBeNull();

    URL.createObjectURL = vi.fn(() => 'blob:person');
    URL.revokeObjectURL = vi.fn();
    await user.click(screen.getByRole('button', { name: 'Выгрузить архив' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());

    await user.click(screen.getByRole('button', { name: 'Удалить всё найденное' }));
    const form = within(await screen.findByRole('dialog', { name: 'Удаление персональных данных' }));
    expect(form.getByText(/^Будет удалено навсегда: 1 заявка\./)).toBeVisible();
    expect(form.getByText(`Чьи данные: ${PERSON.pinfl}.`)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Причина' }), 'Просит Каримова');
    const erase = form.getByRole('button', { name: 'Удалить навсегда' });
    await user.click(erase);
    expect(form.getByText('Без этого слова ничего не удаляется')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Введите слово «удалить»' }), 'Удалить');
    await user.click(erase);
    expect(await form.findByText(/не пишите в ней имён/)).toBeVisible();
    await user.clear(form.getByRole('textbox', { name: 'Причина' }));
    await user.type(form.getByRole('textbox', { name: 'Причина' }), 'Обращение № 5');
    await user.click(erase);
    const erased = await screen.findByText('Удалено: 1 заявка.');
    await waitFor(() => expect(erased.closest('[role=status]')).toHaveFocus());
    expect(screen.getByText(`Чьи данные: ${PERSON.pinfl}.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row')).toBeNull());
    expect(await server.db.$count(applications)).toBe(1);

    await user.click(screen.getByRole('link', { name: 'Журнал действий' }));
    await user.click(await screen.findByRole('button', { name: 'Удаление навсегда: персональные данные' }));
    expect(await screen.findByText('Обращение № 5')).toBeVisible();
  });

  it('erases no comment about another person of the same name whose mark was taken away', async () => {
    const person = { fullName: 'Юсупова Малика', pinfl: '31505850170077', email: 'yusupova@mail.uz' };
    const id = await addVacancy(server);
    await addApplication(server, id, person);
    const own = await colleague.said('vacancies', id, 'Юсупова Малика не отвечает');
    const other = await colleague.said('vacancies', id, 'Юсупова Малика Азизовна из отдела кадров согласна');
    const { user } = await renderAdmin(server, { at: '/dashboard/personal', signedIn });
    await user.type(await screen.findByRole('textbox', { name: 'Кого найти' }), `${person.pinfl}{Enter}`);
    expect(await screen.findByText(/снимите отметку с тех, что о другом человеке/)).toBeVisible();
    const mark = (said: number) => screen.getByRole('checkbox', { name: `Удалить: Комментарий № ${said}` });
    expect(screen.getAllByRole('checkbox')).toEqual([mark(own), mark(other)]);
    await user.click(mark(other));
    await user.click(screen.getByRole('button', { name: 'Удалить найденное, кроме снятого' }));
    const form = within(await screen.findByRole('dialog', { name: 'Удаление персональных данных' }));
    expect(form.getByText(/^Будет удалено навсегда: 1 заявка, 1 комментарий\./)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Причина' }), 'Обращение № 6');
    await user.type(form.getByRole('textbox', { name: 'Введите слово «удалить»' }), 'удалить{Enter}');
    await screen.findByText('Удалено: 1 заявка, 1 комментарий.');
    const left = await server.db.select({ text: comments.text }).from(comments).orderBy(comments.id);
    expect(left).toEqual([{ text: '' }, { text: 'Юсупова Малика Азизовна из отдела кадров согласна' }]);
  });

  it('leaves a mark taken away when the person is found again, as after an erasure that was refused', async () => {
    const person = { fullName: 'Азимова Зухра', pinfl: '31505850170078', email: 'azimova@mail.uz' };
    const id = await addVacancy(server);
    await addApplication(server, id, person);
    const other = await colleague.said('vacancies', id, 'Азимова Зухра из отдела кадров согласна');
    const { user } = await renderAdmin(server, { at: '/dashboard/personal', signedIn });
    await user.type(await screen.findByRole('textbox', { name: 'Кого найти' }), `${person.pinfl}{Enter}`);
    const mark = (said: number) => screen.findByRole('checkbox', { name: `Удалить: Комментарий № ${said}` });
    await user.click(await mark(other));
    const added = await colleague.said('vacancies', id, 'Азимова Зухра не отвечает');
    await user.click(screen.getByRole('button', { name: 'Удалить найденное, кроме снятого' }));
    const form = within(await screen.findByRole('dialog', { name: 'Удаление персональных данных' }));
    await user.type(form.getByRole('textbox', { name: 'Причина' }), 'Обращение № 7');
    await user.type(form.getByRole('textbox', { name: 'Введите слово «удалить»' }), 'удалить{Enter}');
    expect(await form.findByText(/^Найдено уже не то, что вам показано/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Назад' }));
    await user.click(await screen.findByRole('button', { name: 'Уйти' }));
    await user.click(screen.getByRole('button', { name: 'Найти' }));
    expect(await mark(added)).toBeChecked();
    expect(await mark(other)).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Удалить найденное, кроме снятого' })).toBeVisible();
  });

  it('adds another sign to the person who is shown, not to what is typed meanwhile', async () => {
    await addApplicant(server, { ...PERSON, email: 'malika@mail.uz', pinfl: '31505850170099' });
    const { user } = await renderAdmin(server, { at: '/dashboard/personal', signedIn });
    const field = await screen.findByRole('textbox', { name: 'Кого найти' });
    await user.type(field, 'malika@mail.uz{Enter}');
    const also = await screen.findByRole('button', { name: 'Искать и по 31505850170099' });
    await user.clear(field);
    await user.type(field, 'nodira@mail.uz');
    await user.click(also);
    expect(field).toHaveValue('malika@mail.uz, 31505850170099');
    expect(await screen.findByText('Найдено: 1 заявка')).toBeVisible();
  });

  it('says what is wrong with what was typed, and is an administrator’s alone', async () => {
    const { user, unmount } = await renderAdmin(server, { at: '/dashboard/personal', signedIn });
    await user.click(await screen.findByRole('button', { name: 'Найти' }));
    expect(screen.getByText('Укажите, кого найти')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Кого найти' }), '12345{Enter}');
    expect(await screen.findByText(/^Не похоже ни на имя, ни на адрес/)).toBeVisible();
    unmount();
    await renderAdmin(server, { as: 'kadry', at: '/dashboard/personal', signedIn });
    expect(await screen.findByText('Доступ запрещён')).toBeVisible();
  });
});
