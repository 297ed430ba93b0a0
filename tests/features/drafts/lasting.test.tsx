import { act, screen, waitFor } from '@testing-library/react';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { session } from '../../../src/session.ts';
import { found, freshServerAndBrowser, kept, plain, rowsOf, sealed } from '../../support/drafts.ts';
import { heldCalls } from '../../support/heldCalls.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = freshServerAndBrowser();

const openForm = async () => {
  const { user } = await renderAdmin(server, { at: '/dashboard/addGlossary', signedIn: sealed });
  await user.click(await screen.findByRole('textbox', { name: 'Ключевое слово' }));
  return user;
};

it('what was acknowledged is no draft any more before anything else happens, on a busy computer too', async () => {
  const user = await openForm();
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const busy = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return encrypt(...given);
  });
  await user.paste('Акция');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(busy).toHaveBeenCalled());
  const removing = vi.spyOn(IDBObjectStore.prototype, 'delete');
  const told = new MutationObserver(() => {
    if (screen.queryByText('Глоссарий успешно добавлен!') && removing.mock.calls.length === 0)
      isTooEarly = true;
  });
  let isTooEarly = false;
  told.observe(document.body, { childList: true, subtree: true });
  screen.getByRole('button', { name: 'Опубликовать' }).click();
  await screen.findByText('Глоссарий успешно добавлен!');
  told.disconnect();
  vi.restoreAllMocks();
  expect(isTooEarly).toBe(false);
  expect(await rowsOf('drafts')).toEqual([]);
});

it.each([
  ['thrown them away', () => undefined],
  ['closed their database by force and thrown them away', forceCloseDatabase],
])('drafts are stored again after the browser has %s, in the form that stands open', async (_what, close) => {
  const opening = vi.spyOn(indexedDB, 'open');
  const user = await openForm();
  await user.paste('Акция');
  await kept(1);
  close(opening.mock.results[0]?.value.result);
  await deleteDB('drafts');
  await user.paste(' и пай');
  await kept(1);
  expect(screen.queryByText('Черновик не хранится')).toBeNull();
});

it('a newer page may change the database of drafts, and the form that stands open says that it stores none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await openForm();
  await user.paste('Акция');
  await kept(1);
  const newer = await openDB('drafts', 2);
  await user.paste(' и пай');
  expect(await screen.findByText('Черновик не хранится')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('Глоссарий успешно добавлен!')).toBeVisible();
  newer.close();
  vi.restoreAllMocks();
});

it('a busy computer whose storage takes four seconds is not said to store no drafts', async () => {
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
    const request = open(...given);
    const listen = request.addEventListener.bind(request);
    const listenLate = (type: string, listener: EventListener) =>
      listen(type, type === 'success' ? (event) => setTimeout(listener, 4000, event) : listener);
    return Object.assign(request, { addEventListener: listenLate });
  });
  const user = await openForm();
  await user.paste('Акция');
  const told = await screen.findByText(/^Черновик (сохранён|не хранится)/, undefined, { timeout: 10_000 });
  expect(told).toHaveTextContent('Черновик сохранён');
  vi.restoreAllMocks();
});

it('a browser whose storage never answers is said to store no drafts, and nothing is promised at leaving', async () => {
  const silent = Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } });
  vi.spyOn(indexedDB, 'open').mockReturnValue(silent);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await openForm();
  await user.paste('Акция');
  expect(await screen.findByText('Черновик не хранится', undefined, { timeout: 15_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Назад' }));
  expect(await screen.findByText('Изменения в форме не сохранены и пропадут.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Остаться' }));
  vi.restoreAllMocks();
  // what waits to be written would be written in the browser of the next test
  act(() => session.end());
});

it.each(['was lost', 'had not come yet'])(
  'a draft of a new record whose answer %s when the page was left asks before it is sent again',
  async (answer) => {
    const cut = heldCalls(async (input, init) => {
      const isSave = String(input).includes('UpdateOrAdd');
      const sent = server.fetch(input, init);
      if (!isSave) return sent;
      await sent;
      if (answer === 'was lost') throw new TypeError('Failed to fetch');
      return new Promise(() => undefined);
    });
    const at = '/dashboard/addGlossary';
    const first = await renderAdmin(server, { at, signedIn: plain, fetch: cut.fetch });
    await first.user.click(await screen.findByRole('textbox', { name: 'Ключевое слово' }));
    await first.user.paste('Акция');
    await kept(1);
    await first.user.click(screen.getByRole('button', { name: 'Опубликовать' }));
    await waitFor(() => expect(cut.to('UpdateOrAdd')).toHaveLength(1));
    if (answer === 'was lost') await screen.findByText(/Дошло ли отправленное, неизвестно/);
    await kept(1);
    first.unmount();

    const { user } = await renderAdmin(server, { at, signedIn: plain });
    await found();
    await user.click(screen.getByRole('button', { name: 'Восстановить черновик' }));
    await screen.findByDisplayValue('Акция');
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
    expect(await screen.findByRole('alertdialog', { name: 'Отправить ещё раз?' })).toBeVisible();
  },
);

it('drafts are there at once after a password that was due at sign-in', async () => {
  const accounts = (await server.as('admin', 'GET', '/api/Admin/Account/GetAll')).body.data;
  const { id, userName } = accounts.find(({ role }: { role: string }) => role === 'kadry');
  const { password } = (await server.as('admin', 'POST', '/api/Admin/Account/ResetPassword', { id })).body
    .data;
  const { token, due } = (await server.login(userName, password)).body;
  const { fetch, count } = watchFetch(server.fetch);
  const signedIn = { ...sealed, login: userName, token, due };
  const { user } = await renderAdmin(server, { at: '/dashboard/addVacancy', as: 'kadry', signedIn, fetch });
  await screen.findByLabelText('Новый пароль');
  await waitFor(() => expect(count('DraftKey')).toBe(1));

  const changed = await fetch('/Access/ChangePassword', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: password, newPassword: 'сосна и клён 42' }),
  });
  expect(changed.status).toBe(200);
  act(() => session.settle());
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), 'Юрист');
  await waitFor(() => expect(count('DraftKey')).toBe(2), { timeout: 3000 });
  await kept(1);
});
