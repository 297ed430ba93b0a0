import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isAskedAnewForOneMore } from '../support/openApplications.ts';
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

const STATUS_IDS = ['Новая', 'Приглашена', 'Отклонена', 'Неактивна'].map((name, at) => ({
  id: at + 1,
  name,
}));

/** A successful answer with its body changed. */
const answering = async (response: Response, change: (data: unknown) => unknown) => {
  const { status, headers } = response;
  return Response.json(change((await response.json()).data), { status, headers });
};

/** A depository that answers whole, bare lists, knows statuses as `{ id, name }`, and does not say when it sent a mail. */
const foreign = (own: typeof fetch): typeof fetch => {
  return async (input, init) => {
    const path = String(input);
    const response = await own(path, init);
    if (path.includes('GetApplicationStatuses')) return answering(response, () => STATUS_IDS);
    if (path.includes('GetVacancies')) return answering(response, (data) => data);
    if (!path.includes('GetByVacancyId')) return response;
    return answering(response, (data) =>
      (data as Record<string, unknown>[]).map(
        ({ linkSentAt: _link, rejectionSentAt: _rejection, mailsInFolder: _folder, ...rest }) => rest,
      ),
    );
  };
};

const openApplications = async (fetch?: typeof globalThis.fetch) => {
  const { user } = await renderAdmin(server, {
    as: 'kadry',
    at: '/dashboard/allVacancy',
    signedIn: FOREIGN,
    fetch,
  });
  await user.click(await screen.findByRole('link', { name: 'Заявки: Бухгалтер' }));
  await screen.findByText('Каримова Дилноза Рустамовна');
  return user;
};

const confirm = async (user: UserEvent) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Отправить ссылку' }));
};

describe('applications of a depository that answers in its own way', () => {
  it('take a result, however an empty one is written at each reading', async () => {
    await addApplicant(server);
    let readings = 0;
    const user = await openApplications(async (input, init) => {
      const answer = await foreign(server.fetch)(input, init);
      if (!String(input).includes('GetByVacancyId')) return answer;
      readings += 1;
      const rows: object[] = await answer.json();
      const result = readings % 2 ? null : '';
      return Response.json(rows.map((row) => ({ ...row, result })));
    });
    await user.click(await screen.findByRole('button', { name: /^Изменить результат/ }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: 'Результат' }), 'Принят');
    await user.click(form.getByRole('button', { name: 'EDIT' }));
    await screen.findByText('Результат изменен');
    expect(await storedApplications(server)).toMatchObject([{ result: 'Принят' }]);
  });

  it('remember a mail that was sent from here, so that a second one is not sent unawares', async () => {
    await addApplicant(server);
    const user = await openApplications(foreign(server.fetch));
    // what stands behind a dialog that fades is no button yet
    const ask = async () => user.click(await screen.findByRole('button', { name: /^Отправьте ссылку/ }));
    await ask();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('dilnoza@mail.example.uz');
    expect(dialog).not.toHaveTextContent('уже отправлена');
    await confirm(user);
    await screen.findByText('Ссылка на тест была отправлена на электронную почту.');
    await screen.findByText('Приглашена');
    await ask();
    const again = await screen.findByRole('alertdialog');
    expect(again).toHaveTextContent(/уже отправлена \d{2}\.\d{2}\.\d{4}/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: /^Отклонить/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /Ссылка на тест этому человеку уже отправлена \d{2}\.\d{2}/,
    );
  });

  it('are known by their vacancy where each vacancy numbers them from 1', async () => {
    await addApplicant(server);
    const other = await addVacancy(server, { titleRu: 'Юрист' });
    await addApplication(server, other, { fullName: 'Алиев Тимур', pinfl: '31505850170035' });
    const own = foreign(server.fetch);
    const user = await openApplications(async (input, init) => {
      const response = await own(input, init);
      if (!String(input).includes('GetByVacancyId')) return response;
      const rows: object[] = await response.json();
      return Response.json(rows.map((row, at) => ({ ...row, id: at + 1 })));
    });
    await user.click(await screen.findByRole('button', { name: /^Отправьте ссылку/ }));
    await confirm(user);
    await screen.findByText('Приглашена');
    await user.click(await screen.findByRole('button', { name: 'Назад' }));
    await user.click(await screen.findByRole('link', { name: 'Заявки: Юрист' }));
    await user.click(await screen.findByRole('button', { name: 'Отправьте ссылку: Алиев Тимур' }));
    expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('уже отправлена');
  });

  it('are read again before a result is saved, so that it replaces no result and no status unseen', async () => {
    const id = await addApplicant(server);
    const user = await openApplications(foreign(server.fetch));
    const theirs = async (changed: object) => {
      const [own] = await storedApplications(server);
      await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, { ...own, id, ...changed });
    };
    await user.click(screen.getByRole('button', { name: /^Изменить результат/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Форма добавления результата' }));
    await theirs({ status: 'Приглашена' });
    await user.type(form.getByRole('textbox', { name: 'Результат' }), '95 баллов');
    await user.click(form.getByRole('button', { name: 'EDIT' }));
    await screen.findByText('Результат изменен');
    expect(await storedApplications(server)).toMatchObject([{ result: '95 баллов', status: 'Приглашена' }]);

    await user.click(await screen.findByRole('button', { name: /^Изменить результат/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Форма добавления результата' }));
    await theirs({ result: '40 баллов' });
    await user.type(again.getByRole('textbox', { name: 'Результат' }), ' из 100');
    await user.click(again.getByRole('button', { name: 'EDIT' }));
    expect(await again.findByText(/сохранили другое: 40 баллов/)).toBeVisible();
    await user.click(await settled('EDIT'));
    await waitFor(async () =>
      expect(await storedApplications(server)).toMatchObject([{ result: '95 баллов из 100' }]),
    );
  });

  it('can be made inactive', async () => {
    await addApplicant(server);
    const user = await openApplications(foreign(server.fetch));
    const change = screen.getByRole('button', { name: 'Изменить статус' });
    expect(change).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(change);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Изменить статус' }));
    await screen.findByText('Статусы изменены');
    expect(await storedApplications(server)).toMatchObject([{ status: 'Неактивна' }]);
  });

  it('are made inactive in the number that the question has told', async () => {
    await addApplicant(server);
    const user = await openApplications(foreign(server.fetch));
    await isAskedAnewForOneMore(server, user);
  });

  it('offer its statuses by name where names are stored', async () => {
    await addApplicant(server);
    const user = await openApplications(foreign(server.fetch));
    await user.click(screen.getByRole('button', { name: /^Изменить результат/ }));
    const form = await screen.findByRole('dialog', { name: 'Форма добавления результата' });
    const status = within(form).getByRole('combobox', { name: 'Статус' });
    expect(status).toHaveValue('Новая');
    await user.click(status);
    await user.click(await screen.findByRole('option', { name: 'Отклонена' }));
    await user.type(within(form).getByRole('textbox', { name: 'Результат' }), '40 баллов');
    await user.click(within(form).getByRole('button', { name: 'EDIT' }));
    await screen.findByText('Результат изменен');
    expect(await storedApplications(server)).toMatchObject([{ status: 'Отклонена', result: '40 баллов' }]);
  });
});
