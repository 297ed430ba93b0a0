import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SignedIn } from '../../src/session.ts';
import { openApplications } from '../support/openApplications.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach } from '../support/server.ts';
import { APPLICATION, addApplicant, storedApplications } from '../support/serverPersonnel.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForEach();

/** A successful answer with its body changed. */
const answering = async (response: Response, change: (data: unknown) => unknown) => {
  const { status, headers } = response;
  return Response.json(change((await response.json()).data), { status, headers });
};

describe('a mail of which no answer tells whether it was sent', () => {
  it.each([
    ['the answer was lost', /Дошло ли отправленное, неизвестно/],
    ['the depository failed', /^Сервер временно недоступен\. Выполнено ли действие, неизвестно/],
  ])(
    'is told beside the row as perhaps sent, shows what became of it, and is asked about again: %s',
    async (what, told) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await addApplicant(server);
      const { answer, restore, fetch } = watchFetch(server.fetch);
      const user = await openApplications(server, fetch);
      answer('SendMailAboutAnswerHr', async (answered) => {
        await answered();
        if (what === 'the depository failed') return new Response('', { status: 503 });
        throw new TypeError('offline');
      });
      await user.click(screen.getByRole('button', { name: /^Отправьте ссылку/ }));
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Отправить ссылку' }));
      expect(await screen.findByText('Ошибка при отправки')).toBeVisible();
      expect(await screen.findByText(told)).toBeVisible();
      expect(await screen.findByText('Приглашена')).toBeVisible();
      restore('SendMailAboutAnswerHr');
      await user.click(await screen.findByRole('button', { name: /^Повторить: Отправьте ссылку/ }));
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(/уже в папке исходящих/);
    },
  );
});

describe('a mail that is refused', () => {
  it.each([
    ['has been changed', 'POST', 'UpdateApplicationResult', /изменил кто-то другой/],
    ['is gone', 'DELETE', 'Delete', /не найдена/],
  ] as const)('since its application %s says why', async (_what, method, call, why) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const id = await addApplicant(server);
    const user = await openApplications(server);
    const [own] = await storedApplications(server);
    const change = method === 'DELETE' ? `${call}${id}` : call;
    await server.as('kadry', method, `${APPLICATION}/${change}`, { ...own, id, result: '40 баллов' });
    await user.click(screen.getByRole('button', { name: /^Отправьте ссылку/ }));
    await user.click(await screen.findByRole('button', { name: 'Отправить ссылку' }));
    expect(await screen.findByText('Ошибка при отправки')).toBeVisible();
    expect(await screen.findByText(why, undefined, { timeout: 8000 })).toBeVisible();
  });
});

describe('the list of applications', () => {
  it('stays as it is until the next screen is there', async () => {
    await addApplicant(server);
    const user = await openApplications(server);
    const shown: (string | null)[] = [];
    const watcher = new MutationObserver((changes) =>
      shown.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent))),
    );
    watcher.observe(document.body, { childList: true, subtree: true });
    await user.click(screen.getByRole('link', { name: 'Отделы вакансий' }));
    await screen.findByRole('heading', { level: 1, name: 'Отделы вакансий' });
    watcher.disconnect();
    expect(shown.filter((text) => text?.includes('Сначала выберите вакансию'))).toEqual([]);
  });
});

