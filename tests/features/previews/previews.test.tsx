import '../../support/prosemirror.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../support/fields.ts';
import { openNews } from '../../support/openNews.ts';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();

const open = (title: string) => openNews(server, title, 'revisions', 'previews');

it('a link to the version of the form is made, copied, listed with its openings and withdrawn', async () => {
  const { user, calls } = await open('Тарифы');
  await user.type(await field('Заголовок'), '!');
  await user.click(await screen.findByRole('button', { name: 'Ссылка для просмотра' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ссылка для просмотра' }));
  expect(await dialog.findByText('Несохранённые изменения по ссылке не видны.')).toBeVisible();
  expect(await dialog.findByText('Ссылок на эту запись нет.')).toBeVisible();

  const create = dialog.getByRole('button', { name: 'Создать ссылку' });
  fireEvent.click(create);
  fireEvent.click(create);
  await dialog.findByLabelText('Адрес');
  // an impatient one, which would take the place of the address
  fireEvent.click(create);
  await user.click(await dialog.findByRole('button', { name: 'Скопировать ссылку' }));
  expect(await dialog.findByText('Ссылка скопирована')).toBeVisible();
  expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
  const address = await navigator.clipboard.readText();
  expect(dialog.getByLabelText('Адрес')).toHaveValue(address);
  await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled'), { timeout: 3000 });
  expect(calls.count('Preview/Add')).toBe(1);
  expect(dialog.getByRole('link', { name: 'Открыть' })).toHaveAttribute('href', address);
  const { pathname } = new URL(address);
  const opened = () => server.send({ method: 'GET', url: pathname });
  expect((await opened()).body).toContain('Тарифы ru');
  await user.click(dialog.getByRole('button', { name: 'Закрыть' }));

  // it was read before it was opened
  await user.click(screen.getByRole('button', { name: 'Ссылка для просмотра' }));
  const again = within(await screen.findByRole('dialog', { name: 'Ссылка для просмотра' }));
  expect(again.queryByLabelText('Адрес')).toBeNull();
  const row = within(await again.findByRole('listitem'));
  expect(row.getByText(/^Создана: Дилноза Рахимова, /)).toBeVisible();
  expect(await row.findByText(/^Открыта 1 раз, последний — /)).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Отозвать: Версия № 1\./ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Отозвать' }));
  expect(await row.findByText(/^Отозвана: Дилноза Рахимова, /)).toBeVisible();
  await waitFor(() => expect(row.queryByRole('button', { name: /^Отозвать/ })).toBeNull());
  expect((await opened()).status).toBe(410);
});

it('a withdrawn link has no address any more, and the focus goes to the next one, then to the panel', async () => {
  const { user, id } = await open('Ставки');
  await server.as('admin', 'POST', '/api/Admin/Preview/Add', { kind: 'news', id, version: 1 });
  await user.click(await screen.findByRole('button', { name: 'Ссылка для просмотра' }));
  const panel = await screen.findByRole('dialog', { name: 'Ссылка для просмотра' });
  await user.click(within(panel).getByRole('button', { name: 'Создать ссылку' }));
  await within(panel).findByLabelText('Адрес');
  const withdraw = async () => {
    const [first] = await within(panel).findAllByRole('button', { name: /^Отозвать: / });
    if (first) await user.click(first);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отозвать' }),
    );
  };
  await withdraw();
  await waitFor(() => expect(within(panel).queryByLabelText('Адрес')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(within(panel).getByRole('button', { name: /^Отозвать: / })).toHaveFocus());
  await withdraw();
  await waitFor(() => expect(within(panel).queryByRole('button', { name: /^Отозвать: / })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
});

it('a link whose answer was lost is listed and can be withdrawn', async () => {
  const { user, calls } = await open('Сроки');
  await user.click(await screen.findByRole('button', { name: 'Ссылка для просмотра' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ссылка для просмотра' }));
  await dialog.findByText('Ссылок на эту запись нет.');
  calls.lose('Preview/Add');
  await user.click(dialog.getByRole('button', { name: 'Создать ссылку' }));
  expect(await dialog.findByText(/Дошло ли отправленное, неизвестно/)).toBeVisible();
  expect(await dialog.findByRole('button', { name: /^Отозвать: Версия № 1\./ })).toBeVisible();
});
