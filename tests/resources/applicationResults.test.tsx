import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApplications } from '../support/openApplications.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { settled } from '../support/reviewScreens.ts';
import { PASSWORD, serverForEach } from '../support/server.ts';
import { APPLICATION, addApplicant, storedApplications } from '../support/serverPersonnel.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForEach();

/** Opens the form of the only application's result. */
const openResult = async (fetch?: typeof globalThis.fetch) => {
  const id = await addApplicant(server);
  const user = await openApplications(server, fetch);
  await user.click(screen.getByRole('button', { name: /^Изменить результат/ }));
  const form = await screen.findByRole('dialog', { name: 'Форма добавления результата' });
  const status = within(form).getByRole('combobox', { name: 'Статус' });
  const choose = async (name: string) => {
    await user.click(status);
    await user.click(await screen.findByRole('option', { name }));
  };
  return { id, user, form, status, choose };
};

describe('a result that is typed', () => {
  it('starts with the status that a mail has set, although the form was requested before the answer', async () => {
    await addApplicant(server);
    const { fetch, hold, held } = watchFetch(server.fetch);
    const user = await openApplications(server, fetch);
    const [sendMail, readAgain] = [hold('SendMailAboutAnswerHr'), hold('GetByVacancyId')];
    await user.click(screen.getByRole('button', { name: /^Отправьте ссылку/ }));
    await user.click(await screen.findByRole('button', { name: 'Отправить ссылку' }));
    const edit = await screen.findByRole('button', { name: /^Изменить результат/ });
    await user.click(edit);
    expect(edit).toHaveAttribute('aria-busy', 'true');
    sendMail();
    await waitFor(() => expect(held('perPage=7')).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    readAgain();
    const form = await screen.findByRole('dialog', { name: 'Форма добавления результата' });
    expect(within(form).getByRole('combobox', { name: 'Статус' })).toHaveValue('Приглашена');
    await user.type(within(form).getByRole('textbox', { name: 'Результат' }), '90 баллов');
    await user.click(within(form).getByRole('button', { name: 'EDIT' }));
    await screen.findByText('Результат изменен');
    expect(await storedApplications(server)).toMatchObject([{ status: 'Приглашена', result: '90 баллов' }]);
  });

  it('says what somebody else has saved meanwhile, and replaces it with the next save', async () => {
    const { id, user, form } = await openResult();
    await user.type(within(form).getByRole('textbox', { name: 'Результат' }), '95 баллов');
    const [own] = await storedApplications(server);
    const theirs = { ...own, id, result: '40 баллов', status: 'Приглашена' };
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, theirs);
    const edit = within(form).getByRole('button', { name: 'EDIT' });
    await user.click(edit);
    expect(await within(form).findByText(/сохранили другое: 40 баллов, статус «Приглашена»/)).toBeVisible();
    // an impatient second click, and Enter
    fireEvent.click(edit);
    fireEvent.submit(edit);
    const again = await settled('EDIT');
    expect(await storedApplications(server)).toMatchObject([{ result: '40 баллов' }]);
    await user.click(again);
    await screen.findByText('Результат изменен');
    expect(await storedApplications(server)).toMatchObject([{ result: '95 баллов', status: 'Приглашена' }]);
  });

  it('shows the status of a colleague who was told of, and replaces it where another one is chosen then', async () => {
    const { id, user, form, status, choose } = await openResult();
    await user.type(within(form).getByRole('textbox', { name: 'Результат' }), 'Пригласить');
    const [own] = await storedApplications(server);
    const theirs = { ...own, id, result: 'Не прошёл', status: 'Отклонена' };
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, theirs);
    await user.click(within(form).getByRole('button', { name: 'EDIT' }));
    await within(form).findByText(/статус «Отклонена»/);
    expect(status).toHaveValue('Отклонена');
    await choose('Новая');
    await user.click(await settled('EDIT'));
    await screen.findByText('Результат изменен');
    expect(await storedApplications(server)).toMatchObject([{ result: 'Пригласить', status: 'Новая' }]);
  });

  it('and taken back is taken back also where it is stored: by somebody else, or without an answer', async () => {
    const watched = watchFetch(server.fetch);
    const { id, user, form, choose } = await openResult(watched.fetch);
    const result = within(form).getByRole('textbox', { name: 'Результат' });
    const save = () => user.click(within(form).getByRole('button', { name: 'EDIT' }));
    await choose('Неактивна');
    const [own] = await storedApplications(server);
    const theirs = { ...own, id, status: 'Отклонена' };
    await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, theirs);
    await save();
    await within(form).findByText(/сохранили другое: без результата, статус «Отклонена»/);
    await choose('Новая');
    await user.type(result, 'Не тот кандидат');
    await settled('EDIT');
    watched.lose('UpdateApplicationResult');
    await save();
    await within(form).findByText(/неизвестно/);
    watched.restore('UpdateApplicationResult');
    expect(await storedApplications(server)).toMatchObject([{ result: 'Не тот кандидат', status: 'Новая' }]);
    await user.clear(result);
    await save();
    await within(form).findByText(/сохранили другое: Не тот кандидат/);
    await settled('EDIT');
    await save();
    await screen.findByText('Результат изменен');
    expect(await storedApplications(server)).toMatchObject([{ result: '', status: 'Новая' }]);
  });

  describe('when the session ends', () => {
    const LOGIN = 'kadry@depository.uz';
    const openSignedIn = async () => {
      const id = await addApplicant(server);
      const at = '/dashboard/allVacancy';
      const calls = watchFetch(server.fetch);
      const signedIn = { login: LOGIN };
      const { user } = await renderAdmin(server, { as: 'kadry', at, signedIn, fetch: calls.fetch });
      await user.click(await screen.findByRole('link', { name: 'Заявки: Бухгалтер' }));
      const open = async () => {
        await user.click(await screen.findByRole('button', { name: /^Изменить результат/ }));
        const form = within(await screen.findByRole('dialog', { name: 'Форма добавления результата' }));
        return { ...form, result: form.getByRole('textbox', { name: 'Результат' }) };
      };
      const colleagueSaves = async (changed: object) => {
        const [own] = await storedApplications(server);
        const theirs = { ...own, id, ...changed };
        await server.as('admin', 'POST', `${APPLICATION}/UpdateApplicationResult`, theirs);
      };
      const save = async () => user.click(await settled('EDIT'));
      const endSession = async () => {
        await server.withToken(sessionStorage.getItem('TOKEN') ?? '', 'POST', '/Access/logout');
        await save();
        await screen.findByText(/^Сеанс закончился/);
      };
      const signIn = async () => {
        await user.type(screen.getByLabelText('Логин'), LOGIN);
        await user.type(screen.getByLabelText('Пароль'), PASSWORD);
        await user.click(screen.getByRole('button', { name: 'Войти' }));
        await user.click(await screen.findByRole('link', { name: /^Продолжить: / }));
      };
      return { user, calls, form: await open(), open, colleagueSaves, save, endSession, signIn };
    };

    it('is there again, and says what somebody else has saved meanwhile', async () => {
      const { user, form, open, colleagueSaves, save, endSession, signIn } = await openSignedIn();
      await user.type(form.result, '95 баллов');
      await endSession();
      expect(screen.getByText(/введённое можно будет восстановить/)).toBeVisible();
      await colleagueSaves({ result: '40 баллов' });
      await signIn();
      const again = await open();
      expect(again.result).toHaveValue('95 баллов');
      await save();
      expect(await again.findByText(/сохранили другое: 40 баллов/)).toBeVisible();
      await save();
      await screen.findByText('Результат изменен');
      await user.click((await open()).getByRole('button', { name: 'Назад' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('leaves the status of a colleague who was told of before', async () => {
      const { user, form, open, colleagueSaves, save, endSession, signIn } = await openSignedIn();
      await user.type(form.result, '95 баллов');
      await colleagueSaves({ result: '40 баллов', status: 'Приглашена' });
      await save();
      await form.findByText(/сохранили другое: 40 баллов, статус «Приглашена»/);
      await endSession();
      await signIn();
      const again = await open();
      await save();
      await again.findByText(/сохранили другое: 40 баллов/);
      await save();
      await screen.findByText('Результат изменен');
      expect(await storedApplications(server)).toMatchObject([{ result: '95 баллов', status: 'Приглашена' }]);
    });

    it.each(['before', 'after'])(
      'replaces what was stored without an answer, where it is taken back %s the session ends',
      async (when) => {
        const { user, calls, form, open, save, endSession, signIn } = await openSignedIn();
        await user.type(form.result, '95 баллов');
        calls.lose('UpdateApplicationResult');
        await save();
        await form.findByText(/неизвестно/);
        calls.restore('UpdateApplicationResult');
        if (when === 'before') await user.clear(form.result);
        await endSession();
        await signIn();
        const again = await open();
        if (when === 'after') await user.clear(again.result);
        await save();
        await again.findByText(/сохранили другое: 95 баллов/);
        await save();
        await screen.findByText('Результат изменен');
        expect(await storedApplications(server)).toMatchObject([{ result: '' }]);
      },
    );

    it('is not there again where it was taken back', async () => {
      const { user, form, open, colleagueSaves, endSession, signIn } = await openSignedIn();
      await user.type(form.result, '95 баллов');
      await user.clear(form.result);
      await colleagueSaves({ result: '40 баллов' });
      await endSession();
      await signIn();
      expect((await open()).result).toHaveValue('40 баллов');
    });
  });

  it('stays, with what went wrong, when the application is gone meanwhile', async () => {
    const { id, user, form } = await openResult();
    await user.type(within(form).getByRole('textbox', { name: 'Результат' }), '95 баллов');
    await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`);
    await user.click(within(form).getByRole('button', { name: 'EDIT' }));
    await screen.findByText('Ошибка при изменении результата');
    await waitFor(() =>
      expect(screen.queryByText('Каримова Дилноза Рустамовна', { selector: 'td' })).toBeNull(),
    );
    expect(within(form).getByRole('textbox', { name: 'Результат' })).toHaveValue('95 баллов');
    expect(form).toHaveTextContent('Не сохранено');
  });
});
