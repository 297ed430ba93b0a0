import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plainFetch } from '../support/plainDepository.ts';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach } from '../support/server.ts';
import { addApplication, addVacancy } from '../support/serverPersonnel.ts';

const server = serverForEach();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Opens the applications of a depository without versions, and the question before a mail to the first applicant. */
const openQuestion = async () => {
  const vacancy = await addVacancy(server);
  await addApplication(server, vacancy, { fullName: 'Иванов', date: '2026-10-01' });
  await addApplication(server, vacancy);
  const sent: unknown[] = [];
  let answer = (list: object[]) => list;
  const own = plainFetch(server);
  const foreign: typeof fetch = async (input, init) => {
    const path = String(input);
    if (path.includes('SendMail')) sent.push(JSON.parse(String(init?.body)));
    const response = await own(input, init);
    return path.includes('GetByVacancyId') ? Response.json(answer(await response.json())) : response;
  };
  const { user } = await renderAdmin(server, {
    as: 'kadry',
    at: '/dashboard/allVacancy',
    signedIn: FOREIGN,
    fetch: foreign,
  });
  await user.click(await screen.findByRole('link', { name: 'Заявки: Бухгалтер' }));
  await user.click(
    await screen.findByRole('button', { name: 'Отправьте ссылку: Каримова Дилноза Рустамовна' }),
  );
  const send = async () => {
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Отправить ссылку' }));
  };
  const become = (changed: typeof answer) => {
    answer = changed;
  };
  return { user, sent, send, become };
};

describe('a mail to an applicant of a depository without versions', () => {
  it('goes out by what is stored: a corrected address is asked about first', async () => {
    const { user, sent, send, become } = await openQuestion();
    become((list) => list.map((row) => ({ ...row, email: 'new@mail.example.uz', result: '40 баллов' })));
    await send();
    expect(await screen.findByText(/^Пока вы работали, запись изменил кто-то другой/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(await screen.findByRole('button', { name: /^Повторить: Отправьте ссылку/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('new@mail.example.uz');
    await send();
    await waitFor(() => expect(sent).toMatchObject([{ email: 'new@mail.example.uz', result: '40 баллов' }]));
  });

  it('goes out where only a field has changed that changes at each reading', async () => {
    let readings = 0;
    const { sent, send, become } = await openQuestion();
    become((list) => list.map((row) => ({ ...row, readings: ++readings })));
    await send();
    await screen.findByText('Ссылка на тест была отправлена на электронную почту.');
    expect(sent).toMatchObject([{ email: 'dilnoza@mail.example.uz' }]);
  });

  it('is not sent where the application is gone, and that is said though its row goes', async () => {
    const { sent, send, become } = await openQuestion();
    become((list) => list.filter((row) => JSON.stringify(row).includes('Иванов')));
    await send();
    await waitFor(() => expect(screen.queryByText('Каримова Дилноза Рустамовна')).toBeNull());
    expect(await screen.findByText('Пока вы работали, запись удалили.')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