it('a mail that a colleague was quicker with is asked for again before it is sent after all', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const id = await addApplicant(server);
  const { count, fetch } = watchFetch(server.fetch);
  const user = await openApplications(server, fetch);
  await server.as('kadry', 'POST', `${APPLICATION}/SendMailAboutRejectAnswerHr`, { id });
  await user.click(screen.getByRole('button', { name: /^Отправьте ссылку/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    await question.findByText(/^Ссылка в вакансии: https:\S+\sДата окончания тестирования: \d/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Отправить ссылку' }));
  await screen.findByText('Отклонена');
  await user.click(await screen.findByRole('button', { name: /^Повторить: Отправьте ссылку/ }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(count('SendMailAboutAnswerHr')).toBe(1);
});

it('a mail whose testing link has changed since its question was opened is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await addApplicant(server);
  const { count, fetch } = watchFetch(server.fetch);
  const user = await openApplications(server, fetch);
  const ask = async () => within(await screen.findByRole('alertdialog'));
  await user.click(screen.getByRole('button', { name: /^Отправьте ссылку/ }));
  await (await ask()).findByText(/^Ссылка в вакансии: /);
  const { body } = await server.as('kadry', 'GET', '/api/Admin/Vacancy/GetVacancies');
  const [vacancy] = body.data;
  const changed = { ...vacancy, linkForTesting: 'https://test.example.uz/new' };
  await server.as('kadry', 'POST', '/api/Admin/Vacancy/UpdateOrAdd', changed);
  await user.click((await ask()).getByRole('button', { name: 'Отправить ссылку' }));
  expect(await screen.findByText(/^Письмо не отправлено: пока вопрос был открыт/)).toBeVisible();
  expect(count('SendMailAboutAnswerHr')).toBe(0);
  await user.click(await screen.findByRole('button', { name: /^Повторить: Отправьте ссылку/ }));
  expect(await (await ask()).findByText(/https:\/\/test\.example\.uz\/new/)).toBeVisible();
  await user.click((await ask()).getByRole('button', { name: 'Отправить ссылку' }));
  expect(await screen.findByText('Приглашена')).toBeVisible();
});

it('a user without the trash reads that an administrator can restore the deleted application', async () => {
  await addApplicant(server);
  const user = await openApplications(server, undefined, { features: ['trash'] });
  await user.click(screen.getByRole('button', { name: /^Удалить/ }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('откуда его может вернуть администратор');
});

describe('an application', () => {
  const withMail =
    (mail: object): typeof fetch =>
    async (input, init) => {
      const response = await server.fetch(input, init);
      if (!String(input).includes('GetByVacancyId')) return response;
      return answering(response, (data) => (data as object[]).map((row) => ({ ...row, ...mail })));
    };
  const failed = { mailFailedAt: '2026-11-20T10:00:00Z' };

  it('that has no address names its person alone, and one with a failed mail says so', async () => {
    await addApplicant(server, { email: '' });
    const user = await openApplications(server, withMail(failed));
    expect(screen.getByText(/^Письмо не доставлено/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Отклонить/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('адрес не указан');
  });

  it('whose rejection was not delivered is asked about as one who got none', async () => {
    await addApplicant(server);
    const mails = { linkSentAt: '2026-11-19T09:59:00Z', rejectionSentAt: '2026-11-20T09:59:00Z' };
    const user = await openApplications(server, withMail({ ...failed, ...mails }));
    await user.click(screen.getByRole('button', { name: /^Отклонить/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/Отказ, отправленный .*, не доставлен\./);
    expect(dialog).toHaveTextContent('Ссылка на тест этому человеку уже отправлена');
    expect(dialog).not.toHaveTextContent('Он получит');
  });

  it('whose link was not delivered is said so before the rejection', async () => {
    await addApplicant(server);
    const user = await openApplications(server, withMail({ ...failed, linkSentAt: '2026-11-20T09:59:00Z' }));
    await user.click(screen.getByRole('button', { name: /^Отклонить/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/Ссылка на тест, отправленная .*, не доставлена\./);
  });
});

describe('applications while the server has nowhere to send mails', () => {
  const openWith = async (signedIn: Partial<SignedIn>) => {
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/allVacancy', signedIn });
    await user.click(await screen.findByRole('link', { name: 'Заявки: Бухгалтер' }));
    await screen.findByText('Каримова Дилноза Рустамовна');
  };

  it('say so, and otherwise do not', async () => {
    await addApplicant(server);
    const { body } = await server.login('kadry@depository.uz');
    await openWith({ features: body.features });
    expect(screen.getByText('Письма не уходят')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /^Отправьте ссылку/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(
      /письмо не уйдёт, а останется в папке исходящих\. Кому: .*dilnoza@mail\.example\.uz/,
    );
    cleanup();
    await openWith({ features: ['audit', 'trash'] });
    expect(screen.queryByText('Письма не уходят')).toBeNull();
  });

  it('say of a mail that it is in the folder, and never that it was sent', async () => {
    await addApplicant(server);
    const user = await openApplications(server, async (input, init) => {
      const response = await server.fetch(input, init);
      if (!String(input).includes('GetByVacancyId')) return response;
      const mailed = {
        linkSentAt: '2026-11-20T10:00:00Z',
        rejectionSentAt: '2026-11-19T10:00:00Z',
        mailsInFolder: ['link'],
      };
      return answering(response, (data) => (data as object[]).map((row) => ({ ...row, ...mailed })));
    });
    expect(
      screen.getByRole('img', { name: /^Письмо со ссылкой в папке исходящих, 20\.11\.2026/ }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Отправьте ссылку/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/Ссылка на тест для этого человека уже в папке исходящих, 20\.11\.2026/);
    expect(dialog).not.toHaveTextContent('отправлена');
    expect(dialog).toHaveTextContent(/Отказ этому человеку уже отправлен 19\.11\.2026/);
  });
});
