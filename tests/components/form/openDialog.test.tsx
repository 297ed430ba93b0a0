import '../../support/prosemirror.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { connection } from '../../../src/connection.ts';
import { later } from '../../support/later.ts';
import { openNews } from '../../support/openNews.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForEach } from '../../support/server.ts';
import { fundCalls, fundDraft } from '../../support/serverFund.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const pdf = new File(['%PDF-1.4\n%%EOF'], 'Отчёт.pdf', { type: 'application/pdf' });

const server = serverForEach();

/** The form of a stored item, whose file is held back. */
const openForm = async (...features: string[]) => {
  const { user, calls, stored } = await openNews(server, 'Итоги', ...features);
  const arrive = calls.hold('UploadPdf');
  await user.upload(await screen.findByLabelText(/^PDF-документ: /), pdf);
  return { user, calls, arrive, stored: async () => (await stored()).news[0] };
};

it('what is typed in a window of the text belongs to a save that waits for a file', async () => {
  const { user, calls, arrive, stored } = await openForm();
  const link = await screen.findByRole('button', { name: 'Ссылка' });
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await screen.findByText('Файл загружается, затем запись сохранится…');
  await user.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ссылка' }));
  await user.type(dialog.getByRole('textbox', { name: /^Адрес/ }), 'https://depository.uz/itogi');
  await waitFor(() => expect(calls.held('UploadPdf')).toBe(1));
  arrive();
  await screen.findByText(pdf.name);
  expect(calls.count('UpdateOrAdd')).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Применить' }));
  await screen.findByText('Новость успешно изменена');
  expect((await stored()).description).toContain('href="https://depository.uz/itogi"');
});

it('a failed file leaves the focus in a window of the text until it is closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, calls, arrive } = await openForm();
  arrive();
  await screen.findByText(pdf.name);
  const refusal = later();
  calls.answer('UploadPdf', async () => {
    await refusal.promise;
    return Response.json({}, { status: 500 });
  });
  await user.upload(await screen.findByLabelText(/^PDF-документ: /), pdf);
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await screen.findByText('Файл загружается, затем запись сохранится…');
  await user.click(await screen.findByRole('button', { name: 'Ссылка' }));
  const address = await screen.findByRole('textbox', { name: /^Адрес/ });
  await user.type(address, 'https://depository.uz');
  refusal.resolve();
  await screen.findByText(/^Не удалось загрузить файл/);
  expect(address).toHaveFocus();
  await user.keyboard('{Escape}');
  await screen.findByText(/Загрузите файл ещё раз или сохраните запись без него/);
  expect(calls.count('UpdateOrAdd')).toBe(0);
});

it('a save that is sent once the connection is back waits for a window of the text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, calls, arrive, stored } = await openForm();
  arrive();
  await screen.findByText(pdf.name);
  calls.answer('UpdateOrAdd', () => Promise.reject(new TypeError('Failed to fetch')));
  act(connection.lost);
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await user.click(await screen.findByRole('button', { name: 'Отправить, когда появится связь' }));
  await user.click(await screen.findByRole('button', { name: 'Ссылка' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ссылка' }));
  await user.type(dialog.getByRole('textbox', { name: /^Адрес/ }), 'https://depository.uz/itogi');
  calls.restore('UpdateOrAdd');
  const before = calls.count('UpdateOrAdd');
  act(connection.found);
  await stored();
  expect(calls.count('UpdateOrAdd')).toBe(before);
  await user.click(dialog.getByRole('button', { name: 'Применить' }));
  await screen.findByText('Новость успешно изменена');
  expect((await stored()).description).toContain('href="https://depository.uz/itogi"');
});

it('a row of the fund is sent from its own dialog once the connection is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { add, rowsOf } = fundCalls(server);
  await add([fundDraft('7')]);
  const calls = watchFetch(server.fetch);
  const { user } = await renderAdmin(server, { at: '/dashboard/allGuaranteeFund', fetch: calls.fetch });
  await user.click(await screen.findByRole('button', { name: 'Изменить: Участник 7' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: 'Наименование' }), '!');
  calls.answer('/GuaranteeFund/', () => Promise.reject(new TypeError('Failed to fetch')));
  act(connection.lost);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await user.click(await dialog.findByRole('button', { name: 'Отправить, когда появится связь' }));
  calls.restore('/GuaranteeFund/');
  act(connection.found);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rowsOf()).toMatchObject([{ name: 'Участник 7!' }]);
});

it('a former state is not restored over a save that waits for the history to be closed', async () => {
  const { user, arrive } = await openForm('revisions');
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), '!');
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await screen.findByText('Файл загружается, затем запись сохранится…');
  await user.click(screen.getByRole('button', { name: 'История' }));
  const panel = within(await screen.findByRole('dialog', { name: 'История изменений' }));
  await user.click(await panel.findByRole('button', { name: 'Прочитать: версия 1' }));
  const restore = await panel.findByRole('button', { name: 'Восстановить в форму: версия 1' });
  arrive();
  await screen.findByText(pdf.name);
  expect(restore).toHaveAttribute('aria-disabled', 'true');
  expect(restore).toHaveAttribute('title', 'Форма занята: дождитесь окончания.');
  await user.keyboard('{Escape}');
  await screen.findByText('Новость успешно изменена');
});

it('a former state that replaces what was to be sent once the connection is back is not sent in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, calls, arrive, stored } = await openForm('revisions');
  arrive();
  await screen.findByText(pdf.name);
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), '!');
  calls.answer('UpdateOrAdd', () => Promise.reject(new TypeError('Failed to fetch')));
  act(connection.lost);
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await user.click(await screen.findByRole('button', { name: 'Отправить, когда появится связь' }));
  await user.click(screen.getByRole('button', { name: 'История' }));
  const panel = within(await screen.findByRole('dialog', { name: 'История изменений' }));
  calls.restore('UpdateOrAdd');
  const before = calls.count('UpdateOrAdd');
  act(connection.found);
  await user.click(await panel.findByRole('button', { name: 'Прочитать: версия 1' }));
  await user.click(await panel.findByRole('button', { name: 'Восстановить в форму: версия 1' }));
  await user.click(await screen.findByRole('button', { name: 'Заменить' }));
  await screen.findByText('Версия 1 перенесена в форму: проверьте и сохраните.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Не сохранено')).toBeNull();
  expect(await stored()).toMatchObject({ title: 'Итоги ru' });
  expect(calls.count('UpdateOrAdd')).toBe(before);
  expect(await screen.findByRole('button', { name: 'Изменить' })).toBeEnabled();
});

it('the focus of the tools of a text is in the text while it is saved', async () => {
  const { user, calls, arrive } = await openForm();
  arrive();
  const release = calls.hold('UpdateOrAdd');
  await user.click(await screen.findByRole('button', { name: 'Ссылка' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Ссылка' })).toHaveFocus();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(calls.held('UpdateOrAdd')).toBe(1));
  expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveFocus();
  release();
  await screen.findByText('Новость успешно изменена');
});
